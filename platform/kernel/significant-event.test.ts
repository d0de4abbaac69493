// Several sources read as one list: whole, in order, page by page, whatever moments they share.
import { describe, expect, test } from "vitest";
import {
	eventPlace,
	mergeSignificant,
	type ReadSignificant,
	readEventCursor,
	type SignificantEvent,
	type SourcedEvent,
	seededChance,
	writeEventCursor,
} from "./index.ts";

const event = (atMicros: bigint, id: string): SignificantEvent => ({
	id,
	atMicros,
	kind: "noted",
	facts: {},
	merchant: undefined,
	memberId: undefined,
	actor: undefined,
});

/** A source in memory that orders as a database would: by moment and id, both falling. */
function sourceOf(events: readonly SignificantEvent[]): ReadSignificant {
	const ordered = events.toSorted((one, other) =>
		one.atMicros === other.atMicros ? Number(other.id) - Number(one.id) : Number(other.atMicros - one.atMicros),
	);
	return async (asked) => {
		const { atMicros, id = "0" } = eventPlace(asked);
		return ordered
			.filter((one) => one.atMicros < atMicros || (one.atMicros === atMicros && Number(one.id) < Number(id)))
			.slice(0, asked.limit);
	};
}

const asked = { merchant: "tessera", from: new Date(0), to: new Date(1_000_000) };

async function everyPage(sources: Readonly<Record<string, ReadSignificant>>, limit: number) {
	const pages: SourcedEvent[] = [];
	let after: ReturnType<typeof readEventCursor>;
	do {
		const page = await mergeSignificant(sources, { ...asked, after, limit });
		pages.push(...page);
		const last = page.at(-1);
		after = last === undefined ? undefined : readEventCursor(writeEventCursor(last));
	} while (after !== undefined);
	return pages.map(({ source, id }) => `${source} ${id}`);
}

describe("several sources", () => {
	test.each([1, 2, 3, 10, 100])("are one list, %i a page, with nothing lost and nothing twice", async (limit) => {
		const chance = seededChance(2026);
		const made = ["acts", "events", "ledger"].map((name) => {
			const events = Array.from({ length: 30 }, (_, index) => event(BigInt(chance.below(12)), String(index + 1)));
			return [name, sourceOf(events)] as const;
		});
		const sources = Object.fromEntries(made);
		const whole = await everyPage(sources, 1_000);
		expect(new Set(whole).size).toBe(90);
		expect(await everyPage(sources, limit)).toEqual(whole);
	});

	test("come newest first, and of one moment the sources in turn", async () => {
		const sources = {
			acts: sourceOf([event(5n, "1"), event(7n, "2")]),
			ledger: sourceOf([event(5n, "1"), event(9n, "2")]),
		};
		expect(await everyPage(sources, 2)).toEqual(["ledger 2", "acts 2", "ledger 1", "acts 1"]);
	});

	test("none at all are an empty list", async () => {
		expect(await mergeSignificant({}, { ...asked, limit: 5 })).toEqual([]);
	});
});

describe("a cursor", () => {
	test.each(["", "5", "5_ledger", "5_Ledger_1", "x_ledger_1", "5_ledger_1 or 1=1", `${"9".repeat(18)}_ledger_1`])(
		"%j is none of ours",
		(text) => {
			expect(readEventCursor(text)).toBeUndefined();
		},
	);
	test("comes back as it was written, with an id of two parts too", () => {
		const written = { ...event(1_770_000_000_123_456n, "17_0198c000-0000-7000-8000-000000000001"), source: "ledger" };
		expect(readEventCursor(writeEventCursor(written))).toEqual({
			atMicros: written.atMicros,
			source: "ledger",
			id: written.id,
		});
	});
});
