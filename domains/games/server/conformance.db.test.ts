// The seventeen conformance vectors of a seamless wallet, spoken through every dialect.
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { decidePeriod } from "../core/index.ts";
import { deleteOldCommands } from "./commands/command-store.ts";
import { type Say, type Speaker, speakHmac, speakInProcess, vendorCode } from "./testing/dialect-port.ts";
import { openOwnHall } from "./testing/own-hall.ts";

const { hall } = await openOwnHall();
const secret = randomBytes(32);
await hall.db.tx((tx) =>
	sql`insert into games.vendor_key (vendor, key_id, secret) values (${vendorCode}, 'k1', ${secret})`.execute(tx),
);
const hmac = speakHmac(hall, secret);

let member: MemberId;
let token: string;
let round = 0;
const say = (transaction: string, amount?: bigint, more: Partial<Say> = {}): Say => ({
	member,
	token,
	transaction,
	round: `r${round}`,
	...(amount === undefined ? {} : { amount }),
	...more,
});
const undo = (transaction: string, reference: string, more: Partial<Say> = {}) => ({
	...say(transaction, undefined, more),
	reference,
});

beforeEach(async () => {
	round += 1;
	member = await hall.enrol(1_000n);
	({ token } = await hall.sit(member, "wheel"));
});

async function stored(): Promise<{ status: string; stake: string; win: string } | undefined> {
	const { rows } = await hall.db.read((tx) =>
		sql<{ status: string; stake: string; win: string }>`select status, stake, win from games.round
			where member_id = ${member}::bigint order by started_at desc limit 1`.execute(tx),
	);
	return rows[0];
}

const speakers: readonly [string, Speaker][] = [
	["in the process", speakInProcess(hall)],
	["the signed HTTP dialect", hmac.speaker],
];

describe.each(speakers)("%s", (_name, speaker) => {
	it("authenticate and balance", async () => {
		expect(await speaker.authenticate(token)).toEqual({ status: "OK", balance: 1_000n });
		expect(await speaker.authenticate("no-such-token-at-all")).toEqual({ status: "INVALID_TOKEN" });
		expect(await speaker.balance(member)).toEqual({ status: "OK", balance: 1_000n });
	});

	it("vector 1: the same bet twice is one debit and the same answer", async () => {
		const first = await speaker.bet(say("b", 100n));
		expect(first).toEqual({ status: "OK", balance: 900n, replayed: false });
		expect(await speaker.bet(say("b", 100n))).toEqual({ ...first, replayed: true });
		expect(await hall.balance(member)).toBe(900n);
	});

	it.each([
		["another amount", { amount: 101n }],
		["another round", { round: "elsewhere" }],
		["another game", { game: "lantern" }],
	])("vector 2: the same id with %s is a duplicate and debits nothing", async (_what, changes) => {
		await speaker.bet(say("b", 100n));
		expect(await speaker.bet({ ...say("b", 100n), ...changes })).toMatchObject({ status: "DUPLICATE_TRANSACTION" });
		expect(await speaker.win(say("b", 100n))).toMatchObject({ status: "DUPLICATE_TRANSACTION" });
		expect(await hall.balance(member)).toBe(900n);
	});

	it("vector 3: a win before its bet does not exist and credits nothing", async () => {
		expect(await speaker.win(say("w", 500n))).toEqual({ status: "TRANSACTION_NOT_FOUND" });
		await speaker.bet(say("b", 100n));
		expect(await speaker.win(say("w", 500n, { reference: "other" }))).toEqual({ status: "TRANSACTION_NOT_FOUND" });
		expect(await hall.balance(member)).toBe(900n);
	});

	it("vector 4: a rollback restores once; a second one succeeds and changes nothing", async () => {
		await speaker.bet(say("b", 100n));
		expect(await speaker.rollback(undo("x", "b"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await speaker.rollback(undo("x", "b"))).toMatchObject({ status: "OK", balance: 1_000n, replayed: true });
		expect(await speaker.rollback(undo("y", "b"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await stored()).toEqual({ status: "cancelled", stake: "0", win: "0" });
	});

	it("vector 5: a rollback of an unknown bet is kept as a tombstone; the late bet is refused", async () => {
		expect(await speaker.rollback(undo("x", "late"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await speaker.bet(say("late", 100n))).toEqual({ status: "TRANSACTION_ROLLED_BACK" });
		expect(await speaker.rollback(undo("y", "late"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await hall.balance(member)).toBe(1_000n);
	});

	async function become(state: "frozen" | "excluded"): Promise<void> {
		hall.setStanding(member, state);
		hall.clock.advance(30_000);
	}
	const states: readonly [string, () => Promise<void>, string][] = [
		["an expired token", async () => hall.clock.advance(3_600_001), "PLAY_EXPIRED"],
		["a frozen member", () => become("frozen"), "ACCOUNT_FROZEN"],
		["an excluded member", () => become("excluded"), "ACCOUNT_EXCLUDED"],
		["a disabled game", () => setEnabled(false), "GAME_DISABLED"],
	];
	async function setEnabled(enabled: boolean): Promise<void> {
		await hall.db.tx((tx) => sql`update games.game set enabled = ${enabled} where code = 'wheel'`.execute(tx));
		await hall.games.refresh();
	}

	it.each(states)(
		"vectors 6 and 7: with %s wins and rollbacks are taken and bets are refused",
		async (_what, enter, code) => {
			await speaker.bet(say("b1", 100n));
			await speaker.bet(say("b2", 50n));
			await enter();
			expect(await speaker.bet(say("b3", 10n))).toMatchObject({ status: code });
			expect(await speaker.bet(say("b1", 100n))).toMatchObject({ status: "OK", replayed: true });
			expect(await speaker.rollback(undo("x", "b2"))).toMatchObject({ status: "OK", balance: 900n });
			expect(await speaker.win(say("w", 300n, { closed: true }))).toMatchObject({ status: "OK", balance: 1_200n });
			expect(await stored()).toEqual({ status: "complete", stake: "100", win: "300" });
			await setEnabled(true);
		},
	);

	it("vector 8: a bet above the balance is told the true balance", async () => {
		expect(await speaker.bet(say("b", 1_001n))).toEqual({ status: "INSUFFICIENT_FUNDS", balance: 1_000n });
		expect(await stored()).toBeUndefined();
	});

	it("vector 9: of 100 parallel bets of 1 on 50 exactly 50 succeed, and the balance ends at 0", async () => {
		member = await hall.enrol(50n);
		({ token } = await hall.sit(member, "wheel"));
		const answers = await Promise.all(
			Array.from({ length: 100 }, (_, index) => speaker.bet(say(`b${index}`, 1n, { round: `p${round}-${index % 7}` }))),
		);
		expect(answers.filter(({ status }) => status === "OK")).toHaveLength(50);
		expect(answers.filter(({ status }) => status === "INSUFFICIENT_FUNDS")).toHaveLength(50);
		expect(await hall.balance(member)).toBe(0n);
		expect(await hall.violations()).toEqual([]);
	});

	it("vector 10: a crash between the write and the answer: the retries get the stored answers", async () => {
		const bets = Array.from({ length: 20 }, (_, index) => say(`b${index}`, 10n));
		const first = bets.map((bet) => speaker.bet(bet).catch(() => undefined));
		await hall.db.tx((tx) =>
			sql`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid() and query not like 'listen%'`.execute(tx),
		);
		await Promise.all(first);
		const again = await Promise.all(
			bets.map(async (bet) => (await speaker.bet(bet).catch(() => undefined)) ?? speaker.bet(bet)),
		);
		expect(again.map(({ status }) => status)).toEqual(bets.map(() => "OK"));
		expect(await hall.balance(member)).toBe(800n);
		const balances = await Promise.all(bets.map(async (bet) => (await speaker.bet(bet)).balance));
		expect(balances).toEqual(again.map(({ balance }) => balance));
	});

	it("vector 12: a wrong currency is refused", async () => {
		expect(await speaker.bet(say("b", 100n, { currency: "KRW" }))).toMatchObject({ status: "WRONG_CURRENCY" });
		await speaker.bet(say("c", 100n));
		expect(await speaker.win(say("w", 100n, { currency: "KRW" }))).toMatchObject({ status: "WRONG_CURRENCY" });
		expect(await speaker.balance(member, "USD")).toMatchObject({ status: "WRONG_CURRENCY" });
		expect(await hall.balance(member)).toBe(900n);
	});

	it("vector 13: a win of zero closes the round", async () => {
		await speaker.bet(say("b", 100n));
		expect(await speaker.win(say("w", 0n))).toMatchObject({ status: "OK", balance: 900n });
		expect(await stored()).toEqual({ status: "complete", stake: "100", win: "0" });
		expect(await speaker.bet(say("b2", 100n))).toEqual({ status: "ROUND_CLOSED" });
	});

	it("vector 14: many bets, many wins, one close", async () => {
		await speaker.bet(say("b1", 100n));
		await speaker.win(say("w1", 30n));
		await speaker.bet(say("b2", 50n));
		await speaker.win(say("w2", 40n));
		expect(await stored()).toEqual({ status: "open", stake: "150", win: "70" });
		expect(await speaker.endRound(say("e"))).toMatchObject({ status: "OK", balance: 920n, replayed: false });
		expect(await speaker.endRound(say("e"))).toMatchObject({ status: "OK", replayed: true });
		expect(await stored()).toEqual({ status: "complete", stake: "150", win: "70" });
		expect(await speaker.endRound(say("e2", undefined, { round: "never" }))).toEqual({ status: "ROUND_NOT_FOUND" });
	});

	it("vector 15: settled, rolled back, settled anew; below zero only by a logged adjustment", async () => {
		await speaker.bet(say("b", 100n));
		await speaker.win(say("w1", 500n, { closed: true }));
		await speaker.bet(say("spent", 1_400n, { round: "next" }));
		expect(await hall.balance(member)).toBe(0n);
		await speaker.rollback(undo("x", "w1"));
		expect(await stored()).toBeDefined();
		expect(await speaker.balance(member)).toMatchObject({ status: "OK" });
		const { rows } = await hall.db.read((tx) =>
			sql<{ kind: string; balance: string }>`select e.kind, w.balance from wallet.significant_event e
				join wallet.wallet w using (member_id) where e.member_id = ${member}::bigint`.execute(tx),
		);
		expect(rows).toEqual([{ kind: "negative-balance", balance: "-500" }]);
		expect(await speaker.win(say("w2", 600n))).toMatchObject({ status: "OK", balance: 100n });
		expect(await hall.violations()).toEqual([]);
	});

	it("promo and adjust move money once, belong to no bet, and a promo can be taken back", async () => {
		expect(await speaker.promo(say("p", 77n))).toMatchObject({ status: "OK", balance: 1_077n });
		expect(await speaker.promo(say("p", 77n))).toMatchObject({ status: "OK", balance: 1_077n, replayed: true });
		expect(await speaker.promo(say("p0", 0n))).toEqual({ status: "INVALID_AMOUNT" });
		expect(await speaker.adjust(say("a", -1_100n))).toMatchObject({ status: "OK", balance: -23n });
		expect(await speaker.adjust(say("a", -1_100n))).toMatchObject({ replayed: true });
		expect(await speaker.adjust(say("a2", 123n))).toMatchObject({ status: "OK", balance: 100n });
		expect(await speaker.rollback(undo("x", "p"))).toMatchObject({ status: "OK", balance: 23n });
		expect(await speaker.rollback(undo("y", "p"))).toMatchObject({ status: "OK", balance: 23n });
		expect(await hall.violations()).toEqual([]);
	});

	it("vector 16: whatever a vendor sends, the sums agree at every step (property)", async () => {
		const step = fc.record({
			verb: fc.constantFrom("bet", "win", "rollback", "end"),
			id: fc.integer({ min: 0, max: 5 }),
			amount: fc.bigInt(0n, 400n),
			closed: fc.boolean(),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
				round += 1;
				member = await hall.enrol(1_000n);
				({ token } = await hall.sit(member, "wheel"));
				for (const { verb, id, amount, closed } of steps) {
					const told = await drive(verb, id, { amount, closed });
					const after = await hall.balance(member);
					if (told.status === "OK" && told.replayed === false) expect(told.balance).toBe(after);
				}
				const rows = await stored();
				const rest = await total();
				expect(await ledger()).toBe(1_000n + rest);
				if (rows !== undefined) expect(["open", "complete", "cancelled", "void", "resettled"]).toContain(rows.status);
			}),
			{ numRuns: 12 },
		);
		expect(await hall.violations()).toEqual([]);
	});

	function drive(verb: string, id: number, { amount, closed }: { amount: bigint; closed: boolean }) {
		if (verb === "bet") return speaker.bet(say(`b${id}`, amount, { closed }));
		if (verb === "win") return speaker.win(say(`w${id}`, amount, { closed }));
		if (verb === "rollback") return speaker.rollback(undo(`x${id}`, `${closed ? "b" : "w"}${id}`));
		return speaker.endRound(say(`e${id}`));
	}

	it("vector 17: a transaction can be looked up for four months and more, statements for a year", async () => {
		await speaker.bet(say("b", 100n));
		const now = hall.clock.now().getTime();
		const later = (days: number) => new Date(now + days * 86_400_000);
		await hall.db.tx((tx) =>
			deleteOldCommands(tx, { nonces: new Date(now), commands: new Date(later(395).getTime() - 396 * 86_400_000) }),
		);
		expect(await speaker.bet(say("b", 100n))).toMatchObject({ status: "OK", replayed: true });
		expect(decidePeriod({ from: new Date(now), to: later(90) }, later(365)).ok).toBe(true);
	});
});

/** Wins less stakes of all rounds of the member. */
async function total(): Promise<bigint> {
	const { rows } = await hall.db.read((tx) =>
		sql<{
			sum: string;
		}>`select coalesce(sum(win - stake), 0) as sum from games.round where member_id = ${member}::bigint`.execute(tx),
	);
	return BigInt(rows[0]?.sum ?? 0);
}

async function ledger(): Promise<bigint> {
	const { rows } = await hall.db.read((tx) =>
		sql<{ sum: string }>`select sum(delta) as sum from wallet.posting where member_id = ${member}::bigint`.execute(tx),
	);
	return BigInt(rows[0]?.sum ?? 0);
}

describe("vector 11: what is forged, stale or sent again", () => {
	const body = () => ({ member, currency: "P" });

	it("a call as it should be", async () => {
		expect(await hmac.send("balance", body())).toMatchObject({ status: 200, body: { status: "OK", balance: "10.00" } });
	});

	it.each([
		["one flipped bit in the signature", { flipBit: true }, "BAD_SIGNATURE"],
		["another vendor's name", { vendor: "TESSERA" }, "BAD_SIGNATURE"],
		["no vendor at all", { vendor: "" }, "BAD_SIGNATURE"],
		["a nonce that is not the signed one", { headerNonce: "0123456789abcdef" }, "BAD_SIGNATURE"],
		["a nonce that is too short", { nonce: "short" }, "BAD_SIGNATURE"],
	])("%s", async (_what, forgery, status) => {
		expect(await hmac.send("balance", body(), forgery)).toEqual({ status: 401, body: { status } });
	});

	it("a time stamp more than five minutes off, either way", async () => {
		const now = hall.clock.now().getTime();
		for (const timestamp of [now - 300_001, now + 300_001]) {
			expect(await hmac.send("balance", body(), { timestamp })).toEqual({
				status: 401,
				body: { status: "STALE_TIMESTAMP" },
			});
		}
		for (const timestamp of [now - 299_000, now + 299_000]) {
			expect(await hmac.send("balance", body(), { timestamp })).toMatchObject({ status: 200 });
		}
	});

	it("a nonce that was used: of ten at once one is taken", async () => {
		const nonce = randomBytes(16).toString("hex");
		const answers = await Promise.all(Array.from({ length: 10 }, () => hmac.send("balance", body(), { nonce })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 401).map((answer) => answer.body)).toEqual(
			Array.from({ length: 9 }, () => ({ status: "NONCE_REUSED" })),
		);
	});

	it("a refused call moves nothing", async () => {
		const bet = { member, currency: "P", token, transaction: "f", round: "f", game: "wheel", amount: "1.00" };
		expect(await hmac.send("bet", bet, { flipBit: true })).toMatchObject({ status: 401 });
		expect(await hall.balance(member)).toBe(1_000n);
	});

	it.each([
		["no member", { currency: "P" }],
		["a member that is no id", { member: "x", currency: "P" }],
		["an unknown currency", { member: "1001", currency: "XXX" }],
		["a zero byte in an id", { member: "1001", currency: "P", transaction: "a\u0000b" }],
		["a field that does not belong", { member: "1001", currency: "P", more: 1 }],
	])("a malformed call: %s", async (_what, malformed) => {
		expect(await hmac.send("balance", malformed)).toMatchObject({
			body: { status: expect.stringMatching(/INVALID_REQUEST|BAD_SIGNATURE/) },
		});
	});
});

describe("interrupted rounds", () => {
	it.each([
		["G28: refund gives all wagers back", "refund", "cancelled", 1_000n],
		["G27: complete finishes by itself", "complete", "complete", 900n],
	])("%s", async (_what, policy, status, balance) => {
		await hall.db.tx((tx) =>
			sql`update games.vendor set interrupted = ${policy} where code = ${vendorCode}`.execute(tx),
		);
		await hall.games.refresh();
		const speaker = speakInProcess(hall);
		await speaker.bet(say("b1", 60n));
		await speaker.bet(say("b2", 40n));
		const resolveNow = () => hall.runJob("games.resolve-interrupted-rounds");
		await resolveNow();
		expect(await stored()).toMatchObject({ status: "open" });
		hall.clock.advance(601_000);
		await resolveNow();
		expect(await stored()).toMatchObject({ status });
		expect(await hall.balance(member)).toBe(balance);
		await resolveNow();
		expect(await hall.balance(member)).toBe(balance);
		// The vendor's own rollback, hours later, changes nothing more.
		if (policy === "refund")
			expect(await speaker.rollback(undo("late", "b1"))).toMatchObject({ status: "OK", balance });
		expect(await hall.violations()).toEqual([]);
	});
});
