// Movements between wallets: both legs or none, through the clearing account, with one group key.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { WalletName } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import type { Movement } from "./ledger-calls.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const agent: WalletName = { memberId: memberId("1"), currency: "P", purse: "float" };
const player: WalletName = { memberId: memberId("2"), currency: "P", purse: "cash" };
await db.tx(async (tx) => {
	await api.open(tx, agent);
	await api.open(tx, player);
	await api.postIn(tx, {
		...agent,
		kind: "grant",
		delta: 100n,
		counter: "house:grants",
		key: commandKey("test", "grant"),
	});
});

const movement = (change: Partial<Movement>): Movement => ({
	key: commandKey("test", "move"),
	from: agent,
	to: player,
	amount: 30n,
	...change,
});
const move = (given: Movement) => db.tx((tx) => api.move(tx, given));
const balances = async () => [
	(await api.balance(agent.memberId, "P")).purses[0]?.balance,
	(await api.balance(player.memberId, "P")).purses[0]?.balance,
];

describe("a movement", () => {
	it("leaves one wallet and arrives in the other; once, however often it is asked for", async () => {
		const first = await move(movement({}));
		expect(first.ok && first.value).toMatchObject({ balance: 70n, delta: -30n, replayed: false });
		expect(await balances()).toEqual([70n, 30n]);
		const again = await move(movement({}));
		expect(again.ok && again.value).toMatchObject({ balance: 70n, delta: -30n, replayed: true });
		expect(await balances()).toEqual([70n, 30n]);
	});

	it("has two lines with one group, and leaves nothing on the clearing account", async () => {
		const { rows } = await db.read((tx) =>
			sql`
			select member_id, kind, delta from wallet.posting where group_key = ${commandKey("test", "move")}::uuid order by member_id`.execute(
				tx,
			),
		);
		expect(rows).toEqual([
			{ member_id: "1", kind: "transfer-out", delta: "-30" },
			{ member_id: "2", kind: "transfer-in", delta: "30" },
		]);
		expect(await api.houseBalance("clearing:movements", "P")).toBe(0n);
	});

	it.each([
		["that is not covered", { amount: 71n }, "INSUFFICIENT_FUNDS"],
		["to nobody", { to: { ...player, memberId: memberId("9") } }, "WALLET_NOT_FOUND"],
		["from nobody", { from: { ...agent, purse: "bonus" } }, "WALLET_NOT_FOUND"],
		["of nothing", { amount: 0n }, "INVALID_COMMAND"],
		["of less than nothing", { amount: -5n }, "INVALID_COMMAND"],
	] as const)("%s moves nothing and says why", async (what, change, code) => {
		const answer = await move(movement({ ...change, key: commandKey("test", what) }));
		expect(answer.ok || answer.error.code).toBe(code);
		expect(await balances()).toEqual([70n, 30n]);
	});

	it("with another amount under the same key is refused", async () => {
		const answer = await move(movement({ amount: 31n }));
		expect(answer.ok || answer.error.code).toBe("DUPLICATE_COMMAND");
		expect(await balances()).toEqual([70n, 30n]);
	});

	it("back again restores both", async () => {
		await move(movement({ key: commandKey("test", "back"), from: player, to: agent }));
		expect(await balances()).toEqual([100n, 0n]);
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});
});
