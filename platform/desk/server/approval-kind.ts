// What a kind of approval says of itself, and what can be done with one.
import type * as z from "zod/mini";
import type { Failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { ApprovalFault } from "../core/index.ts";
import type { AloneAsked, ApprovalPlace, ApprovalRow, RowsAsked } from "./approval-store.ts";
import type { Actor } from "./desk.ts";

export type Approval<Terms> = Omit<ApprovalRow, "terms" | "worth"> & { readonly terms: Terms; readonly worth: bigint };

/** What happened to it, as the trail and whoever looks on hear of it. */
export type ApprovalEvent = {
	readonly what: "asked" | "done alone" | "agreed" | "refused" | "taken back" | "lapsed";
	/** Who did it: `the clock` for what lapsed. */
	readonly operator: string;
	readonly at: Date;
	readonly why?: string;
};

export type Carrying = { readonly by: Actor; readonly askedBy?: string };

/** Why a word on it is none. */
export type ApprovalWords = Readonly<Record<ApprovalFault | "NOT_FOUND", string>>;

export type ApprovalKind<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string = never> = {
	readonly name: string;
	/** What refusals of its calls are called. */
	readonly says: Says;
	/** Who decides of it, asked by the contract of the call that does. */
	readonly permission: string;
	/** As the row keeps it. */
	readonly terms: z.ZodMiniType<Terms>;
	/** What it costs or moves: a size, in minor units. */
	readonly worth: (terms: Terms) => { readonly currency: string; readonly size: bigint };
	/** What it concerns, as lists ask for it. */
	readonly about: (terms: Terms) => string;
	/** Of one such thing one waits at a time. */
	readonly single?: boolean;
	/** Until when it can be decided, where that is sooner than in 72 hours. */
	readonly expiresAt?: (terms: Terms, now: Date) => Date;
	/** So many of a brand wait at once, and what is said to one more. */
	readonly waits?: { readonly most: number; readonly full: Full };
	/** What somebody did alone since a moment, where that is not the sum of what they asked for. */
	readonly given?: (tx: Tx, asked: Omit<AloneAsked, "kind">) => Promise<bigint>;
	/** Does it, in the transaction that approves. What it refuses leaves everything as it was. */
	readonly carry: (tx: Tx, approval: Carried<Terms>, by: Carrying) => Promise<Result<Done, Failure<Code>>>;
	/** Undoes what was kept ready for it. */
	readonly drop?: (tx: Tx, approval: Approval<Terms>, event: ApprovalEvent) => Promise<void>;
	/** Writes it down, and tells whoever looks on. `done` of what was carried. */
	readonly note: (tx: Tx, approval: Approval<Terms>, event: ApprovalEvent & { readonly done?: Done }) => Promise<void>;
};

/** What is carried: of one that is done alone there is no row yet. */
export type Carried<Terms> = Pick<Approval<Terms>, "id" | "merchant" | "terms" | "currency" | "reason" | "worth"> & {
	readonly askedById?: string;
};

export type Wish<Terms> = {
	readonly by: Actor;
	/** The same again is the same wish. */
	readonly id: string;
	readonly terms: Terms;
	readonly reason: string;
	/** What whoever asks may do alone in its currency, in minor units; undefined: nothing. */
	readonly alone: bigint | undefined;
};

export type Asking<Terms, Done> = {
	readonly approval: Approval<Terms>;
	/** It was asked for before, by the same call. */
	readonly before: boolean;
	/** Of what was done alone just now. */
	readonly done: Done | undefined;
};

export type Decided<Terms, Done> = { readonly approval: Approval<Terms>; readonly done: Done | undefined };

export type ToDecide = { readonly id: string; readonly by: Actor };
export type Word = { readonly kind: "approve" } | { readonly kind: "refuse"; readonly why: string };

export type Approvals<Terms, Done, Code extends string, Says extends ApprovalWords, Full extends string = never> = {
	readonly kind: Pick<ApprovalKind<Terms, Done, Code, Says, Full>, "name" | "permission">;
	readonly ask: (tx: Tx, wish: Wish<Terms>) => Promise<Result<Asking<Terms, Done>, Failure<Code | Full>>>;
	/** What nobody may do alone: it waits, whatever it is worth. */
	readonly askSecond: (tx: Tx, wish: Omit<Wish<Terms>, "alone">) => Promise<Approval<Terms>>;
	readonly decide: (
		tx: Tx,
		order: ToDecide & { readonly word: Word },
	) => Promise<Result<Decided<Terms, Done>, Failure<Code | Says["NOT_FOUND" | "CLOSED" | "OWN"]>>>;
	readonly takeBack: (
		tx: Tx,
		order: ToDecide & { readonly why?: string; readonly ofAnybody?: boolean },
	) => Promise<Result<Approval<Terms>, Failure<Says["NOT_FOUND" | "CLOSED" | "NOT_OWN"]>>>;
	readonly find: (tx: Tx, id: string) => Promise<Approval<Terms> | undefined>;
	readonly lock: (
		tx: Tx,
		at: { readonly id: string; readonly merchant: string },
	) => Promise<Approval<Terms> | undefined>;
	/** The oldest first, those whose time is over left out. */
	readonly waiting: (
		tx: Tx,
		asked: { readonly merchant?: string; readonly now: Date; readonly limit?: number },
	) => Promise<readonly Approval<Terms>[]>;
	readonly list: (tx: Tx, asked: Omit<RowsAsked, "kind">) => Promise<readonly (Approval<Terms> & ApprovalPlace)[]>;
	readonly count: (
		tx: Tx,
		asked: { readonly merchant: string; readonly now: Date },
	) => Promise<{ readonly count: number; readonly since: Date | undefined }>;
	/** What somebody did alone within the last day, in minor units. */
	readonly givenAlone: (
		tx: Tx,
		asked: { readonly byId: string; readonly currency: string; readonly now: Date },
	) => Promise<bigint>;
	/** Ends what nobody decided in time. */
	readonly lapse: (db: Pick<Database, "tx">, now: Date) => Promise<void>;
	/** The same in a transaction that runs. */
	readonly lapseIn: (tx: Tx, now: Date) => Promise<number>;
};

/** What is done by the clock for every kind. */
export type LapsingApprovals = { readonly lapse: (db: Pick<Database, "tx">, now: Date) => Promise<void> };
