// The seventeen conformance vectors of a seamless wallet, spoken through every dialect.

import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import type { Command } from "../../../../tools/vendor/dialects/dialect.ts";
import { decidePeriod } from "../../core/index.ts";
import type { CommandErrorCode } from "../api.ts";
import { deleteOldCommands } from "../commands/command-store.ts";
import {
	everywhere,
	lodge,
	openFormVendor,
	openHmacVendor,
	openHub88Vendor,
	openTransferVendor,
	type Say,
	type Speaker,
	speakInProcess,
	type Told,
} from "../testing/dialect-port.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { hall } = await openOwnHall();
const hmac = await openHmacVendor(hall);
const hub88 = await openHub88Vendor(hall);
const form = await openFormVendor(hall);
const books = await openTransferVendor(hall);

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

async function begin(game: string, balance = 1_000n): Promise<void> {
	round += 1;
	member = await hall.enrol(balance);
	if (game === books.speaker.game) await lodge(hall, { member, vendor: books.speaker.vendor });
	({ token } = await hall.sit(member, game));
}

/** In all purses: what a vendor keeps apart is moved there before, all of it. */
const holds = (of: MemberId) => everywhere(hall, of);

async function stored(): Promise<{ status: string; stake: string; win: string } | undefined> {
	const { rows } = await hall.db.read((tx) =>
		sql<{ status: string; stake: string; win: string }>`select status, stake, win from games.round
			where member_id = ${member}::bigint order by started_at desc limit 1`.execute(tx),
	);
	return rows[0];
}

const outside = [
	["the signed HTTP dialect", hmac],
	["Hub88", hub88],
	["the form dialect", form],
	["the transfer dialect", books],
] as const;
const speakers: readonly [string, Speaker][] = [
	["in the process", speakInProcess(hall)],
	...outside.map(([name, { speaker }]): [string, Speaker] => [name, speaker]),
];

describe.each(speakers)("%s", (_name, speaker) => {
	beforeEach(() => begin(speaker.game));
	const { word } = speaker;
	/** What a dialect that tells of repeats says, and one that does not. */
	const as = (told: Told): Told => {
		const { replayed: _replayed, ...rest } = told;
		return speaker.tellsReplay ? told : rest;
	};

	it("authenticate and balance", async () => {
		expect(await speaker.authenticate(token, member)).toEqual({ status: "OK", balance: 1_000n });
		expect(await speaker.authenticate("no-such-token-at-all", member)).toEqual({ status: word("INVALID_TOKEN") });
		expect(await speaker.balance(member)).toEqual({ status: "OK", balance: 1_000n });
	});

	it("vector 1: the same bet twice is one debit and the same answer", async () => {
		const first = await speaker.bet(say("b", 100n));
		expect(first).toEqual(as({ status: "OK", balance: 900n, replayed: false }));
		expect(await speaker.bet(say("b", 100n))).toEqual(as({ ...first, replayed: true }));
		expect(await holds(member)).toBe(900n);
	});

	it.each([
		["another amount", { amount: 101n }],
		["another round", { round: "elsewhere" }],
		["another game", { game: "lantern" }],
	])("vector 2: the same id with %s is a duplicate and debits nothing", async (_what, changes) => {
		await speaker.bet(say("b", 100n));
		expect(await speaker.bet({ ...say("b", 100n), ...changes })).toMatchObject({
			status: word("DUPLICATE_TRANSACTION"),
		});
		expect(await speaker.win(say("b", 100n))).toMatchObject({ status: word("DUPLICATE_TRANSACTION") });
		expect(await holds(member)).toBe(900n);
	});

	it("vector 3: a win before its bet does not exist and credits nothing", async () => {
		expect(await speaker.win(say("w", 500n))).toEqual({ status: word("TRANSACTION_NOT_FOUND") });
		await speaker.bet(say("b", 100n));
		expect(await speaker.win(say("w", 500n, { reference: "other" }))).toEqual({
			status: word("TRANSACTION_NOT_FOUND"),
		});
		expect(await holds(member)).toBe(900n);
	});

	it("vector 4: a rollback restores once; a second one succeeds and changes nothing", async () => {
		await speaker.bet(say("b", 100n));
		expect(await speaker.rollback(undo("x", "b"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await speaker.rollback(undo("x", "b"))).toMatchObject(as({ status: "OK", balance: 1_000n, replayed: true }));
		expect(await speaker.rollback(undo("y", "b"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await stored()).toEqual({ status: "cancelled", stake: "0", win: "0" });
	});

	it("vector 5: a rollback of an unknown bet is kept as a tombstone; the late bet is refused", async () => {
		expect(await speaker.rollback(undo("x", "late"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await speaker.bet(say("late", 100n))).toEqual({ status: word("TRANSACTION_ROLLED_BACK") });
		expect(await speaker.rollback(undo("y", "late"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await holds(member)).toBe(1_000n);
	});

	async function become(state: "frozen" | "excluded"): Promise<void> {
		hall.setStanding(member, state);
		hall.clock.advance(30_000);
	}
	const states: readonly [string, () => Promise<void>, CommandErrorCode][] = [
		["an expired token", async () => hall.clock.advance(3_600_001), "PLAY_EXPIRED"],
		["a frozen member", () => become("frozen"), "ACCOUNT_FROZEN"],
		["an excluded member", () => become("excluded"), "ACCOUNT_EXCLUDED"],
		["a disabled game", () => setEnabled(false), "GAME_DISABLED"],
	];
	async function setEnabled(enabled: boolean): Promise<void> {
		await hall.db.tx((tx) => sql`update games.game set enabled = ${enabled} where code = ${speaker.game}`.execute(tx));
		await hall.games.refresh();
	}

	it.each(states)(
		"vectors 6 and 7: with %s wins and rollbacks are taken and bets are refused",
		async (_what, enter, code) => {
			await speaker.bet(say("b1", 100n));
			await speaker.bet(say("b2", 50n));
			await enter();
			expect(await speaker.bet(say("b3", 10n))).toMatchObject({ status: word(code) });
			expect(await speaker.bet(say("b1", 100n))).toMatchObject(as({ status: "OK", replayed: true }));
			expect(await speaker.rollback(undo("x", "b2"))).toMatchObject({ status: "OK", balance: 900n });
			expect(await speaker.win(say("w", 300n, { closed: true }))).toMatchObject({ status: "OK", balance: 1_200n });
			expect(await stored()).toEqual({ status: "complete", stake: "100", win: "300" });
			await setEnabled(true);
		},
	);

	it("vector 8: a bet above the balance is told the true balance", async () => {
		expect(await speaker.bet(say("b", 1_001n))).toEqual({ status: word("INSUFFICIENT_FUNDS"), balance: 1_000n });
		expect(await stored()).toBeUndefined();
	});

	it("vector 9: of 100 parallel bets of 1 on 50 exactly 50 succeed, and the balance ends at 0", async () => {
		await begin(speaker.game, 50n);
		const answers = await Promise.all(
			Array.from({ length: 100 }, (_, index) => speaker.bet(say(`b${index}`, 1n, { round: `p${round}-${index % 7}` }))),
		);
		expect(answers.filter(({ status }) => status === "OK")).toHaveLength(50);
		expect(answers.filter(({ status }) => status === word("INSUFFICIENT_FUNDS"))).toHaveLength(50);
		expect(await holds(member)).toBe(0n);
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
		const again = await Promise.all(bets.map(untilTaken));
		expect(again.map(({ status }) => status)).toEqual(bets.map(() => "OK"));
		expect(await holds(member)).toBe(800n);
		const balances = await Promise.all(bets.map(async (bet) => (await speaker.bet(bet)).balance));
		expect(balances).toEqual(again.map(({ balance }) => balance));
	});

	/** As vendors do: a call without an answer, or with one that decides nothing, is made again. */
	async function untilTaken(bet: Say): Promise<Told> {
		for (let attempt = 0; attempt < 5; attempt++) {
			const answer = await speaker.bet(bet).catch(() => undefined);
			if (answer?.status === "OK") return answer;
		}
		return { status: "never taken" };
	}

	it("vector 12: a wrong currency is refused", async () => {
		expect(await speaker.bet(say("b", 100n, { currency: "KRW" }))).toMatchObject({ status: word("WRONG_CURRENCY") });
		await speaker.bet(say("c", 100n));
		expect(await speaker.win(say("w", 100n, { currency: "KRW" }))).toMatchObject({ status: word("WRONG_CURRENCY") });
		expect(await speaker.balance(member, "USD")).toMatchObject({ status: word("WRONG_CURRENCY") });
		expect(await holds(member)).toBe(900n);
	});

	it("vector 13: a win of zero closes the round", async () => {
		await speaker.bet(say("b", 100n));
		expect(await speaker.win(say("w", 0n))).toMatchObject({ status: "OK", balance: 900n });
		expect(await stored()).toEqual({ status: "complete", stake: "100", win: "0" });
		expect(await speaker.bet(say("b2", 100n))).toEqual({ status: word("ROUND_CLOSED") });
	});

	it("vector 14: many bets, many wins, one close", async () => {
		await speaker.bet(say("b1", 100n));
		await speaker.win(say("w1", 30n));
		await speaker.bet(say("b2", 50n));
		await speaker.win(say("w2", 40n));
		expect(await stored()).toEqual({ status: "open", stake: "150", win: "70" });
		expect(await speaker.endRound(say("e"))).toMatchObject(as({ status: "OK", balance: 920n, replayed: false }));
		expect(await speaker.endRound(say("e"))).toMatchObject(as({ status: "OK", replayed: true }));
		expect(await stored()).toEqual({ status: "complete", stake: "150", win: "70" });
		expect(await speaker.endRound(say("e2", undefined, { round: "never" }))).toEqual({
			status: word("ROUND_NOT_FOUND"),
		});
	});

	it("vector 15: settled, rolled back, settled anew; below zero only by a logged adjustment", async () => {
		await speaker.bet(say("b", 100n));
		await speaker.win(say("w1", 500n, { closed: true }));
		await speaker.bet(say("spent", 1_400n, { round: "next" }));
		expect(await holds(member)).toBe(0n);
		await speaker.rollback(undo("x", "w1"));
		expect(await stored()).toBeDefined();
		expect(await speaker.balance(member)).toMatchObject({ status: "OK" });
		const { rows } = await hall.db.read((tx) =>
			sql<{ kind: string; balance: string }>`select e.kind, w.balance from wallet.significant_event e
				join wallet.wallet w using (member_id) where e.member_id = ${member}::bigint and w.balance <> 0`.execute(tx),
		);
		expect(rows).toEqual([{ kind: "negative-balance", balance: "-500" }]);
		expect(await speaker.win(say("w2", 600n))).toMatchObject({ status: "OK", balance: 100n });
		expect(await hall.violations()).toEqual([]);
	});

	it("a promo moves money once, belongs to no bet, and can be taken back", async () => {
		expect(await speaker.promo(say("p", 77n))).toMatchObject({ status: "OK", balance: 1_077n });
		expect(await speaker.promo(say("p", 77n))).toMatchObject(as({ status: "OK", balance: 1_077n, replayed: true }));
		// A free round of Hub88 may win nothing.
		expect([word("INVALID_AMOUNT"), "OK"]).toContain((await speaker.promo(say("p0", 0n))).status);
		expect(await holds(member)).toBe(1_077n);
		expect(await speaker.rollback(undo("x", "p"))).toMatchObject({ status: "OK", balance: 1_000n });
		expect(await speaker.rollback(undo("y", "p"))).toMatchObject({ status: "OK", balance: 1_000n });
	});

	it("a correction moves money once, either way, below zero too", async () => {
		// Hub88 has no word for it.
		if (speaker.lacks.includes("adjust")) return expect(() => speaker.adjust(say("a"))).rejects.toThrow();
		expect(await speaker.adjust(say("a", -1_100n))).toMatchObject({ status: "OK", balance: -100n });
		expect(await speaker.adjust(say("a", -1_100n))).toMatchObject(as({ status: "OK", replayed: true }));
		expect(await speaker.adjust(say("a2", 200n))).toMatchObject({ status: "OK", balance: 100n });
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
				await begin(speaker.game);
				for (const { verb, id, amount, closed } of steps) {
					const told = await drive(verb, id, { amount, closed });
					const after = await holds(member);
					if (told.status === "OK" && told.replayed === false) expect(told.balance).toBe(after);
				}
				const rows = await stored();
				const rest = await total();
				expect(await ledger()).toBe(1_000n + rest);
				if (rows !== undefined) expect(["open", "complete", "cancelled", "void", "resettled"]).toContain(rows.status);
			}),
			{ numRuns: historiesOf(12) },
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
		expect(await speaker.bet(say("b", 100n))).toMatchObject(as({ status: "OK", replayed: true }));
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

describe.each(outside)(
	"vector 11 in %s: what is forged, stale or sent again",
	(_name, { dialect, speaker, say: send, post }) => {
		beforeEach(() => begin(speaker.game));
		const bet = (transaction: string): Command => ({
			name: "bet",
			currency: "P",
			game: speaker.game,
			round: "f",
			amount: 100n,
			member,
			token,
			transaction,
		});

		it("one flipped bit in the signature and another vendor's name move nothing", async () => {
			for (const forged of ["signature", "other vendor"] as const) {
				expect((await send(bet("f"), forged)).status).toMatch(
					/^(BAD_SIGNATURE|RS_ERROR_INVALID_(SIGNATURE|PARTNER)|5)$/,
				);
			}
			expect(await holds(member)).toBe(1_000n);
			expect(await send(bet("f"))).toMatchObject({ status: "OK", balance: 900n });
		});

		it("a body that is not the signed one is refused, though it says the same", async () => {
			const letter = dialect.write(bet("g"), hall.clock.now().getTime());
			const other = dialect.name === "form" ? `${letter.body}&platform=WEB` : letter.body.replace("{", "{ ");
			expect((await post({ ...letter, body: other })).body).toMatch(/BAD_SIGNATURE|INVALID_SIGNATURE|"error":5/);
			expect(await holds(member)).toBe(1_000n);
		});

		it("the same letter twice moves money once", async () => {
			const letter = dialect.write(bet("h"), hall.clock.now().getTime());
			const answers = await Promise.all([post(letter), post(letter), post(letter)]);
			const heard = answers.map((answer) => dialect.read(answer, "P"));
			// Where a nonce is good once, the others are told so; else they are given the first one's answer.
			const expected =
				dialect.name === "hmac" || dialect.name === "transfer"
					? ["NONCE_REUSED", "NONCE_REUSED", "OK"]
					: heard.map(() => heard[0]?.status);
			expect(heard.map(({ status }) => status).toSorted()).toEqual(expected);
			expect(await holds(member)).toBe(900n);
		});

		it("a time stamp more than five minutes off, either way, is stale where calls carry one", async () => {
			const ask = async (offset: number) => {
				const letter = dialect.write({ name: "balance", member, currency: "P" }, hall.clock.now().getTime() + offset);
				return dialect.read(await post(letter), "P").status;
			};
			const stale = { hmac: "STALE_TIMESTAMP", transfer: "STALE_TIMESTAMP", form: "5", hub88: "RS_OK" }[dialect.name];
			for (const offset of [-300_001, 300_001]) expect(await ask(offset)).toBe(stale);
			for (const offset of [-299_000, 299_000]) expect(await ask(offset)).toMatch(/^(OK|0|RS_OK)$/);
		});
	},
);

describe("interrupted rounds", () => {
	beforeEach(() => begin("wheel"));
	it.each([
		["G28: refund gives all wagers back", "refund", "cancelled", 1_000n],
		["G27: complete finishes by itself", "complete", "complete", 900n],
	])("%s", async (_what, policy, status, balance) => {
		await hall.db.tx((tx) =>
			sql`update games.vendor set interrupted = ${policy} where code = ${"OUTSIDE"}`.execute(tx),
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
		expect(await holds(member)).toBe(balance);
		await resolveNow();
		expect(await holds(member)).toBe(balance);
		// The vendor's own rollback, hours later, changes nothing more.
		if (policy === "refund")
			expect(await speaker.rollback(undo("late", "b1"))).toMatchObject({ status: "OK", balance });
		expect(await hall.violations()).toEqual([]);
	});
});
