// Significant events (GLI-19 2.8.8): the one shape in which every domain hands out its own, so that they can be read as
// one list. Newest first, by keyset; who keeps them decides what an id is.
import type { MemberId } from "./ids.ts";

export type SignificantEvent = {
	/** Unique in its source. */
	readonly id: string;
	readonly atMicros: bigint;
	/** As its domain names it: `adjustment`, `login-failed`. */
	readonly kind: string;
	/** Undefined where the source knows no brand. */
	readonly merchant: string | undefined;
	readonly memberId: MemberId | undefined;
	/** The operator; undefined for what a member did or the house found by itself. */
	readonly actor: string | undefined;
	/** What else is known, by name: never a secret, never what names a person. */
	readonly facts: Readonly<Record<string, string>>;
};

/** The next page begins before it. Without an id: strictly before the moment. */
export type EventPosition = { readonly atMicros: bigint; readonly id?: string | undefined };

export type SignificantAsked = {
	readonly merchant: string;
	readonly from: Date;
	readonly to: Date;
	readonly memberId?: MemberId | undefined;
	readonly before?: EventPosition | undefined;
	readonly limit: number;
};

export type ReadSignificant = (asked: SignificantAsked) => Promise<readonly SignificantEvent[]>;

/** Where a page of one source begins: before `before`, or before the end of the period. */
export const eventPlace = ({ before, to }: SignificantAsked): EventPosition =>
	before ?? { atMicros: BigInt(to.getTime()) * 1000n };
