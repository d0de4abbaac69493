// The public face of the database: one pool, transactions, prepared calls, migrations and group commit.
export { type RawBuilder, sql } from "kysely";
export { type Database, openDatabase, type PoolCounts } from "./database.ts";
export { databaseErrorCode, isOutOfRoom, isUniqueViolation, isUnreachable } from "./errors.ts";
export type { Call, Frame } from "./framed.ts";
export { gatherReads } from "./gather.ts";
export { createLanes, type LaneRefusal, type Lanes, type LanesOptions, type WrittenBatch } from "./lanes.ts";
export { keepLatest, type Latest } from "./latest.ts";
export type { Line } from "./line.ts";
export { type AppliedMigration, type MigrationSource, migrate } from "./migrate.ts";
export { openPool, type PoolOptions } from "./pool.ts";
export { plainArray, textArray } from "./text-array.ts";
export { afterCommit, callIn, type Tx, tables } from "./tx.ts";
