// What members staked, won and paid in, from the postings after a mark; on the day of what a rollback takes back.
import { describe, expect, it } from "vitest";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type MemberId, memberId, systemClock, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { PostingKind } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import type { FlowsAsked } from "./play-flows.ts";

const db = await testDatabase([jobsMigrations, migrations]);
const { api, start } = createWalletModule({ db, live: silentLive });
await start(systemClock.now());

let members = 40;
let keys = 0;

async function newMember(): Promise<MemberId> {
	members += 1;
	const member = memberId(String(members));
	await db.tx((tx) => api.open(tx, { memberId: member, currency: "P", purse: "cash" }));
	await post(member, "grant", 10_000n);
	return member;
}

async function post(member: MemberId, kind: Exclude<PostingKind, "adjust" | "rollback">, delta: bigint) {
	keys += 1;
	const key = commandKey("flows", String(keys));
	const counter = kind === "bet" || kind === "win" ? "games:test" : "house:test";
	unwrap(await api.post({ key, memberId: member, currency: "P", purse: "cash", kind, delta, counter }));
	return key;
}

async function takeBack(member: MemberId, reference: Awaited<ReturnType<typeof post>>): Promise<void> {
	const base = { memberId: member, currency: "P", purse: "cash", counter: "games:test", delta: 0n } as const;
	unwrap(await api.post({ ...base, key: commandKey("back", reference), kind: "rollback", reference }));
}

const beginning = new Date("2020-01-01T00:00:00Z");
const asked = (member: MemberId, change: Partial<FlowsAsked> = {}): FlowsAsked => ({
	memberId: member,
	currency: "P",
	afterVersion: 0n,
	from: beginning,
	offsetMinutes: 0,
	...change,
});
const flows = (...list: FlowsAsked[]) => db.read((tx) => api.playFlows(tx, list));
const sums = async (...list: FlowsAsked[]) =>
	(await flows(...list)).map(({ memberId: member, staked, won, deposited }) => ({ member, staked, won, deposited }));

describe("the flows of play", () => {
	it("are stakes, wins and deposits; grants, promotions and movements are none", async () => {
		const member = await newMember();
		await post(member, "bet", -300n);
		await post(member, "win", 120n);
		await post(member, "bet", -50n);
		await post(member, "deposit", 1_000n);
		await post(member, "promo", 77n);
		await post(member, "withdraw", -10n);
		expect(await sums(asked(member))).toEqual([{ member, staked: 350n, won: 120n, deposited: 1_000n }]);
	});

	it("come once each: what is behind the mark is not read again", async () => {
		const member = await newMember();
		await post(member, "bet", -300n);
		const [first] = await flows(asked(member));
		if (first === undefined) throw new Error("nothing was read");
		const later = asked(member, { afterVersion: first.version, from: first.postedAt });
		expect(await sums(later)).toEqual([]);
		await post(member, "bet", -5n);
		expect(await sums(later)).toMatchObject([{ staked: 5n, won: 0n }]);
	});

	it("lose what is taken back: a stake from the stakes, a win from the wins, a promotion from neither", async () => {
		const member = await newMember();
		const [bet, win, promo] = [
			await post(member, "bet", -300n),
			await post(member, "win", 200n),
			await post(member, "promo", 9n),
		];
		await post(member, "bet", -40n);
		for (const key of [bet, win, promo]) await takeBack(member, key);
		expect(await sums(asked(member))).toMatchObject([{ staked: 40n, won: 0n, deposited: 0n }]);
	});

	it("lose a win that was spent and is taken back by an adjustment of a vendor, and no other adjustment", async () => {
		const member = await newMember();
		await post(member, "win", 500n);
		for (const counter of ["games:test", "house:corrections"] as const) {
			const adjusted = await db.tx((tx) =>
				api.adjust(tx, {
					key: commandKey("adjust", `${member}${counter}`),
					memberId: member,
					currency: "P",
					purse: "cash",
					delta: -200n,
					counter,
					reason: "the win was a mistake",
					actor: "test",
				}),
			);
			expect(adjusted.ok).toBe(true);
		}
		expect(await sums(asked(member))).toMatchObject([{ won: 300n }]);
	});

	it("are of the day in the zone that is asked for", async () => {
		const member = await newMember();
		await post(member, "bet", -1n);
		const [here] = await flows(asked(member));
		const [ahead] = await flows(asked(member, { offsetMinutes: 1_440 }));
		if (here === undefined || ahead === undefined) throw new Error("nothing was read");
		const tomorrow = new Date(new Date(`${here.day}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10);
		expect(ahead.day).toBe(tomorrow);
	});

	it("are answered for many members at once, each its own, and for nobody without asking", async () => {
		const [one, other] = [await newMember(), await newMember()];
		await post(one, "bet", -11n);
		await post(other, "bet", -22n);
		const both = await sums(asked(one), asked(other));
		expect(both.map(({ member, staked }) => [member, staked])).toEqual([
			[one, 11n],
			[other, 22n],
		]);
		expect(await flows()).toEqual([]);
	});
});
