// What the database itself refuses, whoever asks: even the owner who goes around the functions.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { PostCommand } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const member = memberId("1");
const wallet = { memberId: member, currency: "P", purse: "cash" } as const;
const grant: PostCommand = {
	...wallet,
	kind: "grant",
	delta: 100n,
	counter: "house:grants",
	key: commandKey("test", "grant"),
};
await db.tx((tx) => api.open(tx, wallet));
await api.post(grant);
await db.tx((tx) =>
	api.placeHold(tx, {
		...wallet,
		key: commandKey("test", "hold"),
		amount: 10n,
		purpose: "test",
		expiresAt: new Date("2100-01-01"),
	}),
);
await api.post({
	...wallet,
	kind: "rollback",
	delta: 0n,
	counter: "games:house",
	key: commandKey("test", "x"),
	reference: commandKey("test", "never"),
});
await db.tx((tx) =>
	sql`select wallet.adjust(1, 'P', 'cash', 1, 'house:corrections', ${commandKey("test", "a")}::uuid, 'a test', 'tester')`.execute(
		tx,
	),
);

const attempt = (text: string) => db.tx((tx) => sql.raw(text).execute(tx));
const aPosting = (values: string) =>
	`insert into wallet.posting (member_id, version, posted_at, transaction_id, currency, purse, counter, kind, delta, balance_after, key, reference, adjustment)
	values (1, 99, now(), 1, 'P', 'cash', 'games:house', ${values})`;
const key = "'00000000-0000-0000-0000-000000000001'";

describe("append-only: changed, deleted, truncated are refused", () => {
	const partition = `wallet.posting_${new Date().toISOString().slice(0, 7).replace("-", "_")}`;
	it.each([
		"update wallet.posting set delta = delta + 1",
		"delete from wallet.posting",
		"truncate wallet.posting",
		`update ${partition} set balance_after = 0`,
		`delete from ${partition}`,
		`truncate ${partition}`,
		"update wallet.reversal set tombstone = false",
		"delete from wallet.reversal",
		"truncate wallet.reversal",
		"update wallet.significant_event set reason = 'another'",
		"delete from wallet.significant_event",
		"truncate wallet.significant_event cascade",
		"delete from wallet.wallet",
		"truncate wallet.wallet cascade",
		"delete from wallet.hold",
		"truncate wallet.hold",
	])("%s: by lack of the right, and by trigger for whoever gives it to himself", async (text) => {
		await expect(attempt(text)).rejects.toThrow(/permission denied|append-only/);
		await expect(attempt(`grant all on all tables in schema wallet to current_user; ${text}`)).rejects.toThrow(
			/append-only/,
		);
	});
});

describe("constraints", () => {
	it.each([
		["a negative balance", "update wallet.wallet set balance = -1", /balance_is_covered/],
		["a hold above the balance", "update wallet.wallet set held = balance + 1", /hold_is_covered/],
		["a negative hold", "update wallet.wallet set held = -1", /hold_is_covered/],
		[
			"an overdraft by nothing that was logged",
			`update wallet.wallet set balance = -1, overdrawn_by = ${key}`,
			/overdraft_is_logged/,
		],
		["a bet that credits", aPosting(`'bet', 5, 5, ${key}, null, null`), /sign_by_kind/],
		["a win that debits", aPosting(`'win', -5, 5, ${key}, null, null`), /sign_by_kind/],
		["an unknown kind", aPosting(`'award', 5, 5, ${key}, null, null`), /sign_by_kind/],
		["a debit below zero", aPosting(`'bet', -5, -1, ${key}, null, null`), /negative_only_by_adjustment/],
		["a rollback of nothing", aPosting(`'rollback', 5, 5, ${key}, null, null`), /rollback_names_its_command/],
		[
			"an adjustment that is not logged",
			aPosting(`'adjust', -5, -5, ${key}, null, null`),
			/adjustment_is_logged|negative_only/,
		],
		[
			"an adjustment whose event does not exist",
			aPosting(`'adjust', -5, -5, ${key}, null, ${key}`),
			/adjustment_event/,
		],
		[
			"another kind that hides behind an event",
			aPosting(`'bet', -5, -5, ${key}, null, ${key}`),
			/adjustment_is_logged/,
		],
		["a key that was posted before", aPosting(`'win', 5, 5, '${grant.key}', null, null`), /command/],
		["a second life of a closed hold", "update wallet.hold set state = 'open', closed_at = null", /closed once/],
		[
			"another amount for a hold",
			"update wallet.hold set amount = 5, state = 'released', closed_at = now()",
			/closed once/,
		],
		[
			"a posting of a month that nobody keeps",
			aPosting(`'win', 5, 5, ${key}, null, null`).replace("now()", "'1999-01-01'"),
			/no partition/,
		],
	])("refuse %s", async (_what, text, reason) => {
		await expect(attempt(text)).rejects.toThrow(reason);
	});

	it("left nothing behind of all these attempts", async () => {
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});
});
