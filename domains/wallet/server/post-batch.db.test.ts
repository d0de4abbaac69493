// The database's ledger against the scenarios: as one batch, one by one, and in a caller's transaction.
import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import type { PostCommand } from "../core/command.ts";
import { precedenceScenarios } from "../core/testing/precedence-scenarios.ts";
import { groupsOf, readScenario } from "../core/testing/scenario.ts";
import { scenarios } from "../core/testing/scenarios.ts";
import type { AnswerRow } from "./answer.ts";
import { migrations } from "./migrations.ts";
import { openWallet } from "./open-wallet.ts";
import { type PostGroup, postBatch, postBatchIn } from "./post-batch.ts";

const db = await testDatabase([migrations]);
let generation = 0;

/** Each case plays with members of its own, so that nothing has to be deleted. */
const shifted = (command: PostCommand): PostCommand => ({
	...command,
	memberId: memberId(`${generation * 100 + Number(command.memberId)}`),
});

beforeEach(async () => {
	generation += 1;
	await openWallets();
});

async function openWallets(): Promise<void> {
	await db.tx(async (tx) => {
		for (const [member, purse] of [
			["1", "cash"],
			["2", "cash"],
			["3", "cash"],
			["1", "bonus"],
		] as const) {
			await openWallet(tx, { memberId: memberId(`${generation * 100 + Number(member)}`), currency: "P", purse });
		}
	});
}

const asOneBatch = (groups: readonly PostGroup[]) => postBatch(db, groups).then((rows) => rows.flat());

async function groupByGroup(groups: readonly PostGroup[]): Promise<AnswerRow[]> {
	const answers: AnswerRow[] = [];
	for (const group of groups) answers.push(...(await asOneBatch([group])));
	return answers;
}

const inTransaction = (groups: readonly PostGroup[]) =>
	db.tx((tx) => postBatchIn(tx, groups)).then((rows) => rows.flat());

async function violations(): Promise<string[]> {
	const { rows } = await db.read((tx) =>
		sql<{ check: string }>`select "check" from wallet.audit where violations > 0`.execute(tx),
	);
	return rows.map(({ check }) => check);
}

describe.each([
	{ way: "as one batch", post: asOneBatch },
	{ way: "group by group", post: groupByGroup },
	{ way: "in one transaction", post: inTransaction },
])("wallet.post_batch, $way", ({ post }) => {
	it.each([...scenarios, ...precedenceScenarios])("$name", async ({ text }) => {
		const lines = readScenario(text);
		const groups = groupsOf(lines).map((group) => group.map(shifted));
		const answers = await post(groups);
		expect(
			answers.map(
				({ status, balance }, index) => `${lines[index]?.text.split(" -> ")[0]} -> ${status} ${balance ?? "-"}`,
			),
		).toEqual(lines.map((line) => line.text));
		expect(await violations()).toEqual([]);
	});
});
