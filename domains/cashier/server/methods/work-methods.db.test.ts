// The ways to pay in as an operator changes them, and as the seed writes them: once.
import { beforeEach, describe, expect, test } from "vitest";
import { houseLanguages, type MemberId, unwrap } from "#platform/kernel";
import { type Method, readDepositDesk } from "../../contract/index.ts";
import {
	addPaymentMethod,
	changePaymentMethod,
	changePayoutTerms,
	type PaymentMethodSettings,
	readPaymentMethods,
	readPayoutTerms,
	revealPaymentMethodAccount,
	setPaymentMethodAccount,
} from "../api.ts";
import { changeMethod, lastActs, type MethodChange, readMethods, seed } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";
import type { NewPaymentMethodOrder } from "./add-payment-method.ts";

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
			act: "method open",
			operator: "Han",
			before: { method: "mosaic-bank", open: true },
			after: { open: false },
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

const range = { currencies: ["P", "KRW"], languages: [...houseLanguages] };

describe("a way as a whole", () => {
	const paymentMethod = async (code: string) => {
		const found = (await readPaymentMethods(db, merchant)).find((one) => one.code === code);
		if (found === undefined) throw new Error(`no way ${code}`);
		return found;
	};
	const set = async (code: string, to: Partial<PaymentMethodSettings>, stamp?: string) => {
		const { flow, stamp: now, code: _code, kind: _kind, account: _account, ...settings } = await paymentMethod(code);
		const order = { merchant, flow, code, stamp: stamp ?? now, operator: "Han", now: clock.now(), range };
		return changePaymentMethod(db, { ...order, settings: { ...settings, ...to } });
	};
	const faultOf = (error: string) => ({ ok: false, error });

	test("is seen with its terms in every currency and its words in every language, in and out", async () => {
		const all = await readPaymentMethods(db, merchant);
		expect(all.map(({ flow, code }) => `${flow} ${code}`)).toEqual(
			expect.arrayContaining(["in mosaic-bank", "out mosaic-payout", "out lantern-payout"]),
		);
		expect(await paymentMethod("lantern-payout")).toMatchObject({
			flow: "out",
			open: true,
			order: 20,
			hours: 4,
			terms: [{ currency: "P", smallest: "50.00", largest: "5000.00", feeFixed: "1.00", feePercent: "0.50" }],
		});
		expect((await paymentMethod("mosaic-bank")).words.map(({ language }) => language).sort()).toEqual(
			[...houseLanguages].sort(),
		);
		expect(await readPaymentMethods(db, "elsewhere")).toEqual([]);
	});

	test.each(["lantern-express", "lantern-payout"])("%s is set, and written down before and after", async (code) => {
		const before = await paymentMethod(code);
		const terms = before.terms.map((line) => ({
			...line,
			smallest: "60.00",
			feePercent: "1.25",
			quick: ["75", "100"],
		}));
		const words = before.words.map((one) => (one.language === "KO" ? { ...one, name: "등불 송금" } : one));
		const changed = unwrap(await set(code, { open: false, order: 5, hours: 8, terms, words }));
		expect(await paymentMethod(code)).toEqual(changed);
		expect(changed).toMatchObject({
			open: false,
			order: 5,
			hours: 8,
			terms: [{ smallest: "60.00", feePercent: "1.25", quick: ["75.00", "100.00"] }],
		});
		expect(changed.words.find(({ language }) => language === "KO")?.name).toBe("등불 송금");
		expect(await last()).toMatchObject({
			act: code === "lantern-payout" ? "way out set" : "method set",
			operator: "Han",
			before: { open: true, hours: 4 },
			after: { open: false, hours: 8 },
		});
		const { flow: _flow, code: _code, kind: _kind, stamp: _stamp, account: _account, ...settings } = before;
		expect(unwrap(await set(code, settings)).stamp).toBe(before.stamp);
	});

	test("of two who set it at once one wins, and the other is told", async () => {
		const { stamp } = await paymentMethod("mosaic-bank");
		const both = await Promise.all([12, 13].map((hours) => set("mosaic-bank", { hours }, stamp)));
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both).toContainEqual(faultOf("CHANGED_MEANWHILE"));
		expect(await set("mosaic-bank", { hours: 24 }, stamp)).toEqual(faultOf("CHANGED_MEANWHILE"));
		unwrap(await set("mosaic-bank", { hours: 24 }));
	});

	test.each([
		["upside down", { smallest: "100.00", largest: "50.00" }],
		["of nothing", { smallest: "0" }],
		["finer than the currency", { largest: "100.001" }],
		["whose fee leaves nothing", { feeFixed: "10.00" }],
		["of more than all", { feePercent: "100.01" }],
		["with a quick amount beyond", { quick: ["9999999"] }],
		["of another currency alone", { currency: "KRW" }],
	])("takes no terms %s", async (_, change) => {
		const { terms } = await paymentMethod("mosaic-bank");
		const changed = terms.map((line) => ({ ...line, ...change }));
		expect(await set("mosaic-bank", { terms: changed })).toEqual(faultOf("TERMS_INVALID"));
		expect(await set("mosaic-bank", { terms: [] })).toEqual(faultOf("TERMS_INVALID"));
		expect(await set("mosaic-bank", { words: [] })).toEqual(faultOf("TERMS_INVALID"));
	});

	test("takes a currency of the brand and speaks its languages from then on, and never one less", async () => {
		const { terms, words } = await paymentMethod("lantern-payout");
		const won = { currency: "KRW", smallest: "10000", largest: "900000", feeFixed: "0", feePercent: "0", quick: [] };
		const changed = unwrap(await set("lantern-payout", { terms: [...terms, won] }));
		expect(changed.terms.map(({ currency }) => currency)).toEqual(["KRW", "P"]);
		expect(changed.terms[0]).toMatchObject({ smallest: "10000", feePercent: "0.00" });
		expect(await paymentMethod("lantern-payout")).toEqual(changed);
		expect(await set("lantern-payout", { terms })).toEqual(faultOf("TERMS_INVALID"));
		const dong = { ...won, currency: "VND" };
		expect(await set("lantern-payout", { terms: [...changed.terms, dong] })).toEqual(faultOf("TERMS_INVALID"));
		expect(await set("lantern-payout", { words: words.slice(1) })).toEqual(faultOf("TERMS_INVALID"));
		await rows("delete from cashier.payout_method_currency where currency = 'KRW'");
	});

	test("of another brand is not there", async () => {
		const { flow, code, stamp, kind: _kind, account: _account, ...settings } = await paymentMethod("mosaic-bank");
		const order = { merchant: "elsewhere", range, flow, code, stamp, operator: "Han", now: clock.now(), settings };
		expect(await changePaymentMethod(db, order)).toEqual(faultOf("WAY_NOT_FOUND"));
		expect(await changePaymentMethod(db, { ...order, merchant, flow: "out" })).toEqual(faultOf("WAY_NOT_FOUND"));
	});
});

describe("a new way", () => {
	const words = [
		{ language: "EN", name: "Harbour Bank", summary: "By transfer", bank: "Harbour", steps: ["Send it."] },
		{ language: "KO", name: "항구 은행", summary: "이체", bank: "항구", steps: ["보내세요."] },
	];
	const terms = [{ currency: "P", smallest: "10", largest: "500", feeFixed: "1", feePercent: "0.5", quick: ["20"] }];
	const settings: PaymentMethodSettings = { open: true, order: 15, hours: 6, terms, words };
	const add = (change: Partial<NewPaymentMethodOrder> = {}) =>
		addPaymentMethod(db, {
			merchant,
			flow: "in",
			code: "harbour-bank",
			kind: "bank-transfer",
			operator: "Han",
			now: clock.now(),
			range,
			settings,
			...change,
		});
	const refused = (error: string) => ({ ok: false, error });
	const named = async (code: string) => {
		const found = (await readPaymentMethods(db, merchant)).find((one) => one.code === code);
		if (found === undefined) throw new Error(`no way ${code}`);
		return found;
	};
	const openIt = async (code = "harbour-bank") => {
		const { flow, stamp, code: _code, kind: _kind, account: _account, ...now } = await named(code);
		return changePaymentMethod(db, {
			merchant,
			flow,
			code,
			stamp,
			operator: "Han",
			now: clock.now(),
			range,
			settings: { ...now, open: true },
		});
	};
	const account = { holder: "Tessera Desk", number: "110-234-567890" };
	const sendTo = async (to: typeof account, stamp?: string) => {
		const seen = stamp ?? (await named("harbour-bank")).stamp;
		const order = { merchant, code: "harbour-bank", stamp: seen, operator: "Han", now: clock.now() };
		return setPaymentMethodAccount(db, { ...order, account: to });
	};

	test("is closed, is written down, and is offered when it has an account and is open", async () => {
		const added = unwrap(await add());
		expect(added).toMatchObject({ flow: "in", code: "harbour-bank", open: false, account: { holder: "", number: "" } });
		expect(await named("harbour-bank")).toEqual(added);
		expect(await last()).toMatchObject({ act: "method added", before: {}, after: { code: "harbour-bank", hours: 6 } });
		expect(await shown("harbour-bank")).toBeUndefined();
		expect(await openIt()).toEqual(refused("ACCOUNT_MISSING"));
		unwrap(await sendTo(account));
		unwrap(await openIt());
		expect(await shown("harbour-bank")).toMatchObject({ smallest: "10.00", largest: "500.00" });
		expect((await open(member, "20", "harbour-bank")).account).toEqual({ bank: "Harbour", ...account });
	});

	test("out is added, too, and has no account", async () => {
		const said = words.map((one) => ({ ...one, bank: "", steps: [] }));
		const out = {
			flow: "out",
			code: "harbour-out",
			kind: "bank-account",
			settings: { ...settings, words: said },
		} as const;
		expect(unwrap(await add(out))).toMatchObject({ flow: "out", open: false });
		expect(unwrap(await openIt("harbour-out")).open).toBe(true);
		expect(await last()).toMatchObject({ act: "way out set" });
	});

	test("of many at once is one, and a code or a kind that stands once is not taken again", async () => {
		const at = { code: "at-once", settings } as const;
		const all = await Promise.all([1, 2, 3].map(() => add(at)));
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		expect(all).toContainEqual(refused("WAY_EXISTS"));
		const voucher = { code: "second-voucher", kind: "voucher" } as const;
		expect(await add(voucher)).toEqual(refused("WAY_EXISTS"));
	});

	test("that makes no sense is refused", async () => {
		const said = (change: Partial<PaymentMethodSettings>) =>
			add({ code: "nonsense", settings: { ...settings, ...change } });
		expect(await said({ words: [] })).toEqual(refused("TERMS_INVALID"));
		expect(await said({ terms: [] })).toEqual(refused("TERMS_INVALID"));
		expect(await said({ words: words.map((one) => ({ ...one, bank: "" })) })).toEqual(refused("TERMS_INVALID"));
		expect((await readPaymentMethods(db, merchant)).some(({ code }) => code === "nonsense")).toBe(false);
	});

	test("sends its transfers elsewhere: masked in the list and the trail; what waits keeps what it was opened with", async () => {
		const before = await open(member, "20", "harbour-bank");
		const { stamp } = await named("harbour-bank");
		const next = { holder: "Tessera Desk Two", number: "220-999-111222" };
		const both = await Promise.all([sendTo(next, stamp), sendTo(next, stamp)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both).toContainEqual(refused("CHANGED_MEANWHILE"));
		expect((await named("harbour-bank")).account).toEqual({ holder: next.holder, number: "•••• 1222" });
		const act = await last();
		expect(act).toMatchObject({
			act: "method account set",
			before: { method: "harbour-bank", number: "•••• 7890" },
			after: { holder: next.holder, number: "•••• 1222", anotherNumber: true },
		});
		expect(JSON.stringify(await rows("select before, after from cashier.operator_act"))).not.toContain("567890");
		const { pending } = unwrap(await call(member, readDepositDesk, {}));
		const waits = pending.find(({ depositId }) => depositId === before.depositId);
		expect(waits?.account).toEqual({ bank: "Harbour", ...account });
		expect((await open(member, "20", "harbour-bank")).account).toEqual({ bank: "Harbour", ...next });
		const look = { merchant, code: "harbour-bank", operator: "Han", now: clock.now() };
		expect(unwrap(await revealPaymentMethodAccount(db, look))).toEqual(next);
		expect((await last())?.act).toBe("method account looked at");
	});

	test.each([
		["nobody", { holder: " ", number: "110-234-567890" }],
		["no number", { holder: "Desk", number: "abc" }],
	])("goes to no account of %s", async (_, to) => {
		expect(await sendTo(to)).toEqual(refused("ACCOUNT_INVALID"));
	});

	test("by which nothing is transferred has no account, nor has another brand's", async () => {
		const order = { merchant, code: "house-voucher", operator: "Han", now: clock.now() };
		const { stamp } = await named("house-voucher");
		expect(await setPaymentMethodAccount(db, { ...order, stamp, account })).toEqual(refused("WAY_NOT_FOUND"));
		expect(await revealPaymentMethodAccount(db, order)).toEqual(refused("WAY_NOT_FOUND"));
		const elsewhere = { ...order, merchant: "elsewhere", code: "harbour-bank" };
		expect(await revealPaymentMethodAccount(db, elsewhere)).toEqual(refused("WAY_NOT_FOUND"));
		await rows("delete from cashier.payout_method where code = 'harbour-out'");
		await rows("update cashier.method set enabled = false where code in ('harbour-bank', 'at-once')");
	});
});

describe("what withdrawals are asked", () => {
	const set = async (change: object, stamp?: string) => {
		const now = await readPayoutTerms(db, merchant);
		return changePayoutTerms(db, {
			merchant,
			operator: "Han",
			now: clock.now(),
			...now,
			...change,
			...(stamp ? { stamp } : {}),
		});
	};

	test("is set with before and after; of two at once the later is told", async () => {
		const before = await readPayoutTerms(db, merchant);
		const rule = { ...before.rule, confirmMinutes: 60 };
		const thresholds = [{ currency: "P", secondAbove: "2000.00", largeFrom: "900.00" }];
		const both = await Promise.all([set({ rule, thresholds }, before.stamp), set({ rule }, before.stamp)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both).toContainEqual({ ok: false, error: "CHANGED_MEANWHILE" });
		unwrap(await set({ rule, thresholds }));
		expect(await readPayoutTerms(db, merchant)).toMatchObject({ rule, thresholds });
		expect(await last()).toMatchObject({ act: "withdrawal rules set", after: { rule: { confirmMinutes: 60 } } });
		const { stamp: _stamp, ...first } = before;
		expect(unwrap(await set(first)).stamp).toBe(before.stamp);
	});

	test.each([
		["of other currencies", [{ currency: "KRW", secondAbove: "1", largeFrom: "1" }]],
		["of none", []],
		["finer than the currency", [{ currency: "P", secondAbove: "1.001", largeFrom: "1" }]],
		["that make every amount large", [{ currency: "P", secondAbove: "1", largeFrom: "0" }]],
	])("takes no thresholds %s", async (_, thresholds) => {
		expect(await set({ thresholds })).toEqual({ ok: false, error: "TERMS_INVALID" });
	});

	test("of a brand that says nothing is what the house takes, until it says something", async () => {
		const { rule, thresholds, stamp } = await readPayoutTerms(db, "elsewhere");
		expect(thresholds).toEqual([]);
		const order = { merchant: "elsewhere", operator: "Han", now: clock.now(), stamp, thresholds };
		unwrap(await changePayoutTerms(db, { ...order, rule: { ...rule, mostOpen: 5 } }));
		expect((await readPayoutTerms(db, "elsewhere")).rule).toEqual({ ...rule, mostOpen: 5 });
	});
});

describe("the seed", () => {
	const plant = () => seed({ db, brand: { brand: () => ({ currency: "P" }) } });
	test("says each way in every language of the house", async () => {
		const texts = await rows<{ language: string; steps: string[]; bank: string }>(
			`select language, steps, bank from cashier.method_text join cashier.method on method.id = method_id
			where code not in ('harbour-bank', 'at-once')`,
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
			code: "mosaic-bank",
			enabled: false,
			terms: [{ smallest: "70.00", largest: "90.00" }],
		});
	});
	test("writes nothing twice", async () => {
		await Promise.all([plant(), plant()]);
		expect(await rows("select 1 from cashier.method")).toHaveLength(9);
		expect(await rows("select 1 from cashier.method_currency")).toHaveLength(9);
	});
});
