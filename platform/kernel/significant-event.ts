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

/** An event of one of several sources. */
export type SourcedEvent = SignificantEvent & { readonly source: string };

export type MergedAsked = Omit<SignificantAsked, "before"> & {
	/** The last event of the page before. */
	readonly after?: Pick<SourcedEvent, "atMicros" | "source" | "id"> | undefined;
};

/** One page of several sources, newest first: of one moment by the source's name, within a source as it orders them. */
export async function mergeSignificant(
	sources: Readonly<Record<string, ReadSignificant>>,
	asked: MergedAsked,
): Promise<readonly SourcedEvent[]> {
	const { after, ...rest } = asked;
	const pages = await Promise.all(
		Object.entries(sources).map(async ([source, read]) => {
			const events = await read({ ...rest, before: after === undefined ? undefined : beforeIn(source, after) });
			return events.map((event) => ({ ...event, source }));
		}),
	);
	return pages.flat().toSorted(newestFirst).slice(0, asked.limit);
}

/** Where a source goes on after an event: what it has of that moment comes before or after it as a whole. */
function beforeIn(source: string, after: NonNullable<MergedAsked["after"]>): EventPosition {
	const { atMicros, id } = after;
	if (source === after.source) return { atMicros, id };
	return { atMicros: source < after.source ? atMicros + 1n : atMicros };
}

/** The order is stable: within a source it stays as it came. */
function newestFirst(one: SourcedEvent, other: SourcedEvent): number {
	if (one.atMicros !== other.atMicros) return one.atMicros > other.atMicros ? -1 : 1;
	if (one.source === other.source) return 0;
	return one.source > other.source ? -1 : 1;
}

export const writeEventCursor = ({ atMicros, source, id }: SourcedEvent): string => `${atMicros}_${source}_${id}`;

/** Undefined for what `writeEventCursor` has not written. */
export function readEventCursor(text: string): MergedAsked["after"] {
	const [, micros, source, id] = /^([0-9]{1,17})_([a-z-]{1,20})_([0-9a-f_-]{1,60})$/.exec(text) ?? [];
	if (micros === undefined || source === undefined || id === undefined) return undefined;
	return { atMicros: BigInt(micros), source, id };
}
