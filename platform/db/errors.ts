// What a database error means: whether to try again, whether the server is gone, which rule it broke.

/** The SQLSTATE of an error that PostgreSQL answered with, like "23505"; undefined for any other. */
export function databaseErrorCode(error: unknown): string | undefined {
	if (!(error instanceof Error) || !("code" in error)) return undefined;
	return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

const serializationFailure = "40001";
const deadlockDetected = "40P01";

/** The transaction left no trace and may succeed when it is run again. */
export function isRetriable(error: unknown): boolean {
	const code = databaseErrorCode(error);
	return code === serializationFailure || code === deadlockDetected;
}

/** A unique index refused the row; with a name, that index or constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
	if (databaseErrorCode(error) !== "23505") return false;
	return (
		constraint === undefined || (error instanceof Error && "constraint" in error && error.constraint === constraint)
	);
}

const networkCodes: ReadonlySet<string> = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOENT",
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
]);

/** The server did not answer, or ended the connection: nothing is known of what was in flight. */
export function isUnreachable(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.some(isUnreachable);
	if (!(error instanceof Error)) return false;
	const code = databaseErrorCode(error);
	// 08 connection exception, 57P01-57P03 the server stops, crashed or still starts, 53300 too many connections.
	if (code !== undefined && /^(?:08|57P0[1-3]|53300)/.test(code)) return true;
	if ("code" in error && typeof error.code === "string" && networkCodes.has(error.code)) return true;
	return /^Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message);
}

/** The server has no room for it: its disk or memory is full, or a disk fails it. Nothing was written. */
export function isOutOfRoom(error: unknown): boolean {
	const code = databaseErrorCode(error);
	// 53 insufficient resources (53300, too many connections, passes by itself), 58030 a disk that fails.
	return code !== undefined && /^(?:53[0124]|58030)/.test(code);
}
