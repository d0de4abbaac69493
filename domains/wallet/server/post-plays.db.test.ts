// Random plays: the one statement for plays must answer and leave what the reference does with the same stakes and wins,
// one after the other; whichever way the database took.

import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { type MemberId, memberId } from "#platform/kernel";
import { historiesOf } from "../../../tools/bootstrap/testing/turn.ts";
import type { CommandKey, PostCommand } from "../core/command.ts";
import { createReferenceLedger, type ReferenceLedger } from "../core/reference-ledger.ts";
import { scenarioKey } from "../core/testing/scenario.ts";
import { audit } from "./audit.ts";
import { migrations } from "./migrations.ts";
import { openWallet } from "./open-wallet.ts";
import { postBatch } from "./post-batch.ts";

const db = await testDatabase([migrations]);
const counter = "games:house";

type Play = {
	readonly memberId: MemberId;
	readonly stake: bigint;
	readonly win: bigint;
	readonly key: CommandKey;
	readonly winKey: CommandKey;
	readonly group: string;
};
type Said = { readonly status: string; readonly balance: bigint | undefined };

const statement = {
	name: "wallet.post_plays.test",
	text: `select unnest(statuses) as status, unnest(balances) as balance
		from wallet.post_plays($1, $2, $3, $4, $5, $6, $7, $8, '-infinity')`,
};

async function postPlays(plays: readonly Play[]): Promise<Said[]> {
	const rows = await db.call<{ status: string; balance: string | null }>(statement, [
		plays.map((play) => play.memberId),
		plays.map(() => "P"),
		plays.map(() => counter),
		plays.map((play) => play.stake),
		plays.map((play) => play.win),
		plays.map((play) => play.key),
		plays.map((play) => play.winKey),
		plays.map((play) => play.group),
	]);
	return rows.map(({ status, balance }) => ({ status, balance: balance === null ? undefined : BigInt(balance) }));
}

/** The same play for the reference; to the ledger of plays any used key is a conflict. */
function referencePlay(reference: ReferenceLedger, play: Play): Said {
	const common = { memberId: play.memberId, currency: "P", purse: "cash", counter, group: play.group } as const;
	const bet: PostCommand = { ...common, kind: "bet", delta: -play.stake, key: play.key };
	const win: PostCommand = { ...common, kind: "win", delta: play.win, key: play.winKey };
	const [answer] = reference.post(play.win === 0n ? [bet] : [bet, win]);
	if (answer === undefined) throw new Error("a reference without an answer");
	return answer.status === "replayed" ? { ...answer, status: "conflict" } : answer;
}

let generation = 0;
const memberAt = (place: number): MemberId => memberId(`${generation * 100 + place}`);

const grant = (place: number, delta: bigint): PostCommand => ({
	memberId: memberAt(place),
	currency: "P",
	purse: "cash",
	kind: "grant",
	delta,
	counter: "house:grants",
	key: scenarioKey("grant"),
});
const takeBack = (place: number, key: string): PostCommand => ({
	...grant(place, 0n),
	kind: "rollback",
	counter,
	key: scenarioKey(`back-${key}`),
	reference: scenarioKey(key),
});

/** Members 1 to 6 have a purse with something in it, 7 has none. */
async function openHouse(): Promise<ReferenceLedger> {
	generation += 1;
	const reference = createReferenceLedger();
	const places = [1, 2, 3, 4, 5, 6];
	await db.tx(async (tx) => {
		for (const place of places) {
			const wallet = { memberId: memberAt(place), currency: "P", purse: "cash" } as const;
			await openWallet(tx, wallet);
			reference.open(wallet);
		}
	});
	const grants = places.map((place) => [grant(place, 60n)]);
	for (const group of grants) reference.post(group);
	await postBatch(db, grants);
	return reference;
}

async function storedWallets(): Promise<Map<string, string>> {
	const { rows } = await db.read((tx) =>
		sql<{ name: string; state: string }>`
			select member_id || ' ' || currency || ' ' || purse as name, balance || ' after ' || version as state
			from wallet.wallet where member_id between ${generation * 100} and ${generation * 100 + 99}`.execute(tx),
	);
	return new Map(rows.map(({ name, state }) => [name, state]));
}

const modelled = (reference: ReferenceLedger): Map<string, string> =>
	new Map([...reference.state().wallets].map(([name, { balance, version }]) => [name, `${balance} after ${version}`]));

let groups = 0;
const newGroup = (): string => `00000000-0000-7000-8000-${String(++groups).padStart(12, "0")}`;

const play = (place: number, key: string, money: { stake: bigint; win?: bigint; winKey?: string }): Play => ({
	memberId: memberAt(place),
	stake: money.stake,
	win: money.win ?? 0n,
	key: scenarioKey(key),
	winKey: scenarioKey(money.winKey ?? `${key} win`),
	group: newGroup(),
});

let reference = createReferenceLedger();
beforeEach(async () => {
	reference = await openHouse();
});

/** Both say the same to a batch, and this. */
async function expectSaid(plays: readonly Play[], statuses: readonly string[]): Promise<void> {
	const expected = plays.map((one) => referencePlay(reference, one));
	expect(await postPlays(plays)).toEqual(expected);
	expect(expected.map(({ status }) => status)).toEqual(statuses);
	expect(await storedWallets()).toEqual(modelled(reference));
}

describe("a batch of plays", () => {
	test("takes stakes and pays wins, refuses what is not covered and who has no purse", async () => {
		const plays = [
			play(1, "a", { stake: 10n }),
			play(2, "b", { stake: 10n, win: 35n }),
			play(3, "c", { stake: 61n, win: 100n }),
			play(7, "d", { stake: 1n }),
			play(4, "e", { stake: 60n, win: 1n }),
		];
		await expectSaid(plays, ["posted", "posted", "insufficient", "no-wallet", "posted"]);
	});

	test("knows a key that was used, and pays nothing a second time", async () => {
		await expectSaid([play(1, "a", { stake: 10n, win: 20n }), play(2, "b", { stake: 5n })], ["posted", "posted"]);
		await expectSaid(
			[play(1, "a", { stake: 10n, win: 500n }), play(2, "b", { stake: 5n }), play(3, "c", { stake: 5n })],
			["conflict", "conflict", "posted"],
		);
	});

	test("keeps the order of a member who plays twice in it: a win covers the next stake", async () => {
		await expectSaid(
			[play(1, "a", { stake: 60n, win: 40n }), play(2, "b", { stake: 1n }), play(1, "c", { stake: 40n })],
			["posted", "posted", "posted"],
		);
		await expectSaid([play(1, "d", { stake: 1n }), play(1, "d", { stake: 1n })], ["insufficient", "insufficient"]);
	});

	test("a stake that was taken back before it came is refused, its neighbours stand", async () => {
		const early = [takeBack(1, "late")];
		reference.post(early);
		await postBatch(db, [early]);
		await expectSaid([play(1, "late", { stake: 5n, win: 9n }), play(2, "b", { stake: 5n })], ["tombstoned", "posted"]);
	});

	test("a win whose key another command has used takes its stake with it", async () => {
		await expectSaid([play(1, "a", { stake: 5n })], ["posted"]);
		await expectSaid(
			[play(1, "b", { stake: 5n, win: 7n, winKey: "a" }), play(2, "c", { stake: 5n })],
			["aborted", "posted"],
		);
		await expectSaid([play(2, "d", { stake: 5n, win: 7n, winKey: "d" })], ["aborted"]);
	});

	test("what makes no sense is refused alone", async () => {
		await expectSaid(
			[play(1, "a", { stake: 0n }), play(2, "b", { stake: -5n }), play(3, "c", { stake: 5n })],
			["invalid", "invalid", "posted"],
		);
	});
});

const aPlay = fc.record({
	place: fc.constantFrom(1, 1, 1, 2, 3, 4, 5, 6, 7),
	key: fc.nat(60).map((index) => `k${index}`),
	stake: fc.integer({ min: 0, max: 40 }).map(BigInt),
	win: fc.oneof(fc.constant(0n), fc.integer({ min: 1, max: 60 }).map(BigInt)),
});

test("random batches are answered as the reference answers them, and leave the same balances", {
	timeout: 60_000,
}, async () => {
	const met = new Set<string>();
	const batches = fc.array(fc.array(aPlay, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 5 });
	await fc.assert(
		fc.asyncProperty(batches, async (drawn) => {
			const own = await openHouse();
			for (const batch of drawn) {
				const plays = batch.map(({ place, key, stake, win }) => play(place, key, { stake, win }));
				const expected = plays.map((one) => referencePlay(own, one));
				expect(await postPlays(plays)).toEqual(expected);
				for (const { status } of expected) met.add(status);
			}
			expect(await storedWallets()).toEqual(modelled(own));
		}),
		{ numRuns: historiesOf(120) },
	);
	expect([...met].sort()).toEqual(["conflict", "insufficient", "invalid", "no-wallet", "posted"]);
	expect((await audit(db)).filter(({ violations }) => violations > 0n)).toEqual([]);
});
