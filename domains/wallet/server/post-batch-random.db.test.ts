// Random batches: the database must answer and leave what the reference does, command after command.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import type { PostCommand } from "../core/command.ts";
import { createReferenceLedger } from "../core/reference-ledger.ts";
import { scenarioKey } from "../core/testing/scenario.ts";
import { migrations } from "./migrations.ts";
import { openWallet } from "./open-wallet.ts";
import { postBatch } from "./post-batch.ts";

const db = await testDatabase([migrations]);
let generation = 0;

/** Each run plays with members of its own, so that nothing has to be deleted. */
const shifted = (command: PostCommand): PostCommand => ({ ...command, memberId: walletMember(command.memberId) });
const walletMember = (member: string) => memberId(`${generation * 100 + Number(member)}`);

const purses = (["1 cash", "2 cash", "3 cash", "1 bonus"] as const).map((text) => ({
	member: text.slice(0, 1),
	purse: text.endsWith("bonus") ? ("bonus" as const) : ("cash" as const),
}));

const poolSize = 24;
const keyAt = (index: number) => scenarioKey(`k${index}`);

/** A command by its place in the pool: a place drawn twice is the same command again, or, when bent, one of another amount. */
const aCommand = (index: number): fc.Arbitrary<PostCommand> =>
	fc
		.record({
			memberId: fc.constantFrom("1", "1", "1", "1", "2", "2", "3").map(memberId),
			currency: fc.constant("P"),
			purse: fc.oneof({ weight: 9, arbitrary: fc.constant("cash") }, { weight: 1, arbitrary: fc.constant("bonus") }),
			kind: fc.constantFrom(
				"bet",
				"bet",
				"bet",
				"win",
				"win",
				"rollback",
				"rollback",
				"grant",
				"promo",
				"transfer-out",
			),
			amount: fc.integer({ min: 0, max: 60 }),
			counter: fc.constantFrom("games:house", "games:other"),
			reference: fc.option(fc.nat(poolSize - 1).map(keyAt), { nil: undefined }),
			group: fc.option(fc.constant(scenarioKey("round")), { nil: undefined }),
		} as const)
		.map(({ amount, reference, group, ...rest }) => ({
			...rest,
			key: keyAt(index),
			delta:
				rest.kind === "rollback" ? 0n : BigInt(rest.kind === "bet" || rest.kind === "transfer-out" ? -amount : amount),
			...(reference === undefined || rest.kind === "bet" ? {} : { reference }),
			...(group === undefined ? {} : { group }),
		}));

const aDraw = fc.record({
	place: fc.nat(poolSize - 1),
	bent: fc.integer({ min: 0, max: 19 }).map((roll) => roll === 0),
});
const aGroup = fc.oneof(
	{ weight: 5, arbitrary: fc.array(aDraw, { minLength: 1, maxLength: 1 }) },
	{ weight: 1, arbitrary: fc.array(aDraw, { minLength: 2, maxLength: 3 }) },
);
const aRun = fc.record({
	pool: fc.tuple(...Array.from({ length: poolSize }, (_, index) => aCommand(index))),
	batches: fc.array(fc.array(aGroup, { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 5 }),
});

/** Every purse begins with something, so that bets stand; member 4 has none. */
const funding = (["1", "2", "3"] as const).map(
	(member): PostCommand => ({
		memberId: memberId(member),
		currency: "P",
		purse: "cash",
		kind: "grant",
		delta: 70n,
		key: scenarioKey("funding"),
		counter: "house:grants",
	}),
);

/** Met by few histories: what is granted and then rolled back is refused as no play. */
const grantedAndRolledBack = {
	pool: (
		[
			{ kind: "grant", delta: 10n },
			{ kind: "rollback", delta: 0n, reference: keyAt(0) },
		] as const
	).map(
		(move, index): PostCommand => ({
			memberId: memberId("1"),
			currency: "P",
			purse: "cash",
			counter: "house:grants",
			key: keyAt(index),
			...move,
		}),
	),
	batches: [[[{ place: 0, bent: false }], [{ place: 1, bent: false }]]],
};

const met = new Set<string>();

describe("random batches", () => {
	it("are answered as the reference answers them, one after the other, and leave the same balances", {
		timeout: 60_000,
	}, async () => {
		await fc.assert(
			fc.asyncProperty(aRun, async ({ pool, batches }) => {
				generation += 1;
				const opened = purses.map(({ member, purse }) => ({
					memberId: walletMember(member),
					currency: "P" as const,
					purse,
				}));
				await db.tx((tx) => Promise.all(opened.map((wallet) => openWallet(tx, wallet))));
				const reference = createReferenceLedger();
				for (const wallet of opened) reference.open(wallet);
				const drawn = (group: readonly { place: number; bent: boolean }[]) =>
					group.flatMap(({ place, bent }) => {
						const command = pool[place];
						return command === undefined ? [] : [shifted(bent ? { ...command, delta: command.delta + 1n } : command)];
					});
				for (const batch of [undefined, ...batches]) {
					const groups = batch === undefined ? [funding.map(shifted)] : batch.map(drawn);
					const expected = groups.flatMap((group) => reference.post(group));
					const answers = (await postBatch(db, groups)).flat();
					const told = answers.map(({ status, balance }) => ({
						status,
						balance: balance === null ? undefined : BigInt(balance),
					}));
					expect(told).toEqual(expected);
					for (const { status } of expected) met.add(status);
				}
				const { rows } = await db.read((tx) =>
					sql<{ name: string; balance: string; version: string }>`
						select member_id || ' ' || currency || ' ' || purse as name, balance, version from wallet.wallet
						where member_id between ${generation * 100} and ${generation * 100 + 99}`.execute(tx),
				);
				const stored = new Map(rows.map(({ name, balance, version }) => [name, `${balance} after ${version}`]));
				const modelled = [...reference.state().wallets].map(([name, { balance, version }]) => [
					name,
					`${balance} after ${version}`,
				]);
				expect(stored).toEqual(new Map(modelled.map(([name = "", state = ""]) => [name, state])));
			}),
			{ numRuns: historiesOf(250), examples: [[grantedAndRolledBack]] },
		);
		expect([...met].sort()).toEqual([
			"aborted",
			"conflict",
			"insufficient",
			"invalid",
			"no-reference",
			"no-wallet",
			"not-reversible",
			"posted",
			"replayed",
			"tombstoned",
		]);
		const broken = await db.read((tx) => sql`select "check" from wallet.audit where violations > 0`.execute(tx));
		expect(broken.rows).toEqual([]);
	});
});
