import struct Models.User
