// Money on its way to a vendor with books of its own: held until the vendor says what became of it, moved or freed by its word
// alone, once whoever asks at the same time; and what nobody knows for an hour is raised for an operator.
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, type Result, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { listTransfers, readConsolidatedFunds, returnWallets, transferWallet } from "../contract/index.ts";
import { reconcile } from "./reconcile/reconcile.ts";
import { openCounter } from "./testing/open-counter.ts";
import { runJob } from "./testing/serve-provider.ts";
import type { FarTrouble } from "./testing/simulated-vendors.ts";
import { beginErrand } from "./vendor-errands.ts";

const counter = await openCounter();
const { call, cashier, clock, enrol, rows, vendors, wallet } = counter;
const { booked } = vendors;
const purse = "vendor:BOOKED";

let member: MemberId;
beforeEach(async () => {
	vendors.setOpen("BOOKED", true);
	booked.trouble("none");
	member = await enrol();
	const cash = { memberId: member, currency: "P", purse: "cash" } as const;
	const key = commandKey("test:grant", member);
	unwrap(await wallet.post({ ...cash, kind: "grant", delta: 1_000n, counter: "house:grants", key }));
});

const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const move = async (fromPurse: string, toPurse: string, amount: string, key?: string) =>
	codeOf(await call(member, transferWallet, { fromPurse, toPurse, amount }, key === undefined ? {} : { key }));
const out = (amount: string, key?: string) => move("cash", purse, amount, key);
const home = (amount: string, key?: string) => move(purse, "cash", amount, key);
const askVendors = (seconds: number) => runJob(counter, "cashier.ask-vendors", seconds);
/** Balance and what of it is held. */
const lies = async () => {
	const { purses } = await wallet.balance(member, "P");
	return Object.fromEntries(purses.map((one) => [one.purse, [Number(one.balance), Number(one.held)]]));
};
const faults = async () => [
	...(await counter.faults()),
	...(await rows<{ fault: string }>("select fault from cashier.unmatched_errands")),
];
const states = () =>
	rows<{ way: string; state: string }>(
		`select way, state from cashier.vendor_errand where member_id = ${member} order by begun_at, id`,
	);

describe("a transfer", () => {
	test("is done when the vendor did its part, there and home, and is one row with two postings each", async () => {
		expect(await out("4.00")).toBe("done");
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [600, 0], [purse]: [400, 0] }, 400n]);
		expect(await home("1.50")).toBe("done");
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [750, 0], [purse]: [250, 0] }, 250n]);
		const { transfers } = unwrap(await call(member, listTransfers, {}));
		expect(transfers.map(({ type, amount }) => [type, amount])).toEqual([
			["move", "1.50"],
			["move", "4.00"],
		]);
		expect(await faults()).toEqual([]);
	});
	test("that the vendor refuses moves nothing, and the same press again hears the same", async () => {
		booked.trouble("refuses");
		expect([await out("4.00", "press"), await out("4.00", "press")]).toEqual(["VENDOR_REFUSED", "VENDOR_REFUSED"]);
		expect(await lies()).toEqual({ cash: [1_000, 0] });
		expect(await out("5.00", "press")).toBe("TRANSFER_CONFLICT");
		expect(await faults()).toEqual([]);
	});
	test("of more than there is asks the vendor nothing", async () => {
		const before = booked.calls.length;
		expect([await out("10.01"), await home("0.01")]).toEqual(["NOT_ENOUGH", "NOT_ENOUGH"]);
		expect(booked.calls).toHaveLength(before);
	});
	test("whose answer was lost is found by the status query at once", async () => {
		booked.trouble("late");
		expect(await out("4.00")).toBe("done");
		expect(await home("4.00")).toBe("done");
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [1_000, 0], [purse]: [0, 0] }, 0n]);
	});
	test("twice at once and five others beside: one is done, the rest wait for it", async () => {
		const presses = ["a", "a", "b", "c", "d", "e"].map((key) => out("10.00", `at-once-${key}`));
		const answers = await Promise.all(presses);
		expect(answers.filter((code) => code === "done").length).toBeGreaterThanOrEqual(1);
		expect(new Set(answers)).not.toContain("TRANSFER_CONFLICT");
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [0, 0], [purse]: [1_000, 0] }, 1_000n]);
		expect(await faults()).toEqual([]);
	});
});

describe("while nobody knows", () => {
	test.each<["out" | "home", FarTrouble, number]>([
		["out", "silent", 0],
		["out", "deaf", 1],
		["home", "silent", 0],
		["home", "deaf", 1],
	])("%s to one that is %s, it is held, and the clock asks until it knows", async (way, trouble, doneThere) => {
		if (way === "home") expect(await out("4.00")).toBe("done");
		const leaving = way === "out" ? "cash" : purse;
		const before = await lies();
		booked.trouble(trouble);
		const press = () => (way === "out" ? out("4.00", "slow") : home("4.00", "slow"));
		expect(await press()).toBe("TRANSFER_UNDER_WAY");
		expect(await lies()).toEqual({ ...before, [leaving]: [before[leaving]?.[0], 400] });
		expect([await press(), await home("1.00"), await out("1.00")]).toEqual(Array(3).fill("TRANSFER_UNDER_WAY"));
		await askVendors(30);
		expect((await states()).at(-1)).toEqual({ way, state: "open" });
		expect(await faults()).toEqual([]);
		const sends = () => booked.calls.filter((one) => one === `send ${way}`).length;
		const sent = sends();
		booked.trouble("none");
		await askVendors(3_000);
		// What it never heard of is sent once more by the same id; what it did is not.
		expect(sends() - sent).toBe(1 - doneThere);
		expect(booked.lying(member)).toBe(way === "out" ? 400n : 0n);
		expect(await lies()).toEqual(
			way === "out" ? { cash: [600, 0], [purse]: [400, 0] } : { cash: [1_000, 0], [purse]: [0, 0] },
		);
		expect(await press()).toBe("done");
		await askVendors(9_000);
		expect(await faults()).toEqual([]);
	});
	test("several nodes that ask at once settle it once", async () => {
		booked.trouble("deaf");
		expect(await out("4.00")).toBe("TRANSFER_UNDER_WAY");
		booked.trouble("none");
		await Promise.all([askVendors(60), askVendors(60), askVendors(125), askVendors(190)]);
		expect(await lies()).toEqual({ cash: [600, 0], [purse]: [400, 0] });
		expect(await faults()).toEqual([]);
	});
	test("for an hour, it is a finding for an operator, which is gone when the vendor spoke", async () => {
		booked.trouble("silent");
		expect(await out("4.00")).toBe("TRANSFER_UNDER_WAY");
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		const look = (minutes: number) =>
			reconcile(counter.deps, { now: new Date(clock.now().getTime() + minutes * 60_000), log });
		const open = () =>
			rows<{ kind: string }>("select kind from cashier.finding where resolved_at is null and kind = 'vendor-silent'");
		await look(50);
		expect(await open()).toEqual([]);
		await look(61);
		expect(await open()).toEqual([{ kind: "vendor-silent" }]);
		booked.trouble("refuses");
		await askVendors(3_700);
		await look(62);
		expect([await open(), await lies()]).toEqual([[], { cash: [1_000, 0] }]);
	});
});

describe("coming home by itself", () => {
	const bringHome = () =>
		cashier.bringHome({ memberId: member, currency: "P", merchant: "tessera", except: "NEARBY", now: clock.now() });
	test("all that we count there, and no more than the vendor says lies there", async () => {
		await out("8.00");
		booked.staked(member, 300n);
		await bringHome();
		// Three that it counts as staked and has not told of yet stay until it does.
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [700, 0], [purse]: [300, 0] }, 0n]);
		await bringHome();
		expect(await lies()).toEqual({ cash: [700, 0], [purse]: [300, 0] });
		expect(await faults()).toEqual([]);
	});
	test("by one press, which is told what stays where a vendor does not answer", async () => {
		await out("8.00");
		booked.trouble("silent");
		expect(unwrap(await call(member, returnWallets, {}))).toEqual({ transfers: [], staying: ["BOOKED"] });
		booked.trouble("late");
		const { transfers, staying } = unwrap(await call(member, returnWallets, {}, { key: "home" }));
		expect([transfers.map(({ type, amount }) => [type, amount]), staying]).toEqual([[["return", "8.00"]], []]);
		const again = unwrap(await call(member, returnWallets, {}, { key: "home" }));
		expect([again.transfers, booked.lying(member)]).toEqual([[], 0n]);
	});
	test("what is under way is in the member's funds, marked", async () => {
		await out("8.00");
		booked.trouble("deaf");
		await home("3.00");
		const { total, vendors: there } = unwrap(await call(member, readConsolidatedFunds, {}));
		expect([total, there.find(({ vassalage }) => vassalage === "BOOKED")]).toEqual([
			"10.00",
			expect.objectContaining({ balance: "5.00", underWay: "3.00" }),
		]);
	});
});

describe("whatever happens", () => {
	test("a server that is killed between the hold and the call leaves nothing behind that the clock does not end", async () => {
		const { deps, db } = counter;
		const begin = (requestKey: string, amount: bigint) =>
			db.tx(async (tx) => {
				const named = { memberId: member, currency: "P", merchant: "tessera", requestKey, kind: "move" } as const;
				return beginErrand(tx, deps, { ...named, from: "cash", to: purse, amount, now: clock.now() });
			});
		unwrap(await begin("killed", 400n));
		expect(await begin("other", 100n)).toMatchObject({ error: "UNDER_WAY" });
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [1_000, 400] }, 0n]);
		await askVendors(5);
		expect((await states()).map(({ state }) => state)).toEqual(["open"]);
		await askVendors(25);
		expect([await lies(), booked.lying(member)]).toEqual([{ cash: [600, 0], [purse]: [400, 0] }, 400n]);
		expect(await begin("too much", 601n)).toMatchObject({ error: 600n });
		expect(await faults()).toEqual([]);
	});
	test("both books agree once the vendor speaks, and nothing is lost, doubled or invented (property)", async () => {
		const troubles = ["none", "none", "late", "silent", "deaf", "refuses"] as const;
		const step = fc.record({
			trouble: fc.constantFrom<FarTrouble>(...troubles),
			act: fc.constantFrom("out", "home", "all home", "clock"),
			minor: fc.integer({ min: 1, max: 700 }),
		});
		let later = 0;
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
				for (const { trouble, act, minor } of steps) {
					booked.trouble(trouble);
					later += 4_000;
					if (act === "out") await out((minor / 100).toFixed(2));
					else if (act === "home") await home((minor / 100).toFixed(2));
					else if (act === "clock") await askVendors(later);
					else await call(member, returnWallets, {});
					const { cash = [0], [purse]: there = [0] } = await lies();
					expect((cash[0] ?? 0) + (there[0] ?? 0)).toBe(1_000);
				}
				booked.trouble("none");
				for (let round = 0; round < 3; round++) {
					later += 4_000;
					await askVendors(later);
				}
				const { [purse]: there = [0, 0] } = await lies();
				expect(there).toEqual([Number(booked.lying(member)), 0]);
				expect((await states()).filter(({ state }) => state === "open")).toEqual([]);
			}),
			{ numRuns: 8 },
		);
		expect(await faults()).toEqual([]);
	});
});

test("the database itself refuses a second one under way, another end, and its deletion", async () => {
	booked.trouble("silent");
	await out("1.00");
	const of = `where member_id = ${member}`;
	await expect(
		rows(`insert into cashier.vendor_errand select member_id, gen_random_uuid(), merchant, 'other', kind, vendor,
		way, currency, amount, gen_random_uuid(), state, begun_at, next_at from cashier.vendor_errand ${of}`),
	).rejects.toThrow();
	await expect(rows(`update cashier.vendor_errand set amount = amount + 1 ${of}`)).rejects.toThrow(/ends once/);
	await expect(rows(`delete from cashier.vendor_errand ${of}`)).rejects.toThrow();
	booked.trouble("none");
	await askVendors(60);
	await expect(rows(`update cashier.vendor_errand set asked = 9 ${of}`)).rejects.toThrow(/ends once/);
});
