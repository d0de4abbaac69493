import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#platform/db/testing";
import { type MemberId, memberId } from "#platform/kernel";
import type { PostCommand, Purse } from "../core/command.ts";
import { createReferenceLedger } from "../core/reference-ledger.ts";
import { scenarioKey } from "../core/testing/scenario.ts";
import { migrations } from "./migrations.ts";
import { openWallet } from "./open-wallet.ts";
import { postBatch } from "./post-batch.ts";

const db = await testDatabase([migrations]);
let member: MemberId = memberId("1");
let next = 1;

beforeEach(async () => {
	next += 1;
	member = memberId(String(next));
	await db.tx(async (tx) => {
		for (const purse of ["cash", "bonus"] as const) await openWallet(tx, { memberId: member, currency: "P", purse });
	});
});

const command = (
	purse: Purse,
	kind: PostCommand["kind"],
	rest: { key: string; delta: bigint; of?: string },
): PostCommand => ({
	memberId: member,
	currency: "P",
	purse,
	kind,
	delta: rest.delta,
	counter: "games:house",
	key: scenarioKey(rest.key),
	...(rest.of === undefined ? {} : { reference: scenarioKey(rest.of) }),
});

/** What the database and the reference say to the same groups. */
async function bothSay(groups: PostCommand[][]): Promise<{ database: string[]; reference: string[] }> {
	const reference = createReferenceLedger();
	for (const purse of ["cash", "bonus"] as const) reference.open({ memberId: member, currency: "P", purse });
	return {
		database: (await postBatch(db, groups)).flat().map(({ status }) => status),
		reference: groups.flatMap((group) => reference.post(group)).map(({ status }) => status),
	};
}

test("a rollback stands before a win of another purse of its member, in the order they came: the win is refused", async () => {
	const said = await bothSay([
		[command("cash", "rollback", { key: "back", delta: 0n, of: "win" })],
		[command("bonus", "win", { key: "win", delta: 100n })],
	]);
	expect(said.database).toEqual(["posted", "tombstoned"]);
	expect(said.database).toEqual(said.reference);
});

test("a group that is refused leaves nothing that a later command of another purse could meet", async () => {
	const said = await bothSay([
		[
			command("cash", "rollback", { key: "back", delta: 0n, of: "win" }),
			command("cash", "bet", { key: "bad", delta: 1n }),
		],
		[command("bonus", "win", { key: "win", delta: 1n })],
	]);
	expect(said.database).toEqual(["aborted", "invalid", "posted"]);
	expect(said.database).toEqual(said.reference);
});
