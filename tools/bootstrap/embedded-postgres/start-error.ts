// What keeps the product from starting and is no bug: told to the person in one line, without a stack.

export class StartError extends Error {}

/** The one line of any error. */
export function lineOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
