// A call as data. The server's binding, the typed client, validation both ways and the OpenAPI document derive from it.
import type { core } from "zod/mini";
import type { ErrorTable } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may call: `public` needs no token; `optional` reads one when it is there; `session` needs one, a guest's too;
 * `member` needs one of a registered account (a guest is told to register); `play` needs the token of one launched game;
 * `staff` needs the token of somebody who works here, and the permission that the endpoint names.
 */
export type Access = "public" | "optional" | "session" | "member" | "play" | "staff";

/** What a member of staff must be allowed, as module and action: `cashier.deposits:decide`. `own` is everybody's who works here. */
export type StaffPermission = `${string}:${string}` | "own";

/** The key that a browser is known by, kept where no script reads it and sent below `path` alone. */
export type BrowserCookie = { readonly name: string; readonly path: `/${string}`; readonly days: number };

/** At most `max` calls in `seconds`, counted by client address or by session (by address when there is none). */
export type Limit = { readonly max: number; readonly seconds: number; readonly by: "address" | "session" };

export type EndpointShape<
	In extends core.$ZodType,
	Out extends core.$ZodType,
	Errors extends ErrorTable,
	Caller extends Access = Access,
> = {
	/** The verb that also names the use case and its test, in kebab-case: `place-bet`. Unique in the product. */
	readonly name: string;
	/** One line for the OpenAPI document. */
	readonly summary: string;
	readonly method: Method;
	readonly path: `/${string}`;
	/** The `Module-Id` values this call accepts; the client sends the first. */
	readonly moduleIds: readonly [string, ...string[]];
	readonly access: Caller;
	/** Of access `staff`, which is never bound without one; no other access may name one. */
	readonly permission?: StaffPermission;
	/** The body is a compact JWE to the server's published key (POST and PUT only). */
	readonly sealed?: boolean;
	/** The call names the gateway's version and brings a sealed token in the headers `gateway-version` and `encrypted-token`. */
	readonly gateway?: number;
	/** Answered at a host that no brand has, too. */
	readonly atAnyHost?: true;
	/** The code of the sentence (`errors.<CODE>` in the messages) that a success carries as its `message`. */
	readonly says?: string;
	/** The body is a form post (POST only); JSON is taken as well. Every field must read from a string. */
	readonly form?: boolean;
	/** The call carries an `Idempotency-Key`; the same key and content get the stored answer. */
	readonly idempotent?: boolean;
	readonly limit?: Limit;
	/**
	 * `open`: answered while a break or an exclusion of the caller runs, too. Every other call that asks for a session is
	 * refused then, so a new one is excluded until its contract says otherwise (GLI-19 A.3.8).
	 */
	readonly whileExcluded?: "open";
	/** `open`: may be done before a password for one login is replaced. Every other act of such a session is refused. */
	readonly whilePasswordOwed?: "open";
	/** The call reads, and may set, the key that this browser is known by. */
	readonly browserCookie?: BrowserCookie;
	/** The longest body in bytes, where it is more than any call may have; only for callers with a token of a session. */
	readonly bodyBytes?: number;
	/** POST and PUT: the JSON body. GET and DELETE: the query, so every field must read from a string. */
	readonly input: In;
	/** A call as its contract takes it, of nobody that there is: for the OpenAPI document, and where calls are tried by themselves. */
	readonly example?: core.input<In>;
	readonly output: Out;
	/** Failures beyond the shared ones, in order of precedence. */
	readonly errors: Errors;
};

export type Endpoint<
	In extends core.$ZodType = core.$ZodType,
	Out extends core.$ZodType = core.$ZodType,
	Errors extends ErrorTable = ErrorTable,
	Caller extends Access = Access,
> = EndpointShape<In, Out, Errors, Caller>;

/** What the caller passes. */
export type InputOf<E extends Endpoint> = core.input<E["input"]>;
/** What the handler receives: the input after parsing, with defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = core.output<E["input"]>;
/** What the handler answers and the caller receives. */
export type OutputOf<E extends Endpoint> = core.output<E["output"]>;
export type ErrorCodeOf<E extends Endpoint> = Extract<keyof E["errors"], string>;

/** A call that takes something says what: without an example it does not compile. One that takes nothing has none. */
type Exemplified<In extends core.$ZodType> =
	core.input<In> extends Readonly<Record<string, never>>
		? { readonly example?: never }
		: { readonly example: core.input<In> };

/** @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
	In extends core.$ZodType,
	Out extends core.$ZodType,
	const Errors extends ErrorTable,
	const Caller extends Access,
>(
	shape: EndpointShape<In, Out, Errors, Caller> & Exemplified<In>,
): Endpoint<In, Out, Errors, Caller> & Exemplified<In> {
	return shape;
}
