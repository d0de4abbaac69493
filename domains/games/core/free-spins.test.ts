// Awards of free spins as tables and laws: what may be given, what it costs, when a spin of it may be played.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	decideFreeSpinsSpin,
	type FreeSpinsFacts,
	type FreeSpinsFault,
	type FreeSpinsKept,
	type FreeSpinsState,
	type FreeSpinsTerms,
	freeSpinsCost,
	freeSpinsFault,
	freeSpinsState,
	freeSpinsStates,
	mostFreeSpins,
	mostFreeSpinsGames,
	mostFreeSpinsMembers,
} from "./free-spins.ts";

const now = new Date("2026-11-23T10:00:00Z");
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const day = 24 * 60;

const terms = (change: Partial<FreeSpinsTerms> = {}): FreeSpinsTerms => ({
	stake: 20n,
	spins: 12,
	members: 3,
	games: ["7", "9"],
	startsAt: now,
	endsAt: minutes(day),
	...change,
});

describe("an award", () => {
	const cases: readonly [string, Partial<FreeSpinsTerms>, FreeSpinsFault | undefined][] = [
		["as it should be", {}, undefined],
		["that began already", { startsAt: minutes(-day) }, undefined],
		["that comes later", { startsAt: minutes(30) }, undefined],
		["of the most that may be", { spins: mostFreeSpins, members: mostFreeSpinsMembers }, undefined],
		["of no game", { games: [] }, "GAMES"],
		["of one game twice", { games: ["7", "7"] }, "GAMES"],
		["of too many games", { games: Array.from({ length: mostFreeSpinsGames + 1 }, (_, at) => `${at}`) }, "GAMES"],
		["at no stake", { stake: 0n }, "STAKE"],
		["of no spin", { spins: 0 }, "SPINS"],
		["of half a spin", { spins: 1.5 }, "SPINS"],
		["of too many spins", { spins: mostFreeSpins + 1 }, "SPINS"],
		["to nobody", { members: 0 }, "MEMBERS"],
		["to too many", { members: mostFreeSpinsMembers + 1 }, "MEMBERS"],
		["that ends before it begins", { startsAt: minutes(30), endsAt: minutes(20) }, "END"],
		["that is over", { startsAt: minutes(-30), endsAt: minutes(-20) }, "END"],
		["that lasts for seconds", { endsAt: new Date(now.getTime() + 59_000) }, "END"],
		["that lasts for ever", { endsAt: minutes(93 * day) }, "END"],
		["that ends at no moment", { endsAt: new Date("never") }, "END"],
		["beyond what anybody gives", { stake: 10n ** 12n }, "COST"],
	];
	test.each(cases)("%s", (_what, change, fault) => {
		expect(freeSpinsFault(terms(change), now)).toBe(fault);
	});

	test("costs the stake of every spin of every member, and no more", () => {
		expect(freeSpinsCost(terms())).toBe(20n * 12n * 3n);
		fc.assert(
			fc.property(fc.bigInt(1n, 10n ** 6n), fc.nat(500), fc.nat(200), (stake, spins, members) => {
				const one = freeSpinsCost({ stake, spins, members: 1 });
				expect(freeSpinsCost({ stake, spins, members })).toBe(one * BigInt(members));
			}),
		);
	});
});

describe("where an award stands", () => {
	const span = (kept: FreeSpinsKept) => ({ kept, startsAt: minutes(0), endsAt: minutes(60) });

	test.each<[string, number, FreeSpinsState]>([
		["planned before it begins", -1, "planned"],
		["running from its first moment", 0, "running"],
		["running until its last", 59, "running"],
		["over at its end, whether or not anybody closed it", 60, "over"],
	])("%s", (_what, at, state) => {
		expect(freeSpinsState(span("standing"), minutes(at))).toBe(state);
	});

	test("one that does not stand is what it was closed as, at any moment", () => {
		for (const kept of freeSpinsStates) {
			if (kept === "planned" || kept === "running") continue;
			for (const at of [-1, 0, 60]) expect(freeSpinsState(span(kept), minutes(at))).toBe(kept);
		}
	});
});

describe("a spin of it", () => {
	const facts = (change: Partial<FreeSpinsFacts> = {}): FreeSpinsFacts => ({
		span: { kept: "standing", startsAt: minutes(-1), endsAt: minutes(60) },
		closed: false,
		left: 2,
		terms: { games: ["7", "9"], currency: "P", stake: 20n },
		asked: { game: "9", currency: "P", stake: 20n },
		...change,
	});
	const asked = facts().asked;

	test("takes one off what is left", () => {
		expect(decideFreeSpinsSpin(facts(), now)).toEqual({ ok: true, value: { left: 1 } });
		expect(decideFreeSpinsSpin(facts({ left: 1 }), now)).toEqual({ ok: true, value: { left: 0 } });
	});

	test.each<[string, Partial<FreeSpinsFacts>, string]>([
		["in another game", { asked: { ...asked, game: "8" } }, "FREE_SPINS_NOT_HERE"],
		["in another currency", { asked: { ...asked, currency: "USD" } }, "FREE_SPINS_NOT_HERE"],
		["at another stake", { asked: { ...asked, stake: 21n } }, "FREE_SPINS_NOT_HERE"],
		["that was taken back", { closed: true, left: 2 }, "FREE_SPINS_OVER"],
		["before it begins", { span: { ...facts().span, startsAt: minutes(1) } }, "FREE_SPINS_OVER"],
		["at its end", { span: { ...facts().span, endsAt: now } }, "FREE_SPINS_OVER"],
		["of an award that nobody agreed to", { span: { ...facts().span, kept: "waiting" } }, "FREE_SPINS_OVER"],
		["when none is left", { left: 0 }, "FREE_SPINS_USED"],
	])("is refused %s", (_what, change, code) => {
		expect(decideFreeSpinsSpin(facts(change), now)).toEqual({ ok: false, error: code });
	});
});
