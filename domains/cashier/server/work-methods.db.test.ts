// The ways to pay in as an operator changes them, and as the seed writes them: once.
import { beforeEach, describe, expect, test } from "vitest";
import { houseLanguages, type MemberId, unwrap } from "#platform/kernel";
import { type Method, readDepositDesk } from "../contract/index.ts";
import { changeMethod, lastActs, type MethodChange, readMethods, seed } from "./module.ts";
import { merchant, openCounter } from "./testing/open-counter.ts";

const counter = await openCounter();
const { call, clock, db, enrol, open, rows, tryOpen } = counter;

let member: MemberId;
beforeEach(async () => {
	member = await enrol();
});

const change = (to: MethodChange["to"], code = "mosaic-bank", brand = merchant) =>
	changeMethod(db, { merchant: brand, code, operator: "Han", now: clock.now(), to });
const shown = async (code: string): Promise<Method | undefined> =>
	unwrap(await call(member, readDepositDesk, {})).methods.find((one) => one.code === code);
const last = async () => (await db.read((tx) => lastActs(tx, { merchant, most: 1 })))[0];

test("a way whose provider is not here is not offered, and takes nothing", async () => {
	expect(await shown("simulated-card")).toBeUndefined();
	expect(await tryOpen(member, "20", "simulated-card")).toBe("METHOD_NOT_FOUND");
});

describe("an operator", () => {
	test("closes a way and opens it again; who waits is not touched", async () => {
		const waiting = await open(member, "20");
		unwrap(await change({ kind: "open", enabled: false }));
		expect(await shown("mosaic-bank")).toBeUndefined();
		expect(await tryOpen(member, "20")).toBe("METHOD_NOT_FOUND");
		const { pending } = unwrap(await call(member, readDepositDesk, {}));
		expect(pending).toMatchObject([{ depositId: waiting.depositId, methodName: "Mosaic Play Bank" }]);
		expect(await last()).toMatchObject({
			...{ act: "method open", operator: "Han" },
			...{ before: { method: "mosaic-bank", open: true }, after: { open: false } },
		});
		unwrap(await change({ kind: "open", enabled: true }));
		expect(await tryOpen(member, "20")).toBe("taken");
	});
	test("sets the bounds, for what is opened from now on", async () => {
		unwrap(await change({ kind: "limits", currency: "P", smallest: 3_000n, largest: 4_000n }));
		expect(await shown("mosaic-bank")).toMatchObject({ smallest: "30.00", largest: "40.00" });
		expect(await tryOpen(member, "29.99")).toBe("AMOUNT_OUT_OF_RANGE");
		expect(await tryOpen(member, "30")).toBe("taken");
		expect(await tryOpen(member, "40.01")).toBe("AMOUNT_OUT_OF_RANGE");
		expect(await last()).toMatchObject({
			before: { method: "mosaic-bank", smallest: "10.00", largest: "5000.00" },
			after: { smallest: "30.00", largest: "40.00", feeFixed: "0.00" },
		});
		unwrap(await change({ kind: "limits", currency: "P", smallest: 1_000n, largest: 500_000n }));
	});
	test("sets the fee; a deposit keeps the one it was opened with", async () => {
		const before = await open(member, "100");
		unwrap(await change({ kind: "fee", currency: "P", fixed: 25n, basisPoints: 125 }));
		const after = await open(member, "100");
		expect([before.fee, after.fee]).toEqual(["0.00", "1.50"]);
		expect((await shown("mosaic-bank"))?.fee).toEqual({ fixed: "0.25", percent: "1.25" });
		unwrap(await change({ kind: "fee", currency: "P", fixed: 0n, basisPoints: 0 }));
	});
	test.each([
		["another brand's", "mosaic-bank", "elsewhere"],
		["a way that is not there", "gold-coins", merchant],
	])("changes nothing of %s", async (_what, code, brand) => {
		const acts = await rows("select 1 from cashier.operator_act");
		for (const to of [
			{ kind: "open", enabled: false },
			{ kind: "limits", currency: "P", smallest: 1n, largest: 2n },
			{ kind: "fee", currency: "P", fixed: 1n, basisPoints: 1 },
		] as const) {
			expect(await change(to, code, brand)).toEqual({ ok: false, error: "METHOD_NOT_FOUND" });
		}
		expect(await rows("select 1 from cashier.operator_act")).toHaveLength(acts.length);
	});
	test("changes nothing in a currency that the way does not take", async () => {
		const refused = await change({ kind: "fee", currency: "KRW", fixed: 1n, basisPoints: 0 });
		expect(refused).toEqual({ ok: false, error: "METHOD_NOT_FOUND" });
	});
	test("of two at once has each written down with what was before", async () => {
		await Promise.all([
			change({ kind: "limits", currency: "P", smallest: 2_000n, largest: 9_000n }),
			change({ kind: "limits", currency: "P", smallest: 2_500n, largest: 8_000n }),
		]);
		const acts = await db.read((tx) => lastActs(tx, { merchant, most: 2 }));
		const [second, first] = acts.map(({ before, after }) => ({ before, after }));
		expect(first?.before).toMatchObject({ smallest: "10.00" });
		expect(second?.before).toMatchObject(Object(first?.after));
		unwrap(await change({ kind: "limits", currency: "P", smallest: 1_000n, largest: 500_000n }));
	});
	test("sees them all, closed ones too", async () => {
		await change({ kind: "open", enabled: false }, "lantern-express");
		const all = await readMethods(db, merchant);
		expect(all.map(({ code, enabled }) => [code, enabled])).toEqual([
			["mosaic-bank", true],
			["lantern-express", false],
			["simulated-card", true],
			["simulated-wallet", true],
			["simulated-crypto", true],
			["house-voucher", true],
			["team-agent", true],
		]);
		expect(all[1]?.terms).toEqual([
			{ currency: "P", smallest: "50.00", largest: "20000.00", feeFixed: "1.00", feeBasisPoints: 50 },
		]);
		expect(await readMethods(db, "elsewhere")).toEqual([]);
		await change({ kind: "open", enabled: true }, "lantern-express");
	});
});

describe("the seed", () => {
	const plant = () => seed({ db, brand: { brand: () => ({ currency: "P" }) } });
	test("says each way in every language of the house", async () => {
		const texts = await rows<{ language: string; steps: string[]; bank: string }>(
			"select language, steps, bank from cashier.method_text",
		);
		expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(houseLanguages));
		expect(texts).toHaveLength(7 * houseLanguages.length);
		expect(texts.every(({ steps }) => steps.length > 1)).toBe(true);
		expect(texts.filter(({ bank }) => bank === "")).toHaveLength(5 * houseLanguages.length);
	});
	test("leaves what an operator changed as it is", async () => {
		await change({ kind: "open", enabled: false });
		await change({ kind: "limits", currency: "P", smallest: 7_000n, largest: 9_000n });
		await plant();
		expect((await readMethods(db, merchant))[0]).toMatchObject({
			...{ code: "mosaic-bank", enabled: false },
			terms: [{ smallest: "70.00", largest: "90.00" }],
		});
	});
	test("writes nothing twice", async () => {
		await Promise.all([plant(), plant()]);
		expect(await rows("select 1 from cashier.method")).toHaveLength(7);
		expect(await rows("select 1 from cashier.method_currency")).toHaveLength(7);
	});
});
