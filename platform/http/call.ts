// A call as its handler sees it: who calls, from where, in which language; and the binding of a handler to its contract.
// Knows nothing of HTTP.
import type {
	Access,
	Endpoint,
	ErrorCodeOf,
	Failure,
	OutputOf,
	ParsedInputOf,
	SharedErrorCode,
} from "#platform/contract";
import type { CurrencyCode, MemberId, Result } from "#platform/kernel";

/** A break or an exclusion of a member, as long as it runs. */
export type RunningExclusion = { readonly kind: "break" | "exclusion"; readonly until: Date };

/** Whoever holds a session token. */
export type Principal = {
	readonly memberId: MemberId;
	readonly sessionId: string;
	/** A free-play account: may not do what is for registered members. */
	readonly guest: boolean;
	readonly account: string;
	readonly merchant: string;
	readonly currency: CurrencyCode;
	/** What ran when the session began; it counts until it ends. Such a session reaches the member's money and records alone. */
	readonly excluded?: RunningExclusion | undefined;
	/** Came in with a password for one login and has chosen no other yet: may read, and do that. */
	readonly passwordOwed?: boolean;
};

/** Whoever holds the token of one launched game. */
export type PlayTicket = {
	readonly playId: string;
	/** Undefined in a demo that nobody logged in for. */
	readonly memberId: MemberId | undefined;
	readonly vendor: string;
	readonly gameCode: string;
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	readonly merchant: string;
};

/** Whoever works here and holds a token of the back office; every row they touch is their merchant's. */
export type StaffPrincipal = {
	readonly staffId: string;
	readonly sessionId: string;
	/** As it stands in the trail of what was done. */
	readonly name: string;
	readonly merchant: string;
	readonly permissions: ReadonlySet<string>;
	/** What they may do without a second person within a day, in minor units of the brand's currency; undefined: nothing. */
	readonly aloneUpTo: bigint | undefined;
};

type LogLine = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** The log of one call or job. Never give it a password, a token or a body. */
export type Log = { readonly debug: LogLine; readonly info: LogLine; readonly warn: LogLine; readonly error: LogLine };

/** What every call has, whoever makes it. */
export type CallFacts = {
	/** The client's IP address. */
	readonly address: string;
	/** The host the client called, without the port. */
	readonly host: string;
	readonly language: string;
	/** The merchant code the call is for, resolved and known. */
	readonly merchant: string;
	/** Which of the endpoint's modules the call names; undefined where it does not come over HTTP. */
	readonly moduleId?: string;
	readonly requestId: string;
	readonly userAgent: string;
	/** The `Idempotency-Key` header when it is there and well-formed; always there for an idempotent endpoint. */
	readonly idempotencyKey: string | undefined;
	readonly now: Date;
	readonly log: Log;
	/** Of an endpoint with a `browserCookie`. */
	readonly browser?: CallingBrowser;
};

/** What a browser is known by: undefined until `keep` gave it a key, in a cookie that no script reads. */
export type CallingBrowser = { readonly key: string | undefined; readonly keep: (key: string) => void };

type Callers = {
	readonly public: { readonly principal: undefined; readonly play: undefined; readonly staff: undefined };
	readonly optional: { readonly principal: Principal | undefined; readonly play: undefined; readonly staff: undefined };
	readonly session: { readonly principal: Principal; readonly play: undefined; readonly staff: undefined };
	readonly member: { readonly principal: Principal; readonly play: undefined; readonly staff: undefined };
	readonly play: { readonly principal: undefined; readonly play: PlayTicket; readonly staff: undefined };
	readonly staff: { readonly principal: undefined; readonly play: undefined; readonly staff: StaffPrincipal };
};

/** Any caller, as the server knows it before it has chosen a route. */
export type AnyCall = CallFacts & {
	readonly principal: Principal | undefined;
	readonly play: PlayTicket | undefined;
	readonly staff: StaffPrincipal | undefined;
};

/** `principal` is there for access `session` and `member`, `play` for access `play`, `staff` for access `staff`. */
export type CallContext<Caller extends Access = Access> = CallFacts & Callers[Caller];

/** What a handler may answer: the contract's output, a failure the contract lists, or a shared one. */
export type Answer<E extends Endpoint> = Result<OutputOf<E>, Failure<ErrorCodeOf<E> | SharedErrorCode>>;

export type Handler<E extends Endpoint> = (
	input: ParsedInputOf<E>,
	context: CallContext<E["access"]>,
) => Promise<Answer<E>>;

/** A contract with its handler. Only the server calls `handle`, and only with what the contract has parsed. */
export type Route = {
	readonly endpoint: Endpoint;
	// A method, so that a handler of a narrower input may stand here: `bind` has proven that it fits the endpoint.
	handle(input: unknown, context: AnyCall): Promise<Result<unknown, Failure<string>>>;
};

/** Binds a handler to its contract; the types of both must agree. */
export function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
	return { endpoint, handle: handler };
}
