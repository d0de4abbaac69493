// Tournaments where nothing is left to chance: deals that all want, that one refuses, that lapse; breaks; house bots at the start;
// names of tournaments; and events that find nothing to change.
import { expect, test } from "vitest";
import { comingOf, tournamentKinds, tournamentNamed, tournamentOf } from "../stakes.ts";
import { applyTable } from "../table/apply.ts";
import { decideTable } from "../table/decide.ts";
import { tickTable } from "../table/flow.ts";
import { emptyTable } from "../table/state.ts";
import { openTournament, plainTournament } from "../testing/open-tournament.ts";
import { applyTournament } from "./apply.ts";
import { decideTournament } from "./decide.ts";
import { tickTournament } from "./flow.ts";
import { prizesOf, sharedPrizes } from "./prizes.ts";
import { emptyTournament, isLate, type TournamentEvent, tableRules } from "./state.ts";
import { clockAt, type TournamentConfig } from "./structure.ts";
import { seenTournament } from "./view.ts";

const minute = 60_000;

function started(many: number, config: Partial<TournamentConfig> = {}) {
	const of = openTournament({ ...plainTournament, ...config }, 7);
	for (let no = 0; no < many; no++) of.enter(`m${no}`);
	of.wait(1_000_000);
	of.tick();
	return of;
}

test("a deal that all agree to ends it by what chips are worth", () => {
	const of = started(3);
	expect(of.send("m0", { type: "refuse" })).toBe("POKER_NOT_ALLOWED");
	expect(of.send("m0", { type: "propose" })).toBe("ok");
	of.tick();
	const { deal } = seenTournament(of.state(), "m0");
	expect(deal).toMatchObject({ agreed: false });
	expect(deal?.prizes).toHaveLength(3);
	expect(seenTournament(of.state(), undefined).deal?.agreed).toBe(false);
	for (const owner of ["m0", "m0", "m1"]) expect(of.send(owner, { type: "agree" })).toBe("ok");
	of.tick();
	expect(seenTournament(of.state(), "m0").deal).toMatchObject({ agreed: true });
	expect(of.state().phase).toBe("running");
	of.send("m2", { type: "agree" });
	of.tick();
	expect(of.state()).toMatchObject({ phase: "done", byDeal: true });
	// As much each of two prizes that are three thousand together.
	expect(of.state().results.map(({ prize }) => prize)).toEqual([1_000, 1_000, 1_000]);
	expect(of.tick()).toBeUndefined();
});

test("a deal that one refuses, or that not all want in time, is none, and play goes on", () => {
	const of = started(3);
	of.send("m0", { type: "propose" });
	of.send("m1", { type: "refuse" });
	expect(of.state().deal).toBeNull();
	of.send("m1", { type: "propose" });
	expect(of.tick()).toBe(of.now() + 2 * minute);
	of.wait(of.now() + 2 * minute);
	of.tick();
	expect(of.state().deal).toBeNull();
	of.wait(of.now() + 5_000);
	of.tick();
	expect(of.state().tables[0]?.state.hand).not.toBeNull();
	// While a hand is played nobody can agree; in the fourth level another may be proposed.
	of.send("m2", { type: "propose" });
	expect(seenTournament(of.state(), "m2").deal?.prizes).toBeNull();
	expect(of.send("m2", { type: "agree" })).toBe("POKER_NOT_ALLOWED");
	const two = started(7, { seats: 6 });
	expect(two.send("m0", { type: "propose" })).toBe("POKER_NOT_ALLOWED");
});

test("in a break no hand is dealt, and levels rise at the deal", () => {
	const of = started(4);
	of.wait(1_000_000 + 15 * minute + 1_000);
	expect(of.tick()).toBe(1_000_000 + 17 * minute);
	of.wait(1_000_000 + 17 * minute);
	of.tick();
	expect(of.state().tables[0]?.state.config).toMatchObject({ small: 100, big: 200 });
	expect(of.log.filter(({ type }) => type === "table").slice(0, 2)).toMatchObject([
		{ event: { type: "blinds" } },
		{ event: { type: "begun" } },
	]);
});

test("house bots fill a tournament at its start, never one that nobody entered", () => {
	const of = started(1, { bots: 12, mode: "demo" });
	expect(of.state().entries.map(({ name }) => name)).toContain("Ara 2");
	expect(of.state()).toMatchObject({ phase: "running" });
	expect(of.state().tables).toHaveLength(2);
	expect(started(0, { bots: 12, mode: "demo" }).state()).toMatchObject({ phase: "cancelled", entries: [] });
	const early = openTournament(plainTournament, 7);
	early.enter("m0");
	expect(early.tick()).toBe(1_000_000);
	expect(early.send("m9", { type: "unregister" })).toBe("ok");
	expect(seenTournament(early.state(), "m0")).toMatchObject({ left: 1, you: { entries: 1, plays: false } });
});

test("a tournament is known by its name, and the next ones by the clock", () => {
	for (const mode of ["demo", "real"] as const)
		for (const kind of tournamentKinds({ currency: "KRW", mode })) {
			const one = tournamentOf(kind, 29_000_000);
			expect(tournamentNamed(one.id)).toEqual(one);
			expect(one.config.startsAt).toBe(kind.every === 0 ? null : 29_000_000 * minute);
			const coming = comingOf(kind, 29_000_000 * minute + 1);
			expect(coming).toHaveLength(kind.every === 0 ? 0 : 3);
			for (const { config } of coming) expect((config.startsAt ?? 0) % kind.every).toBe(0);
		}
	for (const id of ["", "sdP-six-0", "sdP-none-1", "sdXXX-six-1", "dP-holdem-6-1-1", "sdP-six-1-2"])
		expect(tournamentNamed(id)).toBeUndefined();
});

test("events and commands that find nothing to change leave everything as it is", () => {
	const place = { owner: "m9", table: 9, seat: 0 };
	const entry = { id: "e9", key: "k", owner: "m9", name: "m9", merchant: "" };
	const lost: readonly TournamentEvent[] = [
		{ type: "agreed", owner: "m9" },
		{ type: "moved", from: 9, place, at: 1 },
		{ type: "busted", no: 9, seats: [{ seat: 0, start: 1 }], at: 1 },
		{ type: "table", no: 9, event: { type: "settled", at: 1 } },
		{ type: "broken", no: 9 },
		{ type: "undealt" },
	];
	for (const event of lost) expect(applyTournament(emptyTournament, event)).toEqual(emptyTournament);
	expect(applyTournament(emptyTournament, { type: "entered", entry, place, at: 1 }).tables).toEqual([]);
	const aids = { of: () => ({ deck: undefined, next: undefined, dice: [0, 0] as const }), order: () => [] };
	expect(tickTournament(emptyTournament, 1, aids)).toEqual({ events: [], next: undefined });
	const asked = { seat: "house", at: 1, order: () => [] };
	expect(decideTournament(emptyTournament, { type: "enter", entry }, asked)).toMatchObject({ ok: false });
	expect(isLate(emptyTournament, 1)).toBe(false);
	expect(seenTournament(emptyTournament, "m9")).toMatchObject({ you: null, table: null, pool: 0 });
	expect(prizesOf({ pool: 0, entries: 0 })).toEqual([0]);
	expect(clockAt("turbo", 64 * minute)).toMatchObject({ level: 21, ends: null });
	expect(decideTournament(emptyTournament, { type: "start" }, asked)).toMatchObject({ ok: false });
	expect(decideTournament({ ...emptyTournament, phase: "done" }, { type: "cancel", reason: "" }, asked)).toMatchObject({
		ok: false,
	});
	expect(sharedPrizes([["a"]], [])).toEqual([{ entry: "a", place: 1, prize: 0 }]);
	// A table without a hand, or without rules.
	const begun = { id: "h", root: "r", sealed: "s", button: 0, small: 0, big: 1, posted: [], places: {}, players: [] };
	const table = [
		{ type: "blinds", small: 1, big: 2, ante: 0 },
		{ type: "begun", ...begun, at: 1, cap: 0, missed: [] },
		{ type: "acted", seat: 0, act: { type: "fold" }, at: 1, by: "player" },
		{ type: "board", boards: [[]], runs: 1, at: 1 },
		{ type: "settled", at: 1 },
		{ type: "resumed", at: 1 },
	] as const;
	for (const event of table) expect(applyTable(emptyTable, event)).toEqual(emptyTable);
	expect(tickTable(emptyTable, 1, aids.of())).toEqual({ events: [], next: undefined });
	const ruled = { ...emptyTable, config: tableRules(plainTournament, 0) };
	expect(tickTable(ruled, 1, aids.of())).toEqual({ events: [], next: undefined });
	expect(decideTable(emptyTable, { type: "close" }, { seat: "house", at: 1 })).toMatchObject({ ok: true });
	expect(decideTable({ ...emptyTable, closing: true }, { type: "close" }, { seat: "house", at: 1 })).toEqual({
		ok: true,
		value: [],
	});
});
