// What an operator may say of a promotion, and what cannot be so.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bonusOf, type PromotionDraft, promotionFault } from "./index.ts";

const range = { currencies: ["P", "KRW"], languages: ["EN", "KO"], games: ["RNG", "LIVE"] };
const nothing = { currencies: [], languages: [] };
const sound: PromotionDraft = {
	percent: 50,
	turnoverPercent: 1_000,
	days: 30,
	firstOnly: true,
	once: true,
	games: [],
	parts: {},
	opensAt: null,
	closesAt: null,
	terms: [{ currency: "P", smallest: 2_000n, most: 20_000n }],
	names: [{ language: "EN", name: "First deposit" }],
};
const judge = (change: Partial<PromotionDraft>, known: { currencies: string[]; languages: string[] } = nothing) =>
	promotionFault({ ...sound, ...change }, { known, range });
const day = (at: number) => new Date(Date.UTC(2026, 0, at));
const [line] = sound.terms;
const terms = (change: object) => [{ currency: "P", smallest: 2_000n, most: 20_000n, ...change }];

describe("a promotion", () => {
	test("that makes sense has no fault", () => {
		expect(judge({})).toBeUndefined();
		expect(judge({ games: ["RNG"], parts: { RNG: 1 }, turnoverPercent: 0, days: 365, percent: 1_000 })).toBeUndefined();
		expect(judge({ opensAt: day(1), closesAt: day(2) })).toBeUndefined();
		expect(judge({ closesAt: day(1) })).toBeUndefined();
	});

	test("keeps what it was offered in, also where the brand has it no more", () => {
		const known = { currencies: ["VND"], languages: ["TH"] };
		expect(judge({}, known)).toBe("AMOUNTS");
		const kept = { terms: [...sound.terms, ...terms({ currency: "VND" })] };
		expect(judge(kept, known)).toBe("NAMES");
		const names = [...sound.names, { language: "TH", name: "ฝาก" }];
		expect(judge({ ...kept, names }, known)).toBeUndefined();
	});

	test.each([
		["of nothing", { percent: 0 }, "PERCENT"],
		["of more than ten times", { percent: 1_001 }, "PERCENT"],
		["of a part of a hundredth", { percent: 1.5 }, "PERCENT"],
		["that asks for less than nothing", { turnoverPercent: -1 }, "TURNOVER"],
		["that asks for more than a hundred times", { turnoverPercent: 10_001 }, "TURNOVER"],
		["without a day", { days: 0 }, "DAYS"],
		["of more than a year", { days: 366 }, "DAYS"],
		["of a game that is not there", { games: ["CHESS"] }, "GAMES"],
		["of a game twice", { games: ["RNG", "RNG"] }, "GAMES"],
		["of a part of a game that is not there", { parts: { CHESS: 10 } }, "PARTS"],
		["of a part of a game that does not count", { games: ["RNG"], parts: { LIVE: 10 } }, "PARTS"],
		["of all of a stake as a part", { parts: { LIVE: 100 } }, "PARTS"],
		["of nothing of a stake as a part", { parts: { LIVE: 0 } }, "PARTS"],
		["that closes before it opens", { opensAt: day(2), closesAt: day(1) }, "PERIOD"],
		["that closes as it opens", { opensAt: day(1), closesAt: day(1) }, "PERIOD"],
		["in no currency", { terms: [] }, "AMOUNTS"],
		["in a currency twice", { terms: [...terms({}), ...terms({})] }, "AMOUNTS"],
		["in a currency of nobody", { terms: terms({ currency: "VND" }) }, "AMOUNTS"],
		["from nothing on", { terms: terms({ smallest: 0n }) }, "AMOUNTS"],
		["of nothing at most", { terms: terms({ most: 0n }) }, "AMOUNTS"],
		["of more than there is", { terms: terms({ most: 1_000_000_000_000_001n }) }, "AMOUNTS"],
		["without a name", { names: [] }, "NAMES"],
		["of an empty name", { names: [{ language: "EN", name: " " }] }, "NAMES"],
		["of a long name", { names: [{ language: "EN", name: "n".repeat(81) }] }, "NAMES"],
		["in a language of nobody", { names: [{ language: "TH", name: "ฝาก" }] }, "NAMES"],
	] as const)("%s is refused", (_, change, fault) => {
		expect(judge(change)).toBe(fault);
	});

	test("that passes brings something for every deposit of a whole unit or more that it takes, and never more than its most", () => {
		const drafts = fc.record({
			percent: fc.integer({ min: -1, max: 1_100 }),
			smallest: fc.bigInt(-1n, 5_000n),
			most: fc.bigInt(-1n, 5_000n),
		});
		fc.assert(
			fc.property(drafts, fc.bigInt(100n, 9_000n), ({ percent, ...bounds }, more) => {
				fc.pre(judge({ percent, terms: terms(bounds) }) === undefined);
				const bonus = bonusOf(bounds.smallest + more, { percent, ...bounds });
				expect(bonus > 0n && bonus <= bounds.most).toBe(true);
			}),
		);
		expect(line?.currency).toBe("P");
	});
});
