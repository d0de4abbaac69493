// What the HTTP server asks of the program around it. Each is a port: the platform knows no domain.
import type { Failure } from "#platform/contract";
import type { AnyCall, PlayTicket, Principal, StaffPrincipal } from "./call.ts";

export type MaybePromise<T> = T | Promise<T>;

/** Who holds a token. Undefined for a token that is unknown, ended or malformed. */
export type Authentication = {
	readonly session: (token: string) => Promise<Principal | undefined>;
	readonly play: (token: string) => MaybePromise<PlayTicket | undefined>;
	/** Nobody works here when not given. */
	readonly staff?: (token: string) => Promise<StaffPrincipal | undefined>;
};

/** The merchant code a call is for: the one it names (undefined when it names none) or the one its host stands for. */
export type BrandOf = (asked: string | undefined, host: string) => MaybePromise<string | undefined>;

/** 0 open, 1 maintenance, 2 closed to this address. */
export type SystemStatus = 0 | 1 | 2;
export type StatusOf = (call: {
	readonly merchant: string;
	readonly address: string;
	readonly host: string;
}) => MaybePromise<SystemStatus>;

/** The sentence for an error code in a language. Always answers: in the default language when there is no other. */
export type MessageOf = (language: string, code: string) => string;

/** A known caller, as the places of calls are weighed. */
export type PlacedCall = Pick<AnyCall, "principal" | "play" | "address" | "now">;

/** Whether a call of somebody known may come from where it comes from; undefined lets it pass. Quick: every call asks. */
export type PlaceOf = (call: PlacedCall) => MaybePromise<Refused | undefined>;

/** Hears of a call that was turned away because its region is closed, with the token that it carried. Not waited for. */
export type TurnedAway = (token: string, call: Pick<AnyCall, "address" | "now" | "merchant">) => void;

export type Quota = { readonly max: number; readonly seconds: number };

/** Takes one call from the quota of a key: 0 when it may go on, else the seconds until it may. */
export type RateLimiter = { readonly take: (key: string, quota: Quota) => MaybePromise<number> };

export type Languages = {
	/** Lower-case codes of the specification: en, ko, cn, ja, th, vi, bn, id. */
	readonly known: ReadonlySet<string>;
	readonly fallback: string;
};

/** Claims a nonce until a moment: false when it was claimed before, on this node or another. */
export type Nonces = { readonly claim: (nonce: string, until: Date) => Promise<boolean> };

/** The key pair of sealed bodies. */
export type SealingKey = {
	/** The public half as it is published. */
	readonly published: {
		readonly kty: "EC";
		readonly crv: "P-256";
		readonly x: string;
		readonly y: string;
		readonly kid: string;
	};
	/** Opens a compact JWE made for this key; undefined when it is not one. */
	readonly open: (jwe: string) => Promise<string | undefined>;
};

export type StoredAnswer = { readonly status: number; readonly text: string };

export type IdempotentCall = {
	readonly principal: string;
	readonly endpoint: string;
	readonly key: string;
	/** SHA-256 of the content. */
	readonly digest: Buffer;
};

/**
 * `mine`: nobody has begun this call, it is ours to do. `done`: here is its answer. `busy`: somebody is doing it.
 * `conflict`: the key was used with other content.
 */
export type Claim =
	| { readonly state: "mine" | "busy" | "conflict" }
	| { readonly state: "done"; readonly answer: StoredAnswer };

export type IdempotentAnswers = {
	readonly claim: (call: IdempotentCall) => Promise<Claim>;
	readonly finish: (call: IdempotentCall, answer: StoredAnswer) => Promise<void>;
	/** Gives a call up that failed by a bug, or was refused for the moment, so that it may be tried again. */
	readonly release: (call: IdempotentCall) => Promise<void>;
};

/** A thing that must work before this process takes calls. Rejects when it does not. */
export type ReadinessCheck = { readonly name: string; readonly check: () => Promise<unknown> };

/** Why a call goes no further. */
export type Refused = Failure<string>;
