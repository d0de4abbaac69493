// Names of calls that are claimed with their commands: each once, whoever comes with it, at once or later.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { CallName } from "../api.ts";
import { openHall } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { hall, db, wallet } = await openOwnHall();
const api = hall.games.api;

let ids = 0;
const newId = (): string => `called-once-${(++ids).toString().padStart(6, "0")}`;
const seats = (count: number, there: typeof hall = hall) =>
	Promise.all(
		Array.from({ length: count }, async () => {
			const member = await there.enrol(100n);
			return { member, ...(await there.sit(member)) };
		}),
	);
type Seat = Awaited<ReturnType<typeof seats>>[number];
const bet = ({ member, play }: Seat, call: CallName, change: Partial<Parameters<typeof api.bet>[0]> = {}) =>
	api.bet({
		vendor: "TESSERA",
		memberId: member,
		currency: "P",
		gameCode: "lantern",
		roundId: `round-${member}`,
		transactionId: newId(),
		token: play,
		amount: 10n,
		call,
		...change,
	});
const codeOf = (answer: Awaited<ReturnType<typeof api.bet>>): string => (answer.ok ? "ok" : answer.error.code);
const nonce = (): CallName => ({ kind: "nonce", name: newId() });
const request = (last: number, name = newId()): CallName => ({
	kind: "request",
	name,
	content: `00000000-0000-4000-8000-${last.toString().padStart(12, "0")}`,
});
const balances = (all: readonly Seat[]) => Promise.all(all.map(({ member }) => hall.balance(member)));
const first = <Value>([value]: readonly Value[]): Value => {
	if (value === undefined) throw new Error("there is none");
	return value;
};

describe("a nonce", () => {
	test("is good once: for one of many members at once, in whatever transactions they are driven", async () => {
		const [all, one] = [await seats(24), nonce()];
		const answers = await Promise.all(all.map((seat) => bet(seat, one)));
		expect(answers.map(codeOf).sort()).toEqual([...all.slice(1).map(() => "CALL_KNOWN"), "ok"]);
		expect((await balances(all)).filter((balance) => balance === 90n)).toHaveLength(1);
		expect(await hall.violations()).toEqual([]);
	});

	test("is spent by a command that was refused, and by one that was answered before", async () => {
		const seat = first(await seats(1));
		const [poor, same, again] = [nonce(), nonce(), { transactionId: newId() }];
		expect(codeOf(await bet(seat, poor, { amount: 101n }))).toBe("INSUFFICIENT_FUNDS");
		expect(codeOf(await bet(seat, poor))).toBe("CALL_KNOWN");
		expect(codeOf(await bet(seat, same, again))).toBe("ok");
		expect(await bet(seat, nonce(), again)).toMatchObject({ ok: true, value: { replayed: true, balance: 90n } });
		expect(codeOf(await bet(seat, same, again))).toBe("CALL_KNOWN");
		expect(await hall.balance(seat.member)).toBe(90n);
	});

	test("is not spent by a command that could not be written, which spends none of its neighbours' either", async () => {
		const all = await seats(6);
		const [broken, ...others] = all;
		if (broken === undefined) throw new Error("nobody");
		const calls = all.map(nonce);
		const roundId = "r".repeat(200); // longer than the database takes
		const answers = await Promise.allSettled(
			all.map((seat, place) => bet(seat, calls[place] ?? nonce(), seat === broken ? { roundId } : {})),
		);
		expect(answers.map(({ status }) => status)).toEqual(["rejected", ...others.map(() => "fulfilled")]);
		expect(codeOf(await bet(broken, first(calls)))).toBe("ok");
		expect(await balances(all)).toEqual(all.map(() => 90n));
	});

	test("of one vendor is not another's, nor a request's name", async () => {
		const [one, other] = await seats(2);
		if (one === undefined || other === undefined) throw new Error("nobody");
		const name = newId();
		await db.tx((tx) =>
			sql`insert into games.vendor_nonce (vendor, nonce, seen_at) values ('OUTSIDE', ${name}, now())`.execute(tx),
		);
		expect(codeOf(await bet(one, { kind: "nonce", name }))).toBe("ok");
		expect(codeOf(await bet(other, request(1, name)))).toBe("ok");
	});
});

describe("a request's name", () => {
	test("given to several at once is the first one's, and the same request is heard again", async () => {
		const all = await seats(12);
		const name = newId();
		const answers = await Promise.all(all.map((seat, place) => bet(seat, request(place, name))));
		expect(answers.map(codeOf).filter((code) => code === "ok")).toHaveLength(1);
		expect(new Set(answers.map(codeOf))).toEqual(new Set(["ok", "CALL_KNOWN"]));
		const place = answers.findIndex(({ ok }) => ok);
		const seat = first(all.slice(place));
		expect(codeOf(await bet(seat, request(place, name)))).toBe("ok");
		expect(await hall.balance(seat.member)).toBe(80n);
	});

	test("brings its refusal back, in the word it was kept in", async () => {
		const seat = first(await seats(1));
		const call = request(7);
		expect(codeOf(await bet(seat, call, { amount: 101n }))).toBe("INSUFFICIENT_FUNDS");
		await db.tx((tx) =>
			sql`update games.vendor_request set refusal = 'NOT_ENOUGH' where request_id = ${call.name}`.execute(tx),
		);
		expect(await bet(seat, call)).toMatchObject({ ok: false, error: { code: "CALL_KNOWN", value: "NOT_ENOUGH" } });
		expect(await hall.balance(seat.member)).toBe(100n);
	});

	test("and nonces stand side by side in one transaction, beside commands without either", async () => {
		const all = await seats(9);
		const [old, used] = [request(1), nonce()];
		await Promise.all([bet(first(all), old), bet(first(all), used)]);
		const calls = all.map((_seat, place) => [nonce(), request(place), used, { ...old, content: newDigest }][place % 4]);
		const answers = await Promise.all(all.map((seat, place) => bet(seat, calls[place] ?? nonce())));
		expect(answers.map(codeOf)).toEqual(all.map((_seat, place) => (place % 4 < 2 ? "ok" : "CALL_KNOWN")));
	});
});

describe("a transaction whose answer was lost", () => {
	test("is driven again command by command, and answers what it did: its names are its own", async () => {
		const lost = { next: false };
		const forgetful: typeof db = {
			...db,
			async framed(frame) {
				const answer = await db.framed(frame);
				if (!lost.next) return answer;
				lost.next = false;
				throw new Error("the answer was lost");
			},
		};
		const other = await openHall({ db: forgetful, wallet: wallet.api });
		const all = await seats(4, other);
		const calls = [nonce(), request(1), nonce(), request(2)];
		lost.next = true;
		const betThere = ({ member, play }: Seat, call: CallName, amount = 10n) =>
			other.games.api.bet({
				vendor: "TESSERA",
				memberId: member,
				currency: "P",
				gameCode: "lantern",
				roundId: `round-${member}`,
				transactionId: newId(),
				token: play,
				amount,
				call,
			});
		const answers = await Promise.all(
			all.map((seat, place) => betThere(seat, calls[place] ?? nonce(), place === 2 ? 101n : 10n)),
		);
		const later = await betThere(first(all), first(calls));
		await other.games.close();
		expect(lost.next).toBe(false);
		expect(answers.map(codeOf)).toEqual(["ok", "ok", "INSUFFICIENT_FUNDS", "ok"]);
		expect(await balances(all)).toEqual([90n, 90n, 100n, 90n]);
		expect(codeOf(later)).toBe("CALL_KNOWN");
		expect(await hall.violations()).toEqual([]);
	});
});

const newDigest = "11111111-0000-4000-8000-000000000000";
