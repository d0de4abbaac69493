// A vendor with a purse of its own: what is staked and won there moves that purse alone, by the same commands and with the
// same answers; limits that the ledger cannot weigh there let nothing through; and a launch brings home what lies elsewhere.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { launchGame, leaveOwnPlay, listGames } from "../../contract/index.ts";
import type { Homeward } from "../ports.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { openGuardedHall } from "../testing/open-guarded-hall.ts";
import { type Hall, listing, outsideVendor, purseVendor } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { retireVendor } from "./retire-vendor.ts";

const purse = "vendor:FARAWAY";
const { here } = await openGuardedHall();
const { hall, protection } = here;
const { api } = hall.games;
await addVendor(hall);

async function addVendor({ db, games }: Hall): Promise<void> {
	await db.tx((tx) => games.api.registerGames(tx, purseVendor, [listing("well")]));
	await games.refresh();
}

let member: MemberId;
let token: string;
beforeEach(async () => {
	member = await hall.enrol(1_000n);
	({ token } = await hall.sit(member, "well"));
});

const name = { vendor: "FARAWAY", currency: "P", gameCode: "well", roundId: "r1" } as const;
const bet = (amount: bigint, transactionId = "b1") =>
	api.bet({ ...name, memberId: member, token, transactionId, amount });
const win = (amount: bigint) => api.win({ ...name, memberId: member, transactionId: "w1", amount, roundClosed: true });
const takeBack = (reference: string) =>
	api.rollback({ ...name, memberId: member, transactionId: `x-${reference}`, referenceTransactionId: reference });
const bring = async (amount: bigint) =>
	hall.db.tx(async (tx) => {
		const mine = { memberId: member, currency: "P" } as const;
		await hall.wallet.open(tx, { ...mine, purse });
		const key = commandKey("test", `bring-${member}`);
		const from = { ...mine, purse: "cash" } as const;
		return unwrap(await hall.wallet.move(tx, { key, amount, from, to: { ...mine, purse } }));
	});
const purses = async () => {
	const { purses: all } = await hall.wallet.balance(member, "P");
	return Object.fromEntries(all.map((one) => [one.purse, one.balance]));
};
const codeOf = (answer: Awaited<ReturnType<typeof bet>>) => (answer.ok ? "done" : answer.error.code);

describe("its commands", () => {
	test("stake and win in its own purse, and the main one stays as it is", async () => {
		await bring(400n);
		expect(unwrap(await bet(100n)).balance).toBe(300n);
		expect(unwrap(await win(250n)).balance).toBe(550n);
		expect(await purses()).toEqual({ cash: 600n, [purse]: 550n });
		expect(await hall.violations()).toEqual([]);
	});
	test("never stake what lies in the main purse", async () => {
		expect(await bet(1n)).toMatchObject({ error: { code: "INSUFFICIENT_FUNDS", value: { balance: "0.00" } } });
		await bring(50n);
		expect(await bet(51n)).toMatchObject({ error: { code: "INSUFFICIENT_FUNDS", value: { balance: "0.50" } } });
		expect(await purses()).toEqual({ cash: 950n, [purse]: 50n });
	});
	test("the same bet twice is one debit, and what is taken back returns to where it came from", async () => {
		await bring(300n);
		const first = unwrap(await bet(100n));
		expect(unwrap(await bet(100n))).toEqual({ ...first, replayed: true });
		expect(unwrap(await takeBack("b1")).balance).toBe(300n);
		expect(await purses()).toEqual({ cash: 700n, [purse]: 300n });
	});
	test("of a hundred bets at once on fifty exactly fifty stand", async () => {
		await bring(50n);
		const all = await Promise.all(
			Array.from({ length: 100 }, (_, index) =>
				api.bet({ ...name, memberId: member, token, transactionId: `p${index}`, roundId: `p${index % 7}`, amount: 1n }),
			),
		);
		expect(all.filter(({ ok }) => ok)).toHaveLength(50);
		expect(await purses()).toEqual({ cash: 950n, [purse]: 0n });
		expect(await hall.violations()).toEqual([]);
	});
	test("tell the balance of that purse, and nothing before something was brought there", async () => {
		const ask = async () => unwrap(await api.balance({ vendor: "FARAWAY", memberId: member, currency: "P" })).balance;
		expect(await ask()).toBe(0n);
		await bring(120n);
		expect(await ask()).toBe(120n);
		expect(unwrap(await api.authenticate({ vendor: "FARAWAY", token })).balance).toBe(120n);
		expect(unwrap(await api.balance({ vendor: "OUTSIDE", memberId: member, currency: "P" })).balance).toBe(880n);
	});
	test("pay a bonus and a correction into it, though nothing was ever brought there", async () => {
		const { roundId: _round, ...promo } = name;
		expect(unwrap(await api.promo({ ...promo, memberId: member, transactionId: "p", amount: 70n })).balance).toBe(70n);
		const wrong = { vendor: "FARAWAY", memberId: member, currency: "P", transactionId: "a", amount: -20n } as const;
		expect(unwrap(await api.adjust({ ...wrong, reason: "a bonus too much" })).balance).toBe(50n);
		expect(await purses()).toEqual({ cash: 1_000n, [purse]: 50n });
	});
	test("of those that come together who has no purse there is refused as having nothing, and beside them the others stand", async () => {
		const seats = await Promise.all(
			Array.from({ length: 8 }, async () => {
				const one = await hall.enrol(1_000n);
				return { memberId: one, ...(await hall.sit(one, "well")) };
			}),
		);
		const rich = seats.filter((_seat, place) => place % 2 === 0);
		await hall.db.tx((tx) =>
			hall.wallet.openAll(
				tx,
				rich.map(({ memberId }) => ({ memberId, currency: "P", purse })),
			),
		);
		const { roundId: _round, ...promo } = name;
		for (const { memberId } of rich)
			unwrap(await api.promo({ ...promo, memberId, transactionId: "award", amount: 40n }));
		const told = await Promise.all(
			seats.map(({ memberId, token: theirs }) =>
				api.bet({ ...name, memberId, token: theirs, transactionId: "at-once", amount: 15n }),
			),
		);
		const refused = { ok: false, error: { code: "INSUFFICIENT_FUNDS", value: { balance: "0.00", available: "0.00" } } };
		expect(told).toEqual(
			seats.map((_seat, place) =>
				place % 2 === 0 ? { ok: true, value: expect.objectContaining({ balance: 25n, replayed: false }) } : refused,
			),
		);
		expect(await hall.violations()).toEqual([]);
	});
	test("a currency that the member has not stays unknown", async () => {
		expect(await api.balance({ vendor: "FARAWAY", memberId: member, currency: "KRW" })).toMatchObject({
			error: { code: "WRONG_CURRENCY" },
		});
		const { roundId: _round, ...promo } = name;
		const foreign = { ...promo, memberId: member, currency: "KRW", transactionId: "k", amount: 70n } as const;
		expect(await api.promo(foreign)).toMatchObject({ error: { code: "WRONG_CURRENCY" } });
	});
});

describe("limits of stakes and losses", () => {
	test.each(["wager", "loss"] as const)("one of %s lets no bet through, however much it leaves", async (kind) => {
		await bring(500n);
		const limit = { memberId: member, currency: "P", kind, period: "day", amount: 100_000n, actor: "Han" } as const;
		await protection.api.setOperatorLimit({ ...limit, now: hall.clock.now() });
		hall.clock.advance(6_000);
		expect(codeOf(await bet(1n))).toBe("LIMIT_REACHED");
		expect(await purses()).toEqual({ cash: 500n, [purse]: 500n });
	});
	test("one of deposits is no matter of a stake", async () => {
		await bring(500n);
		const limit = {
			memberId: member,
			currency: "P",
			kind: "deposit",
			period: "day",
			amount: 1n,
			actor: "Han",
		} as const;
		await protection.api.setOperatorLimit({ ...limit, now: hall.clock.now() });
		hall.clock.advance(6_000);
		expect(codeOf(await bet(1n))).toBe("done");
	});
});

describe("what others are told", () => {
	test("which vendors have such a purse, out of service too, and where a round runs", async () => {
		expect(api.vendorPurses("ko")).toEqual([{ code: "FARAWAY", name: "Faraway", enabled: true, far: false }]);
		const inPlay = () => hall.db.read((tx) => api.vendorsInPlay(tx, member));
		expect(await inPlay()).toEqual(new Set());
		await bring(100n);
		await bet(10n);
		expect(await inPlay()).toEqual(new Set(["FARAWAY"]));
		await win(0n);
		expect(await inPlay()).toEqual(new Set());
	});
	test("a launch asks that what lies elsewhere comes home first, and a refused one does not", async () => {
		const asked: Homeward[] = [];
		const { hall: own } = await openOwnHall({ bringHome: async (who) => void asked.push(who) });
		await addVendor(own);
		const player = await own.enrol(0n);
		const { call, as } = callerOf(own);
		const { games } = unwrap(await call(listGames, { pageSize: 24 }));
		const launch = (vassalage: string, code: string) => {
			const gameId = games.find(({ gameCode }) => gameCode === code)?.gameId ?? "";
			return call(launchGame, { gameId, vassalage }, as(player));
		};
		expect((await launch("FARAWAY", "well")).ok).toBe(true);
		expect((await launch(outsideVendor.code, "wheel")).ok).toBe(true);
		expect((await launch("NOBODY", "well")).ok).toBe(false);
		expect(asked.map(({ except, memberId: who }) => [except, who])).toEqual([
			["FARAWAY", player],
			["OUTSIDE", player],
		]);
		asked.length = 0;
		const { play } = await own.sit(player, "wheel");
		const leave = (who: MemberId) => call(leaveOwnPlay, { playId: play.playId }, as(who));
		expect([(await leave(await own.enrol(0n))).ok, asked]).toEqual([false, []]);
		// Left by will, all of it comes home.
		expect((await leave(player)).ok).toBe(true);
		expect(asked.map(({ except, memberId: who, currency }) => [except, who, currency])).toEqual([
			[undefined, player, "P"],
		]);
	});
});

test("of a vendor that is retired the purse is still named, and what lies there can be moved home", async () => {
	await bring(400n);
	unwrap(await bet(100n));
	const of = { merchant: "tessera", operator: "Sven", now: hall.clock.now(), code: "FARAWAY", reason: "it closes" };
	unwrap(await retireVendor(hall.db, { ...of, version: 1, keysEndAt: new Date(of.now.getTime() + 86_400_000) }));
	await hall.games.refresh();
	expect(codeOf(await bet(100n, "b2"))).not.toBe("done");
	expect(unwrap(await win(250n)).balance).toBe(550n);
	expect(api.vendorPurses("en")).toContainEqual(expect.objectContaining({ code: "FARAWAY", enabled: false }));
	const mine = { memberId: member, currency: "P" } as const;
	const key = commandKey("test", `home-${member}`);
	const [from, to] = [{ ...mine, purse } as const, { ...mine, purse: "cash" } as const];
	unwrap(await hall.db.tx((tx) => hall.wallet.move(tx, { key, amount: 550n, from, to })));
	expect(await purses()).toEqual({ cash: 1_150n, [purse]: 0n });
	unwrap(await retireVendor(hall.db, { ...of, version: 2, keysEndAt: null }));
	await hall.db.tx((tx) => sql`update games.vendor set enabled = true where code = 'FARAWAY'`.execute(tx));
	await hall.games.refresh();
	expect(await hall.violations()).toEqual([]);
});
