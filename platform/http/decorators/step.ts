// One step of a call on its way to its handler. A step fills in what it finds out or says why the call goes no further.
import type { IncomingHttpHeaders } from "node:http";
import type { AnyCall } from "../call.ts";
import type { MaybePromise, Refused } from "../ports.ts";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A call on its way. */
export type Passage = {
	readonly head: IncomingHttpHeaders;
	readonly context: Mutable<AnyCall>;
	/** What came: the text of a body, or the parsed query. */
	readonly received: unknown;
	readonly contentType: string | undefined;
	/** Plain data from outside, not yet validated. */
	content: unknown;
	/** What the handler gets. */
	input: unknown;
};

/** Answers at once where it can: a promise costs more than most steps do. */
export type Step = (passage: Passage) => MaybePromise<Refused | undefined>;

/** A header that is there once. */
export function single(header: string | readonly string[] | undefined): string | undefined {
	return typeof header === "string" ? header : undefined;
}
