// Promotions as an operator makes, edits, opens and closes them: judged, written down with before and after, a new version with
// each edit; who chose an older one keeps it, to its end.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { listDeposits, openDeposit, readDepositDesk } from "../../contract/index.ts";
import {
	type DeskPromotion,
	type PromotionOrder,
	type PromotionSettings,
	readPromotions,
	savePromotion,
} from "../api.ts";
import { acceptDeposit, lastActs } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";

const counter = await openCounter();
const { call, cash, clock, db, deps, enrol, faults, rows } = counter;

let member: MemberId;
beforeEach(async () => {
	member = await enrol();
});

const range = { currencies: ["P", "KRW"], languages: ["EN", "KO"], games: ["RNG", "LIVE"] };
const settings: PromotionSettings = {
	open: true,
	order: 5,
	percent: 20,
	turnoverPercent: 300,
	days: 7,
	firstOnly: false,
	once: true,
	games: ["RNG"],
	parts: {},
	opensAt: null,
	closesAt: null,
	terms: [{ currency: "P", smallest: "10", most: "100" }],
	names: [
		{ language: "EN", name: "Harbour" },
		{ language: "KO", name: "항구" },
	],
};
const save = (change: Partial<PromotionOrder> = {}) =>
	savePromotion(db, {
		merchant,
		code: "harbour",
		stamp: undefined,
		operator: "Han",
		now: clock.now(),
		settings,
		range,
		...change,
	});
const named = async (code: string): Promise<DeskPromotion> => {
	const found = (await readPromotions(db, merchant)).find((one) => one.code === code);
	if (found === undefined) throw new Error(`no promotion ${code}`);
	return found;
};
const edit = async (change: Partial<PromotionSettings>, code = "harbour") => {
	const { stamp, version: _version, code: _code, ...now } = await named(code);
	return save({ code, stamp, settings: { ...now, ...change } });
};
const refused = (code: string) => ({ ok: false, error: { code } });
const invalid = (part: string) => ({ ok: false, error: { code: "PROMOTION_INVALID", part } });
const last = async () => (await db.read((tx) => lastActs(tx, { merchant, most: 1 })))[0];
const offered = async () => unwrap(await call(member, readDepositDesk, {})).promotions.map(({ code }) => code);
const choose = async (promotion: string) =>
	unwrap(await call(member, openDeposit, { method: "mosaic-bank", amount: "100", promotion }));

describe("a new promotion", () => {
	test("is offered in its place, with every rule, and is written down", async () => {
		const added = unwrap(await save());
		expect(added).toMatchObject({ code: "harbour", version: 1, terms: [{ smallest: "10.00", most: "100.00" }] });
		expect(await named("harbour")).toEqual(added);
		expect(await last()).toMatchObject({ act: "promotion added", operator: "Han", before: {}, after: { percent: 20 } });
		const { promotions } = unwrap(await call(member, readDepositDesk, {}, { language: "ko" }));
		expect(promotions[0]).toMatchObject({ code: "harbour", name: "항구", times: "3", games: ["RNG"], most: "100.00" });
	});
	test("has a code of its own, also of many at once", async () => {
		expect(await save()).toEqual(refused("PROMOTION_EXISTS"));
		const all = await Promise.all(
			[1, 2, 3].map(() => save({ code: "at-once", settings: { ...settings, open: false } })),
		);
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		expect(all).toContainEqual(refused("PROMOTION_EXISTS"));
	});
	test.each([
		["AMOUNTS", { terms: [{ currency: "P", smallest: "1.001", most: "1" }] }],
		["AMOUNTS", { terms: [{ currency: "XXX", smallest: "1", most: "1" }] }],
		["AMOUNTS", { terms: [] }],
		["NAMES", { names: [{ language: "TH", name: "ท่าเรือ" }] }],
		["GAMES", { games: ["CHESS"] }],
		["PERIOD", { opensAt: "2026-02-01T00:00:00.000Z", closesAt: "2026-01-01T00:00:00.000Z" }],
	] as const)("is refused for its %s", async (part, change) => {
		expect(await save({ code: "nonsense", settings: { ...settings, ...change } })).toEqual(invalid(part));
		expect((await readPromotions(db, merchant)).some(({ code }) => code === "nonsense")).toBe(false);
	});
});

describe("an edit", () => {
	test("is a new version, for who chooses from then on; who chose the old one keeps it", async () => {
		const deposit = await choose("harbour");
		const changed = unwrap(
			await edit({
				percent: 5,
				turnoverPercent: 900,
				names: [
					{ language: "EN", name: "Pier" },
					{ language: "KO", name: "부두" },
				],
			}),
		);
		expect(changed).toMatchObject({ version: 2, percent: 5 });
		expect(await last()).toMatchObject({
			act: "promotion set",
			before: { version: 1, percent: 20 },
			after: { version: 2, percent: 5 },
		});
		const order = { merchant, reference: deposit.reference, operator: "Han", now: clock.now(), arrived: undefined };
		unwrap(await acceptDeposit(deps, order));
		const { bonus } = unwrap(await call(member, readDepositDesk, {}));
		expect(bonus).toMatchObject({ name: "Pier", amount: "20.00", asked: "60.00" });
		expect(await rows(`select version from cashier.bonus where deposit_id = '${deposit.depositId}'`)).toEqual([
			{ version: 1 },
		]);
		member = await enrol();
		const later = await choose("harbour");
		unwrap(await acceptDeposit(deps, { ...order, reference: later.reference }));
		expect(unwrap(await call(member, readDepositDesk, {})).bonus).toMatchObject({ amount: "5.00", asked: "45.00" });
		expect(await cash(member)).toBe(10_000n);
		expect(await faults()).toEqual([]);
	});
	test("closes it and opens it again; what was chosen stands", async () => {
		const deposit = await choose("harbour");
		unwrap(await edit({ open: false }));
		member = await enrol();
		expect(await offered()).not.toContain("harbour");
		unwrap(await edit({ open: true }));
		expect(await offered()).toContain("harbour");
		unwrap(await edit({ closesAt: new Date(clock.now().getTime() - 1_000).toISOString() }));
		expect(await offered()).not.toContain("harbour");
		unwrap(await edit({ closesAt: null }));
		expect(deposit.bonus?.state).toBe("chosen");
	});
	test("of two at once is one, and the other is told", async () => {
		const { stamp, version: _version, code, ...now } = await named("harbour");
		const both = await Promise.all([30, 40].map((days) => save({ code, stamp, settings: { ...now, days } })));
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both).toContainEqual(refused("CHANGED_MEANWHILE"));
		expect(await save({ code: "nowhere", stamp })).toEqual(refused("PROMOTION_NOT_FOUND"));
		const elsewhere = { merchant: "elsewhere", code, stamp, settings: now };
		expect(await save(elsewhere)).toEqual(refused("PROMOTION_NOT_FOUND"));
		expect(await readPromotions(db, "elsewhere")).toEqual([]);
	});
	test("keeps every currency and language, and adds those of the brand", async () => {
		const { terms, names } = await named("harbour");
		expect(await edit({ names: names.slice(1) })).toEqual(invalid("NAMES"));
		const won = { currency: "KRW", smallest: "10000", most: "50000" };
		const changed = unwrap(await edit({ terms: [...terms, won] }));
		expect(changed.terms.map(({ currency }) => currency)).toEqual(["KRW", "P"]);
		expect(await edit({ terms })).toEqual(invalid("AMOUNTS"));
	});
	test("leaves what members did with it in the books", async () => {
		const { deposits } = unwrap(await call(member, listDeposits, {}));
		expect(deposits).toEqual([]);
		expect(await faults()).toEqual([]);
	});
});
