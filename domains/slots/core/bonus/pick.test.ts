import { describe, expect, test } from "vitest";
import { type Chance, fraction, plus, seededChance, times, toNumber } from "#platform/kernel";
import type { SlotEvent } from "../events.ts";
import { structureFaults } from "../gate/structure.ts";
import { exactReturns } from "../maths/returns.ts";
import type { PayTable, PickBonus } from "../pay-table.ts";
import { playRound } from "../round.ts";
import { pear, plum, reelSet, scatter, smallTable } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const jars: PickBonus = {
	kind: "pick",
	awards: [
		{ count: 2, spins: 1 },
		{ count: 3, spins: 4 },
	],
	finds: [
		{ kind: "credits", credits: 5, count: 2 },
		{ kind: "credits", credits: 20, count: 1 },
		{ kind: "times", times: 2, count: 1 },
		{ kind: "end", count: 2 },
	],
};

const tableWith = (changes: Partial<PickBonus> = {}): PayTable =>
	smallTable({ bonus: { ...jars, ...changes }, topAward: 240 });

const bonusIn = (table: PayTable) => {
	const bonus = bonusOf(table);
	if (bonus === undefined) throw new Error("no bonus");
	return bonus;
};

/** Draws what is listed. */
function draws(order: readonly number[]): Chance {
	let next = 0;
	return { below: () => order[next++] ?? 0 };
}

const only = <Type extends SlotEvent["type"]>(events: readonly SlotEvent[], type: Type) =>
	events.filter((event): event is Extract<SlotEvent, { type: Type }> => event.type === type);

describe("covers that are lifted", () => {
	// Of 5 5 20 x2 end end: the third, the first of what is left, then what doubles, then an end.
	const { events, win } = bonusIn(tableWith()).play({ given: 4, scatters: [] }, draws([2, 0, 1, 1]));

	test("show one find each, in the order that chance drew, to the one that ends it", () => {
		expect(only(events, "pick").map(({ find, found }) => [find, found])).toEqual([
			[{ kind: "credits", credits: 20 }, 20],
			[{ kind: "credits", credits: 5 }, 25],
			[{ kind: "times", times: 2 }, 50],
			[{ kind: "end" }, 50],
		]);
	});

	test("pay what was found as often as the scatters say", () => {
		expect(events[0]).toEqual({ type: "pick-start", covers: 6, times: 4 });
		expect(events.at(-1)).toMatchObject({ type: "pick-end", pay: 200 });
		expect(win).toBe(200);
	});

	test("what stays closed was drawn as well: with what was lifted it is everything there is, in the order of chance", () => {
		const [end] = only(events, "pick-end");
		expect(end?.rest).toEqual([{ kind: "credits", credits: 5 }, { kind: "end" }]);
		const turned = bonusIn(tableWith()).play({ given: 4, scatters: [] }, draws([2, 0, 1, 1, 1, 0]));
		expect(only(turned.events, "pick-end")[0]?.rest).toEqual([{ kind: "end" }, { kind: "credits", credits: 5 }]);
		expect(turned.win).toBe(win);
	});

	test("every place in the order is equally likely for every find, lifted or not", () => {
		const bonus = bonusIn(tableWith());
		const chance = seededChance(5);
		const rounds = 6_000;
		const at = Array.from({ length: 6 }, () => 0);
		for (let round = 0; round < rounds; round++) {
			const played = bonus.play({ given: 1, scatters: [] }, chance).events;
			const order = [...only(played, "pick").map(({ find }) => find), ...(only(played, "pick-end")[0]?.rest ?? [])];
			const dearest = order.findIndex((find) => find.kind === "credits" && find.credits === 20);
			at[dearest] = (at[dearest] ?? 0) + 1;
		}
		const error = 3.5 * Math.sqrt((rounds * 5) / 36);
		for (const times of at) expect(Math.abs(times - rounds / 6)).toBeLessThan(error);
	});

	test("pay nothing when the first is an end", () => {
		const dry = bonusIn(tableWith()).play({ given: 1, scatters: [] }, draws([5]));
		expect(only(dry.events, "pick")).toHaveLength(1);
		expect(dry.win).toBe(0);
	});

	test("come after the spin whose scatters opened them, and the round adds up", () => {
		const reels = reelSet([
			[scatter, plum, pear],
			[scatter, pear, plum],
			[plum, pear, pear],
		]);
		const table: PayTable = { ...tableWith(), modes: [{ code: "standard", cost: 3, reels }] };
		const [mode] = table.modes;
		if (mode === undefined) throw new Error("no mode");
		const round = playRound(table, mode, draws([0, 2, 0, 2, 4]));
		expect(only(round.events, "pick-end")).toMatchObject([{ pay: 20 }]);
		expect(round.win).toBe(round.events.reduce((sum, event) => sum + ("pay" in event ? event.pay : 0), 0));
	});
});

/** The mean of every order of the covers, one by one. */
function meanOfOrders(bonus: PickBonus) {
	const covers = bonus.finds.flatMap((find) => Array.from({ length: find.count }, () => find));
	const visit = (left: typeof covers, found: number): ReturnType<typeof fraction> =>
		left.reduce((sum, find, at) => {
			const rest = left.filter((_, other) => other !== at);
			const next = find.kind === "credits" ? found + find.credits : find.kind === "times" ? found * find.times : found;
			const mean = find.kind === "end" ? fraction(found) : visit(rest, next);
			return plus(sum, times(fraction(1, left.length), mean));
		}, fraction(0));
	return visit(covers, 0);
}

describe("its exact return", () => {
	test("without what multiplies, each find comes before the first end once in ends + 1", () => {
		const finds: PickBonus["finds"] = [
			{ kind: "credits", credits: 6, count: 3 },
			{ kind: "credits", credits: 30, count: 1 },
			{ kind: "end", count: 2 },
		];
		expect(bonusIn(tableWith({ finds })).exact?.(1).mean).toEqual(fraction(48, 3));
	});

	test("is the mean of every order there is, times the start", () => {
		const mean = meanOfOrders(jars);
		const bonus = bonusIn(tableWith());
		expect(bonus.exact?.(1).mean).toEqual(mean);
		expect(bonus.exact?.(4).mean).toEqual(times(mean, fraction(4)));
	});

	test("the top is all credits, then all that multiplies, before any end; from the best start alone", () => {
		const bonus = bonusIn(tableWith());
		expect(bonus.top).toBe(240);
		// No end among the first four of six: 1 of 15. The doubling is the last of the four: 1 of 4.
		expect(bonus.exact?.(4).top).toEqual(fraction(1, 60));
		expect(bonus.exact?.(1).top).toEqual(fraction(0));
	});

	test("is what many picks bring", () => {
		const bonus = bonusIn(tableWith());
		const play = bonus.fast(seededChance(20_261_122));
		const rounds = 200_000;
		let [won, squares] = [0, 0];
		for (let round = 0; round < rounds; round++) {
			const win = play(4);
			won += win;
			squares += win * win;
		}
		const error = 3.5 * Math.sqrt((squares / rounds - (won / rounds) ** 2) / rounds);
		expect(Math.abs(won / rounds - toNumber(bonus.exact?.(4).mean ?? fraction(0)))).toBeLessThan(error);
	});

	test("stands in the return of the table and needs no interval", () => {
		const [figures] = exactReturns(tableWith(), () => {}, { bonuses: 2_000, seed: 1 });
		expect(figures?.bonus).toMatchObject({ exact: true, half: 0, top: { credits: 240 } });
	});
});

test("played fast, the same wins come from the same chance", () => {
	const bonus = bonusIn(tableWith());
	const [naive, fast] = [seededChance(3), seededChance(3)];
	const quick = bonus.fast(fast);
	for (let round = 0; round < 500; round++) {
		const given = round % 2 === 0 ? 1 : 4;
		expect(quick(given)).toBe(bonus.play({ given, scatters: [] }, naive).win);
	}
});

/** Every order of the covers, as what it wins: each equally likely, the lifts that the wheel may say among them. */
function winsOf(bonus: PickBonus): number[] {
	const covers = bonus.finds.flatMap((find) => Array.from({ length: find.count }, () => find));
	const most = bonus.lifts?.flatMap(({ lifts, count }) => Array.from({ length: count }, () => lifts)) ?? [
		covers.length,
	];
	const visit = (left: typeof covers, at: { found: number; lifts: number }): number[] => {
		const lifted = covers.length - left.length;
		return left.flatMap((find, index) => {
			const rest = left.filter((_, other) => other !== index);
			const over = lifted >= at.lifts || at.lifts === 0;
			const found =
				find.kind === "credits" ? at.found + find.credits : find.kind === "times" ? at.found * find.times : at.found;
			const ends = !over && (find.kind === "end" || find.kind === "half");
			const next = over
				? at
				: ends
					? { found: find.kind === "half" ? at.found / 2 : at.found, lifts: 0 }
					: { ...at, found };
			return rest.length === 0 ? [next.found] : visit(rest, next);
		});
	};
	return most.flatMap((lifts) => visit(covers, { found: 0, lifts }));
}

describe("lifts that are counted, storms, and a wheel", () => {
	const storms: PickBonus = {
		...jars,
		finds: [
			{ kind: "credits", credits: 6, count: 2 },
			{ kind: "credits", credits: 20, count: 1 },
			{ kind: "times", times: 3, count: 1 },
			{ kind: "half", count: 2 },
		],
		lifts: [{ lifts: 4, count: 1 }],
	};
	const [coast, wheel]: PickBonus[] = [
		{ ...storms, lifts: [{ lifts: 2, count: 1 }] },
		{
			...storms,
			lifts: [
				{ lifts: 1, count: 2 },
				{ lifts: 3, count: 1 },
			],
		},
	];
	if (coast === undefined || wheel === undefined) throw new Error("no bonus");

	test("so many are lifted at most: then what was found is paid, and the rest was drawn as well", () => {
		const { events, win } = bonusIn(tableWith(coast)).play({ given: 4, scatters: [] }, draws([2, 0]));
		expect(events[0]).toEqual({ type: "pick-start", covers: 6, times: 4, lifts: 2 });
		expect(only(events, "pick").map(({ find, found }) => [find, found])).toEqual([
			[{ kind: "credits", credits: 20 }, 20],
			[{ kind: "credits", credits: 6 }, 26],
		]);
		expect(only(events, "pick-end")[0]?.rest).toHaveLength(4);
		expect(win).toBe(104);
	});

	test("a storm ends it and leaves half of what was found", () => {
		const { events, win } = bonusIn(tableWith(storms)).play({ given: 1, scatters: [] }, draws([2, 3]));
		expect(only(events, "pick").map(({ find, found }) => [find.kind, found])).toEqual([
			["credits", 20],
			["half", 10],
		]);
		expect(win).toBe(10);
	});

	test("the wheel is lifted first, pays nothing, and says how many are lifted next", () => {
		const { events } = bonusIn(tableWith(wheel)).play({ given: 1, scatters: [] }, draws([2, 0, 0, 0, 0, 0]));
		expect(events.slice(0, 4)).toEqual([
			{ type: "pick-start", covers: 3, times: 1, wheel: true },
			{ type: "pick", find: { kind: "lifts", lifts: 3 }, found: 0 },
			{
				type: "pick-end",
				pay: 0,
				rest: [
					{ kind: "lifts", lifts: 1 },
					{ kind: "lifts", lifts: 1 },
				],
			},
			{ type: "pick-start", covers: 6, times: 1, lifts: 3 },
		]);
		expect(only(events.slice(4), "pick")).toHaveLength(3);
	});

	test.each<[string, PickBonus]>([
		["until an end", jars],
		["so many that nothing but storms stays closed", storms],
		["so many at most", coast],
		["as the wheel says", wheel],
		["with equals among the dearest", { ...jars, lifts: [{ lifts: 3, count: 1 }], awards: [{ count: 2, spins: 4 }] }],
	])("%s: mean, top and the odds of the top are those of every order there is", (_, bonus) => {
		const wins = winsOf(bonus);
		const exact = bonusIn(tableWith(bonus)).exact?.(4);
		expect(exact?.mean).toEqual(fraction(4 * wins.reduce((sum, win) => sum + win, 0), wins.length));
		const most = Math.max(...wins);
		expect(bonusIn(tableWith(bonus)).top).toBe(4 * most);
		expect(exact?.top).toEqual(fraction(wins.filter((win) => win === most).length, wins.length));
	});

	test.each([
		["so many at most", coast],
		["as the wheel says", wheel],
	])("%s, played fast, the same wins come from the same chance", (_, bonus) => {
		const [naive, fast] = [seededChance(9), seededChance(9)];
		const quick = bonusIn(tableWith(bonus)).fast(fast);
		for (let round = 0; round < 300; round++) {
			expect(quick(1)).toBe(bonusIn(tableWith(bonus)).play({ given: 1, scatters: [] }, naive).win);
		}
	});

	test("a way to bet may have a bonus of its own, and turns no reel anew to be proven", () => {
		const table = tableWith(storms);
		const [mode] = table.modes;
		if (mode === undefined) throw new Error("no mode");
		const both: PayTable = { ...table, modes: [mode, { ...mode, code: "coast", bonus: coast }] };
		expect(structureFaults(both)).toEqual([]);
		const told: string[] = [];
		const [first, second] = exactReturns(both, (what) => void told.push(what), { bonuses: 2_000, seed: 1 });
		expect(new Set(told)).toEqual(new Set([mode.code]));
		expect(first?.base).toBe(second?.base);
		expect(first?.bonus?.mean).not.toEqual(second?.bonus?.mean);
		expect(second?.bonus?.top.credits).toBe(bonusIn(tableWith(coast)).top);
	});
});

describe("picks that are none", () => {
	const [small, big, double, end] = jars.finds;
	if (!small || !big || !double || !end) throw new Error("no finds");

	test.each<[string, Partial<PickBonus>]>([
		["covers that never end", { finds: [small, double] }],
		["covers without credits", { finds: [double, end] }],
		["a find that is never there", { finds: [{ ...small, count: 0 }, end] }],
		["a find that is no whole number", { finds: [{ kind: "credits", credits: 0, count: 1 }, end] }],
		["a find that multiplies by nothing", { finds: [small, { kind: "times", times: 1, count: 1 }, end] }],
		["more than thirty covers", { finds: [{ ...small, count: 30 }, end] }],
		["a pick that nothing starts", { awards: [] }],
		["a storm that cannot be escaped", { finds: [big, { kind: "half", count: 1 }] }],
		["a storm that cannot be escaped", { finds: [big, { kind: "half", count: 2 }], lifts: [{ lifts: 2, count: 1 }] }],
		["a find that has no half", { finds: [small, { kind: "half", count: 1 }] }],
		["lifts that are none, or beyond the covers", { lifts: [] }],
		["lifts that are none, or beyond the covers", { lifts: [{ lifts: 7, count: 1 }] }],
		["scatters that start a bonus must pay", { awards: [{ count: 1, spins: 1 }] }],
	])("%s", (fault, changes) => {
		expect(structureFaults(tableWith(changes)).map(({ detail }) => detail)).toContain(fault);
	});

	test("the table of these tests has no fault", () => {
		expect(structureFaults(tableWith())).toEqual([]);
	});
});
