// Vendors' commands that come together: written together, each answered by itself, a member's own in their order.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { openOwnHall } from "../testing/own-hall.ts";
import { loadRounds } from "./round-rows.ts";

const { hall, db } = await openOwnHall();
const api = hall.games.api;

let ids = 0;
const newId = (): string => `command-${++ids}`;
const base = (memberId: MemberId, roundId: string) =>
	({ vendor: "TESSERA", memberId, currency: "P", gameCode: "lantern", roundId, transactionId: newId() }) as const;

const seat = async (balance: bigint) => {
	const member = await hall.enrol(balance);
	return { member, ...(await hall.sit(member)) };
};
type Seat = Awaited<ReturnType<typeof seat>>;
const seats = (count: number, balance: bigint): Promise<Seat[]> =>
	Promise.all(Array.from({ length: count }, () => seat(balance)));
const bet = ({ member, play }: Seat, amount: bigint, change: Partial<Parameters<typeof api.bet>[0]> = {}) =>
	api.bet({ ...base(member, `round-${member}`), token: play, amount, ...change });
const codeOf = (answer: Awaited<ReturnType<typeof api.bet>>): string => (answer.ok ? "ok" : answer.error.code);

describe("commands of many members at once", () => {
	test("are a handful of commits; each is answered its own balance, and every round and purse agrees", async () => {
		const all = await seats(60, 1_000n);
		const answers = await Promise.all(all.map((one, place) => bet(one, BigInt(place + 1))));
		expect(answers.map((answer) => (answer.ok ? answer.value.balance : -1n))).toEqual(
			all.map((_one, place) => 999n - BigInt(place)),
		);
		const members = all.map(({ member }) => member);
		const { rows } = await db.read((tx) =>
			sql<{ commits: string; rounds: string; postings: string }>`
				select count(distinct r.transaction_id) as commits, count(*) as rounds,
					count(*) filter (where p.delta = -r.stake and p.balance_after = r.balance_after
						and r.balance_before = 1000 and r.status = 'open') as postings
				from games.round r left join wallet.posting p on p.member_id = r.member_id and p.group_key = r.id
				where r.member_id = any (${members}::bigint[])`.execute(tx),
		);
		expect(rows[0]).toMatchObject({ rounds: "60", postings: "60" });
		expect(Number(rows[0]?.commits)).toBeLessThan(12);

		const won = await Promise.all(
			all.map(({ member }) =>
				api.win({ ...base(member, `round-${member}`), amount: 5n, roundClosed: member !== members[0] }),
			),
		);
		expect(won.every(({ ok }) => ok)).toBe(true);
		await Promise.all(
			all.map(({ member }) => api.endRound({ ...base(member, `round-${member}`), events: [{ end: 1 }] })),
		);
		const records = await db.read((tx) =>
			sql<{ status: string; win: string; events: unknown }>`
				select status, win, events from games.round where member_id = any (${members}::bigint[])`.execute(tx),
		);
		expect(new Set(records.rows.map(({ status, win, events }) => JSON.stringify([status, win, events])))).toEqual(
			new Set([JSON.stringify(["complete", "5", [{ end: 1 }]])]),
		);
		for (const [place, { member }] of all.entries()) expect(await hall.balance(member)).toBe(1_004n - BigInt(place));
		expect(await hall.violations()).toEqual([]);
	});

	test("a refusal, a repeat, an unknown game, another currency and a tombstone touch no neighbour", async () => {
		const all = await seats(8, 100n);
		const [poor, repeated, elsewhere, foreign, undone, late, ...good] = all;
		if (!poor || !repeated || !elsewhere || !foreign || !undone || !late) throw new Error("too few");
		const same = { transactionId: newId() };
		expect(codeOf(await bet(repeated, 10n, same))).toBe("ok");
		const answers = await Promise.all([
			bet(poor, 101n),
			bet(repeated, 10n, same),
			bet(elsewhere, 10n, { gameCode: "nowhere" }),
			bet(foreign, 10n, { currency: "KRW" }),
			api.rollback({ ...base(undone.member, "never"), referenceTransactionId: "never-came" }),
			api.win({ ...base(late.member, "no-round"), amount: 5n }),
			...good.map((one) => bet(one, 40n)),
		]);
		expect(answers.map(codeOf)).toEqual([
			"INSUFFICIENT_FUNDS",
			"ok",
			"GAME_NOT_FOUND",
			"WRONG_CURRENCY",
			"ok",
			"TRANSACTION_NOT_FOUND",
			"ok",
			"ok",
		]);
		expect(answers[1]).toMatchObject({ value: { replayed: true, balance: 90n } });
		expect(codeOf(await bet(undone, 10n, { transactionId: "never-came", roundId: "never" }))).toBe(
			"TRANSACTION_ROLLED_BACK",
		);
		expect(await Promise.all(all.map(({ member }) => hall.balance(member)))).toEqual([
			100n,
			90n,
			100n,
			100n,
			100n,
			100n,
			60n,
			60n,
		]);
	});

	test("rounds are found in the order of their names, each with its own moves, and none for a name of another's", async () => {
		const all = await seats(6, 1_000n);
		for (const [place, one] of all.entries()) {
			await Promise.all([bet(one, 10n), bet(one, BigInt(place + 1), { transactionId: `second-${place}` })]);
			if (place % 2 === 1)
				await api.rollback({ ...base(one.member, `round-${one.member}`), referenceTransactionId: `second-${place}` });
		}
		const name = (memberId: string, roundId = `round-${memberId}`) => ({ vendor: "TESSERA", memberId, roundId });
		const members = all.map(({ member }) => member).reverse();
		const [first = "", second = ""] = members;
		const names = [name(first, `round-${second}`), ...members.map((member) => name(member)), name(first, "never")];
		const rounds = await db.read((tx) => loadRounds(tx, names));
		expect([rounds.at(0), rounds.at(-1)]).toEqual([undefined, undefined]);
		const found = rounds.slice(1, -1).reverse();
		for (const [place, stored] of found.entries()) {
			const rolledBack = place % 2 === 1;
			expect(stored?.round.status).toBe("open");
			expect(stored?.balanceBefore).toBe(1_000n);
			expect(stored?.round.transactions.map(({ amount }) => amount).sort()).toEqual([10n, BigInt(place + 1)].sort());
			expect(stored?.round.transactions.find(({ id }) => id === `second-${place}`)).toMatchObject({ rolledBack });
		}
		expect(await db.read((tx) => loadRounds(tx, []))).toEqual([]);
	});

	test("one that cannot be written fails alone", async () => {
		const [broken, ...others] = await seats(10, 100n);
		if (broken === undefined) throw new Error("nobody");
		// Longer than the database takes.
		const roundId = "r".repeat(200);
		const answers = await Promise.allSettled([bet(broken, 10n, { roundId }), ...others.map((one) => bet(one, 10n))]);
		expect(answers.map(({ status }) => status)).toEqual(["rejected", ...others.map(() => "fulfilled")]);
		expect(await hall.balance(broken.member)).toBe(100n);
		for (const { member } of others) expect(await hall.balance(member)).toBe(90n);
	});
});

describe("commands of one member at once", () => {
	test("are driven in the order they came, though others come between", async () => {
		const [one, other] = await seats(2, 100n);
		if (one === undefined || other === undefined) throw new Error("nobody");
		const step = (kind: string) => ({ ...base(one.member, "ordered"), events: [{ kind }] });
		expect(codeOf(await api.bet({ ...step("first"), token: one.play, amount: 60n }))).toBe("ok");
		const answers = await Promise.all([
			api.win({ ...step("paid"), amount: 30n }),
			bet(other, 1n),
			api.win({ ...step("again"), amount: 20n }),
			api.endRound(step("over")),
			api.win({ ...step("late"), amount: 10n }),
		]);
		expect(answers.map(codeOf)).toEqual(["ok", "ok", "ok", "ok", "ROUND_CLOSED"]);
		const { rows } = await db.read((tx) =>
			sql<{ events: unknown }>`select events from games.round where vendor_round_id = 'ordered'`.execute(tx),
		);
		expect(rows).toEqual([{ events: ["first", "paid", "again", "over"].map((kind) => ({ kind })) }]);
		expect(await hall.balance(one.member)).toBe(90n);
	});
});
