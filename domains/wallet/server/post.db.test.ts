// Posting under fire: races over many connections, a connection that dies, a neighbour that is refused.
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openDatabase, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { type MemberId, memberId } from "#platform/kernel";
import { type Live, silentLive } from "#platform/live";
import { balanceEvent } from "../contract/events.ts";
import type { PostCommand } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { postBatch } from "./post-batch.ts";

const db = await testDatabase([migrations], { connections: 24 });
const { api } = createWalletModule({ db, live: silentLive });
let next = 0;

async function memberWith(amount: bigint): Promise<MemberId> {
	next += 1;
	const member = memberId(`${next}`);
	await db.tx((tx) => api.open(tx, { memberId: member, currency: "P", purse: "cash" }));
	if (amount > 0n)
		await api.post({ ...command(member, "funding"), kind: "grant", delta: amount, counter: "house:grants" });
	return member;
}

const command = (member: MemberId, name: string): PostCommand => ({
	memberId: member,
	currency: "P",
	purse: "cash",
	kind: "bet",
	delta: -1n,
	counter: "games:house",
	key: commandKey("test", name),
});

const count = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;

async function isSound(): Promise<void> {
	expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
}

describe("vector 9: 100 parallel bets of 1 on a balance of 50", () => {
	it.each([
		{
			way: "through the lanes",
			drive: (bets: readonly PostCommand[]) => Promise.all(bets.map(async (bet) => statusOf(await api.post(bet)))),
		},
		{
			way: "each on a connection of its own",
			drive: (bets: readonly PostCommand[]) =>
				Promise.all(bets.map(async (bet) => (await postBatch(db, [[bet]]))[0]?.[0]?.status ?? "")),
		},
		{
			way: "in batches that race",
			drive: async (bets: readonly PostCommand[]) => {
				const batches = Array.from({ length: 10 }, (_, index) => bets.slice(index * 10, index * 10 + 10));
				const rows = await Promise.all(
					batches.map((batch) =>
						postBatch(
							db,
							batch.map((bet) => [bet]),
						),
					),
				);
				return rows.flat(2).map(({ status }) => status);
			},
		},
	])("$way: exactly 50 succeed and the balance ends at 0", async ({ drive }) => {
		const member = await memberWith(50n);
		const statuses = await drive(Array.from({ length: 100 }, (_, index) => command(member, `bet ${index}`)));
		expect(count(statuses, "posted")).toBe(50);
		expect(
			statuses.filter((status) => status !== "posted" && status !== "insufficient" && status !== "INSUFFICIENT_FUNDS"),
		).toEqual([]);
		expect((await api.balance(member, "P")).available).toBe(0n);
		await isSound();
	});
});

const statusOf = (result: Awaited<ReturnType<typeof api.post>>) => (result.ok ? "posted" : result.error.code);

describe("the same command many times at once", () => {
	it("vector 1: is posted once, whoever wins", async () => {
		const member = await memberWith(10n);
		const bet = { ...command(member, "one"), delta: -4n };
		const lanes = Array.from({ length: 20 }, async () => api.post(bet));
		const alone = Array.from({ length: 20 }, async () => (await postBatch(db, [[bet]]))[0]?.[0]);
		const posted = (await Promise.all(lanes)).map((result) => (result.ok ? result.value : undefined));
		const rows = await Promise.all(alone);
		const first =
			posted.filter((answer) => answer?.replayed === false).length +
			rows.filter((row) => row?.status === "posted").length;
		expect(first).toBe(1);
		expect(
			new Set([...posted.map((answer) => answer?.balance), ...rows.map((row) => BigInt(row?.balance ?? -1))]),
		).toEqual(new Set([6n]));
		expect((await api.balance(member, "P")).available).toBe(6n);
	});

	it("vector 5: a bet and its rollback at once leave the balance as it was", async () => {
		const member = await memberWith(100n);
		const pairs = Array.from({ length: 40 }, (_, index) => {
			const bet = command(member, `race ${index}`);
			const back: PostCommand = {
				...bet,
				kind: "rollback",
				delta: 0n,
				key: commandKey("test", `back ${index}`),
				reference: bet.key,
			};
			return index % 2 === 0 ? [bet, back] : [back, bet];
		});
		await Promise.all(pairs.flat().map((each) => postBatch(db, [[each]])));
		expect((await api.balance(member, "P")).available).toBe(100n);
		await isSound();
	});
});

describe("movements between the same members in both directions", () => {
	it("never wait for each other in a circle, beside batches and single commands", async () => {
		const members = await Promise.all([memberWith(1000n), memberWith(1000n), memberWith(1000n)]);
		const pick = (index: number) => members[index % 3] ?? memberId("1");
		const wallet = (index: number) => ({ memberId: pick(index), currency: "P" as const, purse: "cash" as const });
		const moves = Array.from({ length: 60 }, (_, index) =>
			db.tx((tx) =>
				api.move(tx, {
					key: commandKey("test", `move ${index}`),
					from: wallet(index),
					to: wallet(index * 2 + 1),
					amount: 3n,
				}),
			),
		);
		const bets = Array.from({ length: 60 }, (_, index) => api.post(command(pick(index), `beside ${index}`)));
		const batches = Array.from({ length: 20 }, (_, batch) =>
			postBatch(
				db,
				members.map((member) => [command(member, `batch ${batch}`)]).sort(() => (batch % 2) - 0.5),
			),
		);
		await Promise.all([...moves, ...bets, ...batches]);
		const balances = await Promise.all(members.map((member) => api.balance(member, "P")));
		expect(balances.reduce((sum, { available }) => sum + available, 0n)).toBe(3000n - 120n);
		const { rows } = await db.read((tx) =>
			sql<{ deadlocks: string }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(tx),
		);
		expect(rows[0]?.deadlocks).toBe("0");
		expect(await api.houseBalance("clearing:movements", "P")).toBe(0n);
		await isSound();
	});
});

describe("lanes", () => {
	it("one bad command never fails its neighbours", async () => {
		const member = await memberWith(10n);
		const answers = await Promise.all([
			api.post(command(member, "n1")),
			api.post({ ...command(member, "n2"), delta: 5n }),
			api.post({ ...command(memberId("999999"), "n3") }),
			api.post({ ...command(member, "n4"), delta: -11n }),
			api.post({ ...command(member, "n5"), delta: -9n }),
		]);
		expect(answers.map(statusOf)).toEqual([
			"posted",
			"INVALID_COMMAND",
			"WALLET_NOT_FOUND",
			"INSUFFICIENT_FUNDS",
			"posted",
		]);
		const refused = answers[3];
		expect(refused?.ok === false && refused.error.value).toEqual({ balance: "0.09", available: "0.09" });
	});

	it("a command the database cannot even read fails alone; its batch is driven again one by one", async () => {
		const member = await memberWith(10n);
		const broken = { ...command(member, "broken"), group: "not-a-uuid" };
		const answers = await Promise.allSettled([
			api.post(command(member, "before")),
			api.post(broken),
			api.post(command(member, "after")),
		]);
		expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		expect((await api.balance(member, "P")).available).toBe(8n);
	});

	it("tell the member after the commit, and only of what is new", async () => {
		const heard: unknown[] = [];
		const live: Live = { ...silentLive, toMember: (to, event, payload) => heard.push([to, event, payload]) };
		const told = createWalletModule({ db, live }).api;
		const member = await memberWith(10n);
		await told.post(command(member, "told"));
		await told.post(command(member, "told"));
		await told.post({ ...command(member, "refused"), delta: -100n });
		expect(heard).toEqual([[member, balanceEvent, { currency: "P", purse: "cash", balance: "0.09", held: "0.00" }]]);
	});

	it("postTogether stands or falls as one, in order", async () => {
		const member = await memberWith(10n);
		const bet = command(member, "t1");
		const win: PostCommand = { ...command(member, "t2"), kind: "win", delta: 7n, reference: bet.key };
		const both = await api.postTogether([bet, win]);
		expect(both.map((each) => each.ok && each.value.balance)).toEqual([9n, 16n]);
		const none = await api.postTogether([
			{ ...command(member, "t3"), delta: -99n },
			{ ...win, key: commandKey("test", "t4") },
		]);
		expect(none.map((each) => each.ok || each.error.code)).toEqual(["INSUFFICIENT_FUNDS", "GROUP_REFUSED"]);
		expect(await api.postTogether([])).toEqual([]);
	});

	it("refuse after they were closed", async () => {
		const module = createWalletModule({ db, live: silentLive });
		await module.close();
		const member = await memberWith(10n);
		expect(statusOf(await module.api.post(command(member, "late")))).toBe("LEDGER_BUSY");
	});
});

describe("vector 10: a crash between the write and the answer", () => {
	it("a backend that is killed while it posts loses or keeps the whole batch; the retry gets the stored answer", async () => {
		const member = await memberWith(1_000n);
		const killer = openDatabase({ url: db.url, connections: 1, name: "killer" });
		const victim = openDatabase({ url: db.url, connections: 3, name: "victim" });
		const victimApi = createWalletModule({ db: victim, live: silentLive }).api;
		let posting = true;
		const killing = (async () => {
			while (posting) {
				await killer.read((tx) =>
					sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`.execute(tx),
				);
				await sleep(7);
			}
		})();
		const bets = Array.from({ length: 300 }, (_, index) => command(member, `killed ${index}`));
		const first = await Promise.all(
			bets.map((bet, index) =>
				sleep(index)
					.then(() => victimApi.post(bet))
					.catch(() => undefined),
			),
		);
		posting = false;
		await killing;
		const again = await Promise.all(bets.map((bet) => api.post(bet)));
		expect(again.every((answer) => answer.ok)).toBe(true);
		for (const [index, answer] of first.entries()) {
			const retried = again[index];
			if (answer?.ok && retried?.ok) expect(retried.value).toEqual({ ...answer.value, replayed: true });
		}
		expect(first.some((answer) => answer === undefined)).toBe(true);
		expect((await api.balance(member, "P")).available).toBe(700n);
		await isSound();
		await Promise.all([killer.close(), victim.close()]);
	});
});
