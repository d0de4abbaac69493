// What keeps the product from starting and is no bug: told to the person in one line, without a stack.

export function startError(line: string): Error {
	const error = new Error(line);
	error.name = "StartError";
	return error;
}

/** The one line of any error. */
export function lineOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
