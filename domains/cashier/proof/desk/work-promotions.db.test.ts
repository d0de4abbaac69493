// Promotions at a deposit, at the desk: who may lists and edits them, in the trail with who and from where; a stale edit is told.
import { expect, test } from "vitest";
import { listActs } from "#backoffice/contract";
import { employ, openOffice } from "#backoffice/testing";
import { gameCategories } from "#brand/core";
import { unwrap } from "#platform/kernel";
import { listDepositPromotions, type PromotionSettings, saveDepositPromotion } from "../../contract/index.ts";

const office = await openOffice();
const { call, owner } = office;
const [sven, olga] = [await employ(office, "supervisor"), await employ(office, "cashier")];
const asSven = { token: sven.token };
const refusedAs = (code: string, value: unknown = expect.anything()) =>
	expect.objectContaining({
		ok: false,
		error: expect.objectContaining({ code, ...(value === null ? {} : { value }) }),
	});
const listed = async () => unwrap(await call(listDepositPromotions, {}, { token: olga.token }));
const named = async (code: string) => {
	const found = (await listed()).promotions.find((one) => one.code === code);
	if (found === undefined) throw new Error(`no promotion ${code}`);
	return found;
};
const edit = async (code: string, change: Partial<PromotionSettings>, token = sven.token) => {
	const { stamp: was, version: _version, code: _code, ...offer } = await named(code);
	return call(saveDepositPromotion, { code, was, offer: { ...offer, ...change } }, { token });
};

test("the list has all terms, in the brand's order, and what may be offered", async () => {
	const { promotions, range } = await listed();
	expect(promotions.map(({ code, version }) => [code, version])).toEqual([
		["first-deposit", 1],
		["every-deposit", 1],
	]);
	expect(promotions[0]).toMatchObject({
		percent: 50,
		turnoverPercent: 1_000,
		terms: [{ currency: "P", most: "200.00" }],
	});
	expect(range).toMatchObject({ currencies: ["P"], games: [...gameCategories] });
});

test("one is made and edited, with before and after in the trail, once however often it is pressed", async () => {
	const { stamp: _stamp, version: _version, code: _code, ...offer } = await named("every-deposit");
	const made = { code: "harbour", offer: { ...offer, percent: 25 } };
	expect(await call(saveDepositPromotion, made, asSven)).toMatchObject({ value: { code: "harbour", version: 1 } });
	expect(await call(saveDepositPromotion, made, asSven)).toEqual(refusedAs("PROMOTION_EXISTS", null));
	const { stamp: was } = await named("harbour");
	const both = [10, 20].map((days) =>
		call(saveDepositPromotion, { code: "harbour", was, offer: { ...offer, days } }, asSven),
	);
	const answers = await Promise.all(both);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers).toContainEqual(refusedAs("CHANGED_MEANWHILE", null));
	const trail = unwrap(await call(listActs, { source: "cashier" }, { token: owner }));
	expect(trail.acts[0]).toMatchObject({ act: "promotion set", operator: sven.username, address: "203.0.113.9" });
	expect(JSON.parse(trail.acts[0]?.before ?? "{}")).toMatchObject({ code: "harbour", version: 1, percent: 25 });
	expect(JSON.parse(trail.acts[0]?.after ?? "{}")).toMatchObject({ code: "harbour", version: 2 });
});

test("what makes no sense is refused with its part, and who may read edits nothing", async () => {
	expect(await edit("harbour", { games: ["CHESS"] })).toEqual(refusedAs("PROMOTION_INVALID", { part: "GAMES" }));
	const dong = [{ currency: "VND", smallest: "1", most: "1" }];
	expect(await edit("harbour", { terms: dong })).toEqual(refusedAs("PROMOTION_INVALID", { part: "AMOUNTS" }));
	expect(await edit("harbour", { percent: 0 })).toEqual(refusedAs("INVALID_INPUT", expect.anything()));
	expect(await edit("harbour", { open: false }, olga.token)).toEqual(refusedAs("NOT_PERMITTED", null));
	expect((await edit("harbour", { open: false })).ok).toBe(true);
});
