// A table by its clock: phases, cuts, pauses, voids, sleep.
import { expect, it } from "vitest";
import { decideTable } from "./decide-table.ts";
import { applyTable, beginTable, tableRests, tickTable } from "./room.ts";
import type { TableAids, TableEvent, TableState } from "./table-state.ts";

const dealt = { outcome: "7", used: 0 };
const aids: TableAids = {
	next: { shoe: "20261124-1", commit: "c" },
	shuffled: { publicHex: "p", cardsHash: null, position: 0 },
	dealt,
	roundId: "r",
	paused: false,
	limits: undefined,
};

function go(state: TableState, until: number, given: TableAids = aids) {
	let now = state;
	const told: TableEvent[] = [];
	for (let turn = 0; turn < 100; turn++) {
		const { events } = tickTable(now, until, given);
		if (events.length === 0) break;
		told.push(...events);
		now = events.reduce(applyTable, now);
		if (now.phase.endsAt > until) break;
	}
	return { state: now, told: told.map(({ type }) => type) };
}

it("shuffles, opens, closes, deals, tells and begins again", () => {
	const first = go(beginTable("ROU01", 0), 0);
	expect(first.told).toEqual(["shuffling"]);
	const open = go(first.state, 12_000);
	expect(open.told).toEqual(["shuffled", "opened"]);
	expect(open.state).toMatchObject({ phase: { name: "open", endsAt: 32_000 }, round: { hand: 1, outcome: null } });
	expect(go(open.state, 32_999).told).toEqual([]);
	const ball = go(open.state, 33_000);
	expect(ball.state).toMatchObject({
		phase: { name: "dealing", endsAt: 45_000 },
		round: { outcome: "7" },
		past: [],
	});
	const result = go(ball.state, 45_000);
	expect(result.told).toEqual(["result"]);
	expect([tableRests(result.state), tableRests(ball.state)]).toEqual([true, false]);
	// Nobody watched for an hour: the round begins when somebody comes.
	const later = go(result.state, 3_600_000);
	expect(later.state.phase).toMatchObject({ name: "open", startsAt: 3_600_000 });
	expect(later.state.past).toHaveLength(1);
});

it("takes one member's cut while it shuffles", () => {
	const { state } = go(beginTable("BAC01", 0), 0);
	const cut = (by: string, place: number) => ({ type: "cut", shoe: "20261124-1", by, place }) as const;
	const taken = decideTable(state, cut("m1", 100), { now: 11_999 });
	expect(taken).toMatchObject({ ok: true, value: [{ type: "cut", place: 100 }] });
	const after = taken.ok ? taken.value.reduce(applyTable, state) : state;
	expect(decideTable(after, cut("m1", 100), { now: 11_999 })).toEqual({ ok: true, value: [] });
	expect(decideTable(after, cut("m2", 5), { now: 11_999 })).toMatchObject({ error: "CUT_TAKEN" });
	expect(decideTable(state, cut("m1", 416), { now: 5 })).toMatchObject({ error: "CUT_CLOSED" });
	expect(decideTable(state, cut("m1", 4), { now: 12_000 })).toMatchObject({ error: "CUT_CLOSED" });
});

it("voids what it cannot deal, and takes another shoe", () => {
	const open = go(go(beginTable("ROU01", 0), 0).state, 12_000);
	const voided = go(open.state, 33_000, { ...aids, dealt: undefined });
	expect(voided.told).toEqual(["voided", "ended", "shuffling"]);
});

it("finishes its round before it stands still, and goes on when the desk wants it again", () => {
	const open = go(go(beginTable("ROU01", 0), 0).state, 12_000, { ...aids, limits: { min: 5, max: 50 } }).state;
	expect(open.round?.limits).toEqual({ min: 5, max: 50 });
	const paused = { ...aids, paused: true };
	const dealing = go(open, 33_000, paused);
	expect(dealing.told).toEqual(["dealt"]);
	const result = go(dealing.state, 45_000, paused).state;
	const still = go(result, 51_000, paused);
	expect(still.told).toEqual(["paused"]);
	expect([still.state.past.length, go(still.state, 90_000, paused).told]).toEqual([1, []]);
	expect(go(still.state, 90_000).told).toEqual(["resumed", "opened"]);
	const shuffling = go(beginTable("ROU01", 0), 0).state;
	expect(go(shuffling, 12_000, paused).told).toEqual(["shuffled", "paused"]);
});

it("is told that a round is void while it runs, and keeps what was dealt as a hand of its shoe", () => {
	const open = go(go(beginTable("ROU01", 0), 0).state, 12_000).state;
	const voided = (state: TableState, roundId = "r") => {
		const decided = decideTable(state, { type: "void", roundId }, { now: 40_000 });
		return decided.ok ? decided.value.reduce(applyTable, state) : state;
	};
	expect(voided(open)).toMatchObject({ round: null, past: [], phase: { name: "result" } });
	const dealing = go(open, 33_000).state;
	expect(voided(dealing)).toMatchObject({ round: null, past: ["7"] });
	expect(voided(dealing, "another")).toBe(dealing);
	const result = go(dealing, 45_000).state;
	expect(voided(result)).toBe(result);
});
