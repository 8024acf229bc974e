import enum Models.State
