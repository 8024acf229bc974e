import func Darwin.exit
