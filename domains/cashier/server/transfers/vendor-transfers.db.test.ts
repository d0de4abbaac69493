// Money on its way to a vendor with books of its own: held until the vendor says what became of it, moved or freed by its word
// alone, once whoever asks at the same time; and what nobody knows for an hour is raised for an operator.

import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "#platform/db";
import { type MemberId, type Result, unwrap } from "#platform/kernel";
import { commandKey, holdersIn } from "#wallet/api";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { listTransfers, readConsolidatedFunds, returnWallets, transferWallet } from "../../contract/index.ts";
import { lastActs } from "../operator-act.ts";
import { reconcile } from "../reconcile/reconcile.ts";
import { openCounter } from "../testing/open-counter.ts";
import { runJob } from "../testing/serve-provider.ts";
import type { FarTrouble } from "../testing/simulated-vendors.ts";
import { bringDue } from "./transfer-out.ts";
import { beginVendorTransfer, type VendorTransferDeps } from "./vendor-transfers.ts";
import { readAtVendor, startTransferOut } from "./work-transfer-outs.ts";

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
	...(await rows<{ fault: string }>("select fault from cashier.unmatched_vendor_transfers")),
];
const states = () =>
	rows<{ way: string; state: string }>(
		`select way, state from cashier.vendor_transfer where member_id = ${member} order by begun_at, id`,
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
				return beginVendorTransfer(tx, deps, { ...named, from: "cash", to: purse, amount, now: clock.now() });
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
			{ numRuns: historiesOf(8) },
		);
		expect(await faults()).toEqual([]);
	});
});

test("the database itself refuses a second one under way, another end, and its deletion", async () => {
	booked.trouble("silent");
	await out("1.00");
	const of = `where member_id = ${member}`;
	await expect(
		rows(`insert into cashier.vendor_transfer select member_id, gen_random_uuid(), merchant, 'other', kind, vendor,
		way, currency, amount, gen_random_uuid(), state, begun_at, next_at from cashier.vendor_transfer ${of}`),
	).rejects.toThrow();
	await expect(rows(`update cashier.vendor_transfer set amount = amount + 1 ${of}`)).rejects.toThrow(/ends once/);
	await expect(rows(`delete from cashier.vendor_transfer ${of}`)).rejects.toThrow();
	booked.trouble("none");
	await askVendors(60);
	await expect(rows(`update cashier.vendor_transfer set asked = 9 ${of}`)).rejects.toThrow(/ends once/);
});

describe("all that lies at a vendor, by an operator's word", () => {
	const { db, deps } = counter;
	const quiet = { debug() {}, info() {}, warn() {}, error() {} };
	/** So far the clock of the jobs is ahead: what waits is due again. */
	let minutes = 0;
	const bring = (with_: VendorTransferDeps = deps) => {
		minutes += 70;
		return bringDue(with_, { now: new Date(clock.now().getTime() + minutes * 60_000), log: quiet });
	};
	const start = (vendor: string) => {
		const order = { merchant: "tessera", operator: "Olga", now: clock.now(), vendor, reason: "retired for good" };
		return startTransferOut(db, order);
	};
	const at = (vendor: string) => readAtVendor(db, vendor);
	const who = (count: number) =>
		Promise.all(
			Array.from({ length: count }, async () => {
				const one = await enrol();
				const key = commandKey("test:grant", one);
				const cash = { memberId: one, currency: "P", purse: "cash" } as const;
				unwrap(await wallet.post({ ...cash, kind: "grant", delta: 1_000n, counter: "house:grants", key }));
				return one;
			}),
		);
	const take = async (members: readonly MemberId[], vendor: string, amount = "4.00") => {
		vendors.setOpen(vendor, true);
		for (const one of members) {
			const there = { fromPurse: "cash", toPurse: `vendor:${vendor}`, amount };
			expect(codeOf(await call(one, transferWallet, there))).toBe("done");
		}
		vendors.setOpen(vendor, false);
	};
	const has = async (of: MemberId) => {
		const { purses } = await wallet.balance(of, "P");
		return Object.fromEntries(purses.map(({ purse: name, balance }) => [name, Number(balance)]));
	};
	const returns = async (members: readonly MemberId[]) =>
		(
			await rows<{ member: string; amount: string }>(`select member_id as member, amount from cashier.transfer
				where kind = 'return' and member_id in (${members.join(", ")})`)
		).map(({ member: of, amount }) => [of, amount]);

	test("comes home member by member; where a round runs it waits for its end; each step is in the trail", async () => {
		const members = await who(3);
		const [playing = member] = members;
		await take(members, "FARAWAY");
		const bet = { member: playing, code: "FARAWAY", amount: 100n };
		expect(await vendors.stake(wallet, bet)).toBe(true);
		expect((await at("FARAWAY")).lying).toEqual([{ currency: "P", lying: "11.00", members: 3, underWay: "0.00" }]);
		expect(unwrap(await start("FARAWAY")).transferOut).toMatchObject({ state: "running", members: 3, home: 0 });
		expect(await start("FARAWAY")).toMatchObject({ error: { code: "TRANSFER_OUT_RUNS" } });
		await bring();
		const { transferOut } = await at("FARAWAY");
		expect(transferOut).toMatchObject({ state: "running", members: 3, home: 2, waiting: 1, askedBy: "Olga" });
		expect(transferOut?.staying).toEqual([{ memberId: playing, currency: "P", why: "ROUND_RUNS" }]);
		await vendors.end(wallet, { ...bet, amount: 250n });
		await bring();
		const done = await at("FARAWAY");
		expect(done).toMatchObject({ lying: [], transferOut: { state: "done", home: 3, waiting: 0, staying: [] } });
		expect(done.transferOut?.brought).toEqual([{ currency: "P", amount: "13.50" }]);
		expect(await has(playing)).toEqual({ cash: 1_150, "vendor:FARAWAY": 0 });
		expect(await start("FARAWAY")).toMatchObject({ error: { code: "NOTHING_LIES" } });
		const acts = await db.read((tx) => lastActs(tx, { merchant: "tessera", most: 2 }));
		expect(acts.map(({ act, operator }) => [act, operator])).toEqual([
			["money at a vendor is home", "the clock"],
			["money at a vendor asked home", "Olga"],
		]);
		expect(await faults()).toEqual([]);
	});

	test("whatever dies after any step, everybody's part comes home once", async () => {
		for (const steps of [1, 2, 4, 7, 11, 16]) {
			const members = await who(4);
			await take(members, "FARAWAY");
			unwrap(await start("FARAWAY"));
			let left = steps;
			const dying: VendorTransferDeps = {
				...deps,
				db: {
					...db,
					tx: async <Done>(work: (tx: Tx) => Promise<Done>): Promise<Done> => {
						left -= 1;
						if (left < 0) throw new Error("gone");
						return db.tx(work);
					},
				},
			};
			await bring(dying).catch(() => undefined);
			await bring();
			await bring();
			expect((await returns(members)).toSorted()).toEqual(members.map((one) => [one, "400"]).toSorted());
			expect(await at("FARAWAY")).toMatchObject({ lying: [], transferOut: { state: "done", home: 4 } });
			expect((await at("FARAWAY")).transferOut?.brought).toEqual([{ currency: "P", amount: "16.00" }]);
		}
		expect(await faults()).toEqual([]);
	});

	test("several nodes, and members who bring it home themselves at that moment, move each coin once", async () => {
		const members = await who(8);
		await take(members, "FARAWAY");
		unwrap(await start("FARAWAY"));
		const own = members.map((one, place) =>
			place % 2 === 0
				? call(one, returnWallets, {})
				: call(one, transferWallet, { fromPurse: "vendor:FARAWAY", toPurse: "cash", amount: "1.50" }),
		);
		minutes += 70;
		const now = new Date(clock.now().getTime() + minutes * 60_000);
		await Promise.all([...own, ...[1, 2, 3].map(() => bringDue(deps, { now, log: quiet }))]);
		await bring();
		for (const one of members) expect(await has(one)).toEqual({ cash: 1_000, "vendor:FARAWAY": 0 });
		const { lying, transferOut } = await at("FARAWAY");
		// Whoever was quicker than the list is not on it.
		expect([lying, transferOut?.state, transferOut?.members]).toEqual([[], "done", transferOut?.home]);
		expect(await faults()).toEqual([]);
	});

	test("a vendor with books is asked: silence, refusal and less than we count are said, and it comes in the end", async () => {
		const whys = async () => (await at("BOOKED")).transferOut?.staying.map(({ why }) => why);
		vendors.setOpen("BOOKED", false);
		// What other tests left there.
		if ((await at("BOOKED")).lying.length > 0) {
			const all = await db.read((tx) => holdersIn(tx, { purse, after: undefined, most: 1_000 }));
			for (const one of all) booked.staked(one.memberId, booked.lying(one.memberId) - 1_000_000n);
			unwrap(await start("BOOKED"));
			for (let turn = 0; turn < 3; turn += 1) {
				await bring();
				await askVendors(100_000);
			}
		}
		const [one = member] = await who(1);
		await take([one], "BOOKED", "8.00");
		unwrap(await start("BOOKED"));
		booked.trouble("silent");
		await bring();
		expect(await whys()).toEqual(["VENDOR_HOLDS"]);
		booked.trouble("refuses");
		await bring();
		expect(await whys()).toEqual(["VENDOR_REFUSED"]);
		booked.trouble("none");
		booked.staked(one, 300n);
		await bring();
		expect([await whys(), booked.lying(one)]).toEqual([["VENDOR_HOLDS"], 0n]);
		expect((await at("BOOKED")).transferOut?.brought).toEqual([{ currency: "P", amount: "5.00" }]);
		booked.staked(one, -300n);
		const sendFar: typeof deps.vendors.sendFar = async (order) => {
			await deps.vendors.sendFar(order);
			return "silent";
		};
		const statusFar = async () => "silent" as const;
		await bring({ ...deps, vendors: { ...deps.vendors, sendFar, statusFar } });
		expect([await whys(), (await at("BOOKED")).lying[0]?.underWay]).toEqual([["UNDER_WAY"], "3.00"]);
		await askVendors(minutes * 60 + 7_200);
		await bring();
		expect(await at("BOOKED")).toMatchObject({ lying: [], transferOut: { state: "done", home: 1 } });
		expect([await has(one), (await returns([one])).length]).toEqual([{ cash: 1_000, [purse]: 0 }, 2]);
		expect(await faults()).toEqual([]);
	});

	test("moves every coin once whatever vendors, members, nodes and deaths do meanwhile (property)", async () => {
		const { deps, db } = counter;
		const members = await who(3);
		const step = fc.record({
			trouble: fc.constantFrom<FarTrouble>("none", "none", "late", "silent", "deaf", "refuses"),
			act: fc.constantFrom("start", "run", "two run", "dies", "own home", "clock", "stake", "end"),
			who: fc.nat({ max: 2 }),
			steps: fc.nat({ max: 9 }),
		});
		const total = async () => {
			let sum = 0;
			for (const one of members) for (const minor of Object.values(await has(one))) sum += minor;
			return sum;
		};
		const dying = (steps: number): VendorTransferDeps => {
			let left = steps;
			const tx = <Done>(work: (inner: Tx) => Promise<Done>): Promise<Done> => {
				left -= 1;
				return left < 0 ? Promise.reject(new Error("gone")) : db.tx(work);
			};
			return { ...deps, db: { ...db, tx } };
		};
		let staked = 0;
		const playing = new Set<MemberId>();
		const endOf = async (one: MemberId) => {
			if (!playing.delete(one)) return;
			await vendors.end(wallet, { member: one, code: "FARAWAY", amount: 10n });
			staked -= 10;
		};
		const acts: Record<string, (one: MemberId, steps: number) => Promise<unknown>> = {
			start: () => Promise.all([start("FARAWAY"), start("BOOKED"), start("BOOKED")]),
			run: () => bring(),
			"two run": () => Promise.all([bring(), bring()]),
			dies: (_one, steps) => bring(dying(steps)).catch(() => undefined),
			"own home": (one) => Promise.all([call(one, returnWallets, {}), bring()]),
			clock: () => askVendors(minutes * 60 + 100_000),
			stake: async (one) => {
				if (playing.has(one)) return;
				if (await vendors.stake(wallet, { member: one, code: "FARAWAY", amount: 10n })) {
					playing.add(one);
					staked += 10;
				}
			},
			end: endOf,
		};
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 9 }), async (steps) => {
				booked.trouble("none");
				for (const vendor of ["FARAWAY", "BOOKED"]) await take(members, vendor, "1.00");
				for (const { trouble, act, who: place, steps: most } of steps) {
					booked.trouble(trouble);
					await acts[act]?.(members[place] ?? member, most);
					expect((await total()) + staked).toBe(3_000);
				}
				booked.trouble("none");
				for (const one of members) await endOf(one);
				await Promise.all([start("FARAWAY"), start("BOOKED")]);
				for (let turn = 0; turn < 4; turn += 1) {
					await bring();
					minutes += 70;
					await askVendors(minutes * 60 + 100_000);
				}
				for (const vendor of ["FARAWAY", "BOOKED"]) {
					expect(await at(vendor)).toMatchObject({ lying: [], transferOut: { state: "done", waiting: 0 } });
				}
			}),
			{ numRuns: historiesOf(5) },
		);
		expect(members.map((one) => booked.lying(one))).toEqual([0n, 0n, 0n]);
		expect(await faults()).toEqual([]);
	}, 60_000);

	test("is told to the member, whatever limit holds, and is a line of theirs under their brand", async () => {
		const [one = member] = await who(1);
		await take([one], "FARAWAY");
		const limit = { memberId: one, currency: "P", kind: "loss", period: "day", amount: 1n, actor: "Han" } as const;
		await counter.protection.api.setOperatorLimit({ ...limit, now: clock.now() });
		unwrap(await start("FARAWAY"));
		const before = counter.heard.length;
		await bring();
		const told = () => counter.heard.slice(before).filter(({ member: of }) => of === one).length;
		await expect.poll(told).toBeGreaterThan(0);
		const lines = await rows<{ kind: string; amount: string; from_purse: string; to_purse: string }>(
			`select kind, amount, from_purse, to_purse from cashier.transfer where member_id = ${one} order by done_at`,
		);
		expect(lines).toEqual([
			{ kind: "move", amount: "400", from_purse: "cash", to_purse: "vendor:FARAWAY" },
			{ kind: "return", amount: "400", from_purse: "vendor:FARAWAY", to_purse: "cash" },
		]);
		const kept = await rows<{ merchant: string }>(
			`select distinct merchant from cashier.transfer where member_id = ${one}`,
		);
		expect(kept).toEqual([{ merchant: "tessera" }]);
	});

	test("a member with two currencies there has two parts, each home in its own, by the clock's own job", async () => {
		const [one = member] = await who(1);
		await take([one], "FARAWAY");
		const won = { memberId: one, currency: "KRW", purse: "vendor:FARAWAY" } as const;
		await db.tx(async (tx) => {
			await wallet.open(tx, won);
			const key = commandKey("test:won", one);
			unwrap(await wallet.postIn(tx, { ...won, kind: "grant", delta: 9_000n, counter: "house:grants", key }));
		});
		expect((await at("FARAWAY")).lying).toEqual([
			{ currency: "KRW", lying: "9000", members: 1, underWay: "0" },
			{ currency: "P", lying: "4.00", members: 1, underWay: "0.00" },
		]);
		expect(unwrap(await start("FARAWAY")).transferOut).toMatchObject({ members: 2, home: 0, brought: [] });
		minutes += 70;
		await runJob(counter, "cashier.bring-home", minutes * 60);
		const { transferOut } = await at("FARAWAY");
		expect(transferOut).toMatchObject({ state: "done", members: 2, home: 2, waiting: 0 });
		expect(transferOut?.brought).toEqual([
			{ currency: "KRW", amount: "9000" },
			{ currency: "P", amount: "4.00" },
		]);
		const { purses } = await wallet.balance(one, "KRW");
		expect(purses.map(({ purse: name, balance }) => [name, Number(balance)])).toEqual([
			["cash", 9_000],
			["vendor:FARAWAY", 0],
		]);
		// It has ended: the job finds nothing to do.
		expect(await bring()).toBe(0);
		expect(await faults()).toEqual([]);
	});

	test("what somebody has in hand nobody else takes for a minute; who died in between is followed then", async () => {
		const [one = member, other = member] = await who(2);
		await take([one, other], "FARAWAY");
		unwrap(await start("FARAWAY"));
		minutes += 70;
		const inSeconds = (seconds: number) => new Date(clock.now().getTime() + minutes * 60_000 + seconds * 1_000);
		const said: unknown[] = [];
		const log = { ...quiet, error: (_fields: object, text?: string) => void said.push(text) };
		const move: typeof deps.wallet.move = (tx, movement) =>
			movement.from.memberId === one ? Promise.reject(new Error("gone")) : deps.wallet.move(tx, movement);
		const broken = { ...deps, wallet: { ...deps.wallet, move } };
		expect(await bringDue(broken, { now: inSeconds(0), log })).toBe(2);
		// One that goes wrong does not keep the others.
		expect(said).toEqual(["what lies at a vendor could not be brought home"]);
		expect(await at("FARAWAY")).toMatchObject({ transferOut: { home: 1, waiting: 1, staying: [] } });
		expect(await bringDue(deps, { now: inSeconds(59), log })).toBe(0);
		expect(await has(one)).toEqual({ cash: 600, "vendor:FARAWAY": 400 });
		expect(await bringDue(deps, { now: inSeconds(60), log })).toBe(1);
		expect(await has(one)).toEqual({ cash: 1_000, "vendor:FARAWAY": 0 });
		expect(await at("FARAWAY")).toMatchObject({ lying: [], transferOut: { state: "done", home: 2, waiting: 0 } });
		expect((await returns([one, other])).map(([, amount]) => amount)).toEqual(["400", "400"]);
		expect(await faults()).toEqual([]);
	});

	test("what it came to is written for good, and of one vendor one runs: the database says so", async () => {
		const [one = member] = await who(1);
		await take([one], "FARAWAY");
		unwrap(await start("FARAWAY"));
		const again = `insert into cashier.vendor_transfer_out (merchant, vendor, reason, asked_by, asked_at, members)
			select merchant, vendor, reason, asked_by, asked_at, members from cashier.vendor_transfer_out where state = 'running'`;
		await expect(rows(again)).rejects.toThrow(/vendor_transfer_out_runs/);
		await expect(rows("update cashier.vendor_transfer_out set state = 'done' where state = 'running'")).rejects.toThrow(
			/check/,
		);
		await bring();
		const part = `where member_id = ${one}`;
		for (const statement of [
			`update cashier.vendor_transfer_out_member set brought = brought + 1 ${part}`,
			`update cashier.vendor_transfer_out_member set state = 'waiting', next_at = now() ${part}`,
			"update cashier.vendor_transfer_out set state = 'running', ended_at = null where state = 'done'",
			`delete from cashier.vendor_transfer_out_member ${part}`,
			"delete from cashier.vendor_transfer_out",
		]) {
			await expect(rows(statement)).rejects.toThrow();
		}
		expect(await at("FARAWAY")).toMatchObject({ transferOut: { state: "done", home: 1 } });
	});

	test("ends where the vendor is in service again, and what lies there stays; holders are read page by page", async () => {
		const members = await who(5);
		await take(members, "NEARBY");
		const seen: string[] = [];
		const page = (after: Awaited<ReturnType<typeof holdersIn>>[number] | undefined) =>
			db.read((tx) => holdersIn(tx, { purse: "vendor:NEARBY", after, most: 2 }));
		for (let holders = await page(undefined); holders.length > 0; holders = await page(holders.at(-1))) {
			seen.push(...holders.map(({ memberId }) => memberId));
		}
		expect(seen).toEqual(members.toSorted((left, right) => Number(left) - Number(right)));
		unwrap(await start("NEARBY"));
		vendors.setOpen("NEARBY", true);
		await bring();
		expect(await at("NEARBY")).toMatchObject({ lying: [{ members: 5 }], transferOut: { state: "stopped", home: 0 } });
		vendors.setOpen("NEARBY", false);
		unwrap(await start("NEARBY"));
		await bring();
		expect(await at("NEARBY")).toMatchObject({ lying: [], transferOut: { state: "done", home: 5 } });
		vendors.setOpen("NEARBY", true);
	});
});
