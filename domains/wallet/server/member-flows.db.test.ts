// What came to members and went from them beside the play: each posting in the flow it is, each once, whatever runs beside; what
// is taken back leaves the minute in which it stood.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { memberId, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import type { CommandKind, HouseAccount, Purse } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { rollUpHouse } from "./house.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";

const db = await testDatabase([jobsMigrations, migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const house = memberId("9223372036854775807");
let members = 0;
let keys = 0;

async function enrol() {
	members += 1;
	const id = memberId(`${members}`);
	for (const purse of ["cash", "bonus", "points", "float"] as const)
		await db.tx((tx) => api.open(tx, { memberId: id, currency: "P", purse }));
	return id;
}

type Move = {
	readonly kind: CommandKind;
	readonly delta: bigint;
	readonly counter: HouseAccount;
	readonly purse?: Purse;
};

async function post(member: ReturnType<typeof memberId>, { purse = "cash", ...move }: Move, group?: string) {
	keys += 1;
	const key = commandKey("flows", `${keys}`);
	const at = { memberId: member, currency: "P", purse, key } as const;
	unwrap(await api.post({ ...at, ...move, ...(group === undefined ? {} : { group }) }));
	return key;
}
const takeBack = (member: ReturnType<typeof memberId>, reference: ReturnType<typeof commandKey>) =>
	api.post({
		memberId: member,
		currency: "P",
		purse: "cash",
		kind: "rollback",
		delta: 0n,
		counter: "cashier:bank",
		key: commandKey("flows back", reference),
		reference,
	});

async function flows(member: ReturnType<typeof memberId>): Promise<Readonly<Record<string, string>>> {
	await rollUpHouse(db);
	const { rows } = await db.read((tx) =>
		sql<{ flow: string; amount: string }>`select flow, sum(amount)::text as amount from wallet.member_flow
			where member_id = ${member}::bigint group by 1 having sum(amount) <> 0 order by 1`.execute(tx),
	);
	return Object.fromEntries(rows.map(({ flow, amount }) => [flow, amount]));
}
const faults = async () => (await db.read((tx) => sql`select * from wallet.audit_flow`.execute(tx))).rows;

describe("what came to a member and went", () => {
	it("is told apart by what it is, and play is none of it", async () => {
		const member = await enrol();
		await post(member, { kind: "grant", delta: 1_000n, counter: "house:starting-balances" });
		await post(member, { kind: "deposit", delta: 500n, counter: "cashier:bank" });
		await post(member, { kind: "grant", delta: 70n, counter: "bonus:deposits", purse: "bonus" });
		await post(member, { kind: "promo", delta: 11n, counter: "loyalty:cashback" });
		await post(member, { kind: "transfer-in", delta: 9n, counter: "loyalty:cash" });
		await post(member, { kind: "promo", delta: 3n, counter: "games:acme" });
		await post(member, { kind: "withdraw", delta: -200n, counter: "cashier:payout" });
		await post(member, { kind: "bet", delta: -50n, counter: "games:acme" });
		await post(member, { kind: "win", delta: 60n, counter: "games:acme" });
		await post(member, { kind: "transfer-in", delta: 40n, counter: "clearing:bonuses" });
		await post(member, { kind: "promo", delta: 5_000n, counter: "loyalty:points", purse: "points" });
		await post(member, { kind: "deposit", delta: 800n, counter: "float:issued", purse: "float" });
		const adjusted = {
			memberId: member,
			currency: "P",
			purse: "cash",
			counter: "house:adjustments",
			actor: "Han",
		} as const;
		unwrap(
			await db.tx((tx) =>
				api.adjust(tx, { ...adjusted, key: commandKey("flows", "fix"), delta: -15n, reason: "a mistake" }),
			),
		);
		expect(await flows(member)).toEqual({ adjustment: "-15", bonus: "1093", deposit: "500", withdrawal: "200" });
		expect(await faults()).toEqual([]);
	});

	it("leaves the win of a free spin and a win that was taken back to the rounds, and the house's own purse out", async () => {
		const member = await enrol();
		await db.tx((tx) => api.open(tx, { memberId: house, currency: "P", purse: "cash" }));
		const round = commandKey("flows", "a free spin");
		await post(house, { kind: "grant", delta: 20n, counter: "free-spins:1" }, round);
		await post(house, { kind: "withdraw", delta: -20n, counter: "games:house" }, round);
		await post(member, { kind: "promo", delta: 45n, counter: "games:house" }, round);
		const spent = {
			memberId: member,
			currency: "P",
			purse: "cash",
			counter: "games:acme",
			actor: "vendor:ACME",
		} as const;
		const reason = "rollback of win-1 in round 1: the win was spent";
		unwrap(await db.tx((tx) => api.adjust(tx, { ...spent, key: commandKey("flows", "spent"), delta: -30n, reason })));
		expect(await flows(member)).toEqual({});
		expect(await flows(house)).toEqual({});
		expect(await faults()).toEqual([]);
	});

	it("gives back what is taken back in the minute in which it stood", async () => {
		const member = await enrol();
		const key = await post(member, { kind: "deposit", delta: 500n, counter: "cashier:bank" });
		expect(await flows(member)).toEqual({ deposit: "500" });
		unwrap(await takeBack(member, key));
		expect(await flows(member)).toEqual({});
		const { rows } = await db.read((tx) =>
			sql`select 1 from wallet.member_flow where member_id = ${member}::bigint`.execute(tx),
		);
		expect(rows).toHaveLength(1);
		expect(await faults()).toEqual([]);
	});

	it("is found when it was changed by hand", async () => {
		const member = await enrol();
		await post(member, { kind: "deposit", delta: 500n, counter: "cashier:bank" });
		await flows(member);
		await db.tx((tx) =>
			sql`update wallet.member_flow set amount = amount + 1 where member_id = ${member}::bigint`.execute(tx),
		);
		expect(await faults()).toHaveLength(1);
		await db.tx((tx) =>
			sql`update wallet.member_flow set amount = amount - 1 where member_id = ${member}::bigint`.execute(tx),
		);
	});

	it("is what all postings say, whatever is posted and rolled up in between (property)", async () => {
		const move = fc.oneof(
			fc.record({
				kind: fc.constant("deposit" as const),
				delta: fc.bigInt(1n, 900n),
				counter: fc.constant("cashier:bank" as const),
			}),
			fc.record({
				kind: fc.constant("promo" as const),
				delta: fc.bigInt(1n, 90n),
				counter: fc.constant("loyalty:cashback" as const),
			}),
			fc.record({
				kind: fc.constant("bet" as const),
				delta: fc.bigInt(-5n, -1n),
				counter: fc.constant("games:acme" as const),
			}),
			fc.record({
				kind: fc.constant("withdraw" as const),
				delta: fc.bigInt(-5n, -1n),
				counter: fc.constant("cashier:payout" as const),
			}),
		);
		const act = fc.record({ move, back: fc.boolean(), roll: fc.boolean() });
		await fc.assert(
			fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 10 }), async (acts) => {
				const member = await enrol();
				await post(member, { kind: "grant", delta: 10_000n, counter: "house:grants" });
				for (const one of acts) {
					const key = await post(member, one.move);
					if (one.roll) await rollUpHouse(db);
					if (one.back) unwrap(await takeBack(member, key));
				}
				await flows(member);
				expect(await faults()).toEqual([]);
			}),
			{ numRuns: historiesOf(40) },
		);
	});
});
