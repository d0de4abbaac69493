// A transfer with all that belongs to it, what is held, and the significant events of the ledger, as an operator reads them.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { memberId, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { PostCommand } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { fundedMembers } from "./testing/funded.ts";

const db = await testDatabase([jobsMigrations, migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const day = 86_400_000;
const now = new Date();
const funded = fundedMembers(db, api);
const [one, two, three] = [await funded(1_000n), await funded(1_000n), await funded(1_000n)];
const purse = { currency: "P", purse: "cash" } as const;
const correct = (member: typeof one, id: string, delta: bigint, reason: string) =>
	db.tx(async (tx) =>
		unwrap(
			await api.adjust(tx, {
				memberId: member,
				...purse,
				key: commandKey("test", id),
				delta,
				counter: "house:adjustments",
				reason,
				actor: "Han",
			}),
		),
	);

const bet = (id: string, change: Partial<PostCommand> = {}): PostCommand => ({
	memberId: one,
	currency: "P",
	purse: "cash",
	kind: "bet",
	delta: -4n,
	counter: "games:house",
	key: commandKey("test", id),
	...change,
});

describe("a transfer", () => {
	const legsOf = async (member: string, id: string) =>
		(await api.explorer.transfer({ memberId: memberId(member), key: commandKey("test", id) }))?.legs.map(
			({ memberId: owner, kind, delta }) => `${owner} ${kind} ${delta}`,
		);

	it("of a round: its stake, its win and what was taken back", async () => {
		const group = "0198c000-0000-7000-8000-000000000001";
		const [stake, win] = [
			bet("s1", { group }),
			bet("w1", { group, kind: "win", delta: 9n, reference: commandKey("test", "s1") }),
		];
		for (const result of await api.postTogether([stake, win])) unwrap(result);
		unwrap(await api.post(bet("r1", { group, kind: "rollback", delta: 0n, reference: win.key })));
		expect(await legsOf("1", "s1")).toEqual(["1 bet -4", "1 win 9", "1 rollback -9"]);
		expect(await legsOf("1", "r1")).toEqual(["1 bet -4", "1 win 9", "1 rollback -9"]);
	});

	it("without a group: what it takes back, and what took it back", async () => {
		unwrap(await api.post(bet("s2")));
		unwrap(await api.post(bet("r2", { kind: "rollback", delta: 0n, reference: commandKey("test", "s2") })));
		expect(await legsOf("1", "s2")).toEqual(["1 bet -4", "1 rollback 4"]);
		expect(await legsOf("1", "r2")).toEqual(["1 bet -4", "1 rollback 4"]);
	});

	it("between two members: both legs, from either side", async () => {
		const key = commandKey("test", "award");
		const movement = { key, from: { memberId: one, ...purse }, to: { memberId: two, ...purse }, amount: 70n };
		unwrap(await db.tx((tx) => api.move(tx, movement)));
		const both = ["1 transfer-out -70", "2 transfer-in 70"];
		for (const [member, way] of [
			["1", "wallet.move-out"],
			["2", "wallet.move-in"],
		] as const) {
			const found = await api.explorer.transfer({ memberId: memberId(member), key: commandKey(way, key) });
			expect(found?.legs.map(({ memberId: owner, kind, delta }) => `${owner} ${kind} ${delta}`)).toEqual(both);
		}
	});

	it("that was held before tells what for; an adjustment tells why and who", async () => {
		const hold = { memberId: two, currency: "P", purse: "cash", amount: 20n, purpose: "withdrawal" } as const;
		const expiresAt = new Date(now.getTime() + day);
		await db.tx(async (tx) => {
			unwrap(await api.placeHold(tx, { ...hold, key: commandKey("test", "h1"), expiresAt }));
			unwrap(
				await api.captureHold(tx, {
					memberId: two,
					hold: commandKey("test", "h1"),
					key: commandKey("test", "out"),
					kind: "withdraw",
					counter: "cashier:bank",
				}),
			);
		});
		await correct(two, "adj", 5n, "counted twice");
		expect(await api.explorer.transfer({ memberId: two, key: commandKey("test", "out") })).toMatchObject({
			hold: { purpose: "withdrawal" },
		});
		expect(await api.explorer.transfer({ memberId: two, key: commandKey("test", "adj") })).toMatchObject({
			adjusted: { reason: "counted twice", actor: "Han" },
		});
	});

	it("of another member's key is none", async () => {
		expect(await api.explorer.transfer({ memberId: three, key: commandKey("test", "s1") })).toBeUndefined();
	});
});

describe("what is held", () => {
	it("is told by purpose, and hold by hold, each once, the oldest first", async () => {
		const expiresAt = new Date(now.getTime() + day);
		for (let index = 0; index < 7; index++) {
			const key = commandKey("test", `open${index}`);
			const purpose = index % 2 === 0 ? "withdrawal" : "sports-ticket";
			await db.tx(async (tx) =>
				unwrap(
					await api.placeHold(tx, {
						memberId: one,
						currency: "P",
						purse: "cash",
						amount: 10n,
						key,
						purpose,
						expiresAt,
					}),
				),
			);
		}
		expect(await api.explorer.heldSums()).toEqual([
			{ currency: "P", purse: "cash", purpose: "sports-ticket", amount: 30n, holds: 3n },
			{ currency: "P", purse: "cash", purpose: "withdrawal", amount: 40n, holds: 4n },
		]);
		const first = await api.explorer.openHolds({ limit: 4 });
		const rest = await api.explorer.openHolds({ after: first.at(-1), limit: 4 });
		expect([...first, ...rest].map(({ key }) => key)).toEqual(
			Array.from({ length: 7 }, (_, index) => commandKey("test", `open${index}`)),
		);
		expect(rest).toHaveLength(3);
	});
});

describe("T25: significant events of the ledger", () => {
	const asked = { merchant: "tessera", from: new Date(now.getTime() - day), to: new Date(now.getTime() + day) };

	it("are adjustments and negative balances, the newest first, page by page", async () => {
		for (const [index, delta] of [-1n, 2n, -90_000_000n, 95_000_000n].entries())
			await correct(three, `event${index}`, delta, `reason ${index}`);
		const all = await api.explorer.significant({ ...asked, limit: 50 });
		expect(all.slice(0, 4).map(({ kind, facts: { amount, reason } }) => `${kind} ${amount} ${reason}`)).toEqual([
			"adjustment 950000.00 reason 3",
			"negative-balance -900000.00 reason 2",
			"adjustment 0.02 reason 1",
			"adjustment -0.01 reason 0",
		]);
		const pages = [];
		let before: (typeof all)[number] | undefined;
		do {
			const page = await api.explorer.significant({ ...asked, before, limit: 2 });
			pages.push(...page);
			before = page.at(-1);
		} while (before !== undefined);
		expect(pages).toEqual(all);
	});

	it("of one member alone", async () => {
		const events = await api.explorer.significant({ ...asked, memberId: two, limit: 50 });
		expect(events.map(({ memberId: owner, actor }) => [owner, actor])).toEqual([[two, "Han"]]);
	});
});

describe("no page reads the whole ledger", () => {
	/** The nodes of a plan, with what they read. */
	const planOf = async (text: string) => {
		const { rows } = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			return sql<{ "QUERY PLAN": string }>`explain ${sql.raw(text)}`.execute(tx);
		});
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	};

	it.each([
		[
			"entries of a house account",
			"select 1 from wallet.posting where counter = 'a:b' and currency = 'P' and kind = 'deposit' and kind not in ('bet', 'win') and posted_at >= now() - interval '90 days' order by posted_at desc limit 50",
			"counter_currency_kind",
		],
		[
			"rollbacks of a member",
			"select 1 from wallet.posting where member_id = 1 and kind = 'rollback' and posted_at >= now() - interval '90 days'",
			"member_id_posted_at",
		],
		[
			"open holds",
			"select 1 from wallet.hold where state = 'open' order by placed_at, member_id, key limit 50",
			"hold_open",
		],
		[
			"significant events",
			"select 1 from wallet.significant_event where happened_at >= now() order by happened_at desc, member_id desc, key desc limit 50",
			"significant_event_time",
		],
	])("%s are found by an index", async (_what, text, index) => {
		const plan = await planOf(text);
		expect(plan).toContain(index);
		expect(plan).not.toContain("Seq Scan");
	});
});
