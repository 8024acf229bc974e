import protocol Models.Store
