import let Models.limit
