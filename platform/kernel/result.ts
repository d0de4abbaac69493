// Expected failures as values. `throw` is for bugs; a rule that can say no returns a Result.

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E> = { readonly ok: false; readonly error: E };
export type Result<T, E> = Ok<T> | Err<E>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** Applies `map` to a success and hands a failure through unchanged. */
export function mapResult<T, U, E>(result: Result<T, E>, map: (value: T) => U): Result<U, E> {
	return result.ok ? ok(map(result.value)) : result;
}

/** The value of a success. Throws on a failure: only where a failure would be a bug (tests, seeds, start-up). */
export function unwrap<T, E>(result: Result<T, E>): T {
	if (result.ok) return result.value;
	throw new Error(`unexpected failure: ${describeFailure(result.error)}`);
}

function describeFailure(failure: unknown): string {
	if (failure instanceof Error) return failure.message;
	return typeof failure === "string" ? failure : JSON.stringify(failure);
}
