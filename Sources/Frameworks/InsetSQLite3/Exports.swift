@_exported import CSQLite
