import InsetSQLite3
import Testing

@Suite("SQLite3")
struct SQLiteTests {
    @Test func `a database in memory takes rows and gives them back in order`() throws {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let script = "CREATE TABLE pet (name TEXT, age INTEGER); INSERT INTO pet VALUES ('Rex', 3), ('Ada', 5)"
        #expect(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK)
        var statement: OpaquePointer?
        #expect(
            sqlite3_prepare_v2(database, "SELECT name, age FROM pet ORDER BY name", -1, &statement, nil) == SQLITE_OK
        )
        defer { sqlite3_finalize(statement) }
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            let name = try String(cString: #require(sqlite3_column_text(statement, 0)))
            rows.append("\(name) \(sqlite3_column_int(statement, 1))")
        }
        #expect(rows == ["Ada 5", "Rex 3"])
    }
}
