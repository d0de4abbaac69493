// Limits where play passes: whole rounds and vendors' bets, past the site, many at once and on two nodes. The ledger says
// afterwards what was staked; no limit may have been passed.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import type { MemberId } from "#platform/kernel";
import type { LimitAmount, LimitKind, Period } from "#protection/core";
import { codeOf, openGuardedHall, type Spin } from "../testing/open-guarded-hall.ts";

const guarded = await openGuardedHall();
const { clock, db, here, playBy, there } = guarded;

let member: MemberId;
let play: PlayTicket;
let token: string;
beforeEach(async () => {
	await playBy("international");
	member = await here.hall.enrol(1_000_000n);
	there.hall.setStanding(member, "active");
	({ play, token } = await here.hall.sit(member));
});

/** A new market, and a game that is launched in it. */
async function moveTo(profile: string): Promise<void> {
	await playBy(profile);
	({ play, token } = await here.hall.sit(member));
}

/** As an operator sets it: at once, on every node. */
const hold = (kind: LimitKind, period: Period, amount: LimitAmount) =>
	here.protection.api.setOperatorLimit({
		memberId: member,
		currency: "P",
		kind,
		period,
		amount,
		actor: "test",
		now: clock.now(),
	});

const spin = (stake: bigint, change: Spin = {}) => guarded.spin(play, stake, change);
type Spun = Awaited<ReturnType<typeof spin>>;
const spins = async (count: number, one: (index: number) => Promise<Spun>) =>
	(await Promise.all(Array.from({ length: count }, (_, index) => one(index)))).map(codeOf);
const played = (codes: readonly string[]) => codes.filter((code) => code === "played").length;

/** What the ledger says: staked and won in all. */
async function ledger(): Promise<{ readonly staked: bigint; readonly lost: bigint }> {
	const { rows } = await db.read((tx) =>
		sql<{ staked: string; moved: string }>`
			select coalesce(sum(-delta) filter (where kind = 'bet'), 0) as staked,
				coalesce(sum(-delta) filter (where kind in ('bet', 'win', 'rollback')), 0) as moved
			from wallet.posting where member_id = ${member}::bigint`.execute(tx),
	);
	return { staked: BigInt(rows[0]?.staked ?? 0), lost: BigInt(rows[0]?.moved ?? 0) };
}

describe("a member without limits", () => {
	test("plays without being weighed: no mark of theirs is ever written", async () => {
		expect(played(await spins(10, () => spin(100n)))).toBe(10);
		const marks = await db.read((tx) =>
			sql`select 1 from protection.flow_mark where member_id = ${member}::bigint`.execute(tx),
		);
		expect(marks.rows).toEqual([]);
	});
});

describe("a limit of wagers", () => {
	test("fifty spins at once never pass it", async () => {
		await hold("wager", "day", 1_000n);
		const codes = await spins(50, () => spin(70n));
		expect(played(codes)).toBe(14);
		expect(codes.filter((code) => code === "LIMIT_REACHED")).toHaveLength(36);
		expect((await ledger()).staked).toBe(980n);
	});
	test("nor do they on two nodes", async () => {
		await hold("wager", "week", 1_000n);
		const codes = await spins(50, (index) => spin(90n, { at: index % 2 === 0 ? here : there }));
		expect(played(codes)).toBe(11);
		expect((await ledger()).staked).toBe(990n);
	});
	test("counts what was played before it was set, in the period that runs", async () => {
		await spin(800n, { win: 5_000n });
		await hold("wager", "month", 1_000n);
		expect(codeOf(await spin(300n))).toBe("LIMIT_REACHED");
		expect(codeOf(await spin(200n))).toBe("played");
		expect(codeOf(await spin(1n))).toBe("LIMIT_REACHED");
	});
	test("says which limit it is and what is left", async () => {
		await hold("wager", "day", 250n);
		await spin(100n);
		expect(await spin(200n)).toMatchObject({
			ok: false,
			error: { value: { kind: "wager", period: "day", limit: "2.50", left: "1.50" } },
		});
	});
	test("that is set holds for the very next spin, on the other node too as soon as it hears", async () => {
		await spin(500n);
		await spin(500n, { at: there });
		await hold("wager", "day", 1_000n);
		expect(codeOf(await spin(1n))).toBe("LIMIT_REACHED");
		await expect.poll(async () => codeOf(await spin(1_001n, { at: there }))).toBe("LIMIT_REACHED");
	});
	test("that is lifted lets play go on", async () => {
		await hold("wager", "day", 0n);
		expect(codeOf(await spin(1n))).toBe("LIMIT_REACHED");
		await hold("wager", "day", undefined);
		expect(codeOf(await spin(1n))).toBe("played");
	});
	test("answers a repeated key with its round, also when the limit is reached", async () => {
		await hold("wager", "day", 100n);
		const first = await spin(100n, { key: "the-same-key-twice" });
		const again = await spin(100n, { key: "the-same-key-twice" });
		expect(again.ok && first.ok && again.value.roundId === first.value.roundId).toBe(true);
		expect(again).toMatchObject({ ok: true, value: { replayed: true } });
	});
	test("does not count a stake that was refused for want of money", async () => {
		const poor = await here.hall.enrol(100n);
		({ play } = await here.hall.sit(poor));
		member = poor;
		await hold("wager", "day", 150n);
		expect(codeOf(await spin(120n))).toBe("INSUFFICIENT_FUNDS");
		expect(codeOf(await spin(100n))).toBe("played");
	});
});

describe("a limit of losses", () => {
	test("makes room for what was won, and fifty spins at once never lose more", async () => {
		await hold("loss", "day", 1_000n);
		expect(codeOf(await spin(1_000n, { win: 600n }))).toBe("played");
		expect(codeOf(await spin(700n))).toBe("LIMIT_REACHED");
		const codes = await spins(50, (index) => spin(100n, { win: index % 5 === 0 ? 40n : 0n }));
		expect(played(codes)).toBeGreaterThanOrEqual(6);
		expect((await ledger()).lost).toBeLessThanOrEqual(1_000n);
		expect(codeOf(await spin(1_000n))).toBe("LIMIT_REACHED");
	});
	test("a win of a round at the same time makes no room for another that is not posted yet", async () => {
		await hold("loss", "day", 100n);
		const codes = await spins(2, () => spin(60n, { win: 500n }));
		expect(played(codes)).toBeGreaterThanOrEqual(1);
		expect(codeOf(await spin(500n))).toBe("played");
	});
});

describe("bets of vendors outside the house", () => {
	const base = () => ({ vendor: "TESSERA", memberId: member, currency: "P", gameCode: "lantern" }) as const;
	const bet = (amount: bigint, id: string) =>
		here.hall.games.api.bet({ ...base(), token, amount, transactionId: id, roundId: `round-${id}` });
	const outcome = async (asked: ReturnType<typeof bet>) => codeOf(await asked);
	test("obey the same limit, many at once and together with whole rounds", async () => {
		await hold("wager", "day", 1_000n);
		const all = await Promise.all([
			...Array.from({ length: 25 }, (_, index) => outcome(bet(60n, `many-${index}`))),
			...Array.from({ length: 25 }, async () => codeOf(await spin(60n))),
		]);
		expect(played(all)).toBe(16);
		expect((await ledger()).staked).toBe(960n);
	});
	test("that are taken back make room again; wins are never refused", async () => {
		await hold("loss", "day", 100n);
		expect(await outcome(bet(100n, "back"))).toBe("played");
		expect(await outcome(bet(1n, "more"))).toBe("LIMIT_REACHED");
		const undone = { ...base(), transactionId: "undo", roundId: "round-back", referenceTransactionId: "back" };
		expect((await here.hall.games.api.rollback(undone)).ok).toBe(true);
		expect(await outcome(bet(90n, "again"))).toBe("played");
		const win = { ...base(), amount: 40n, transactionId: "win", roundId: "round-again", roundClosed: true };
		expect((await here.hall.games.api.win(win)).ok).toBe(true);
		expect(await outcome(bet(50n, "third"))).toBe("played");
		expect(await outcome(bet(1n, "fourth"))).toBe("LIMIT_REACHED");
	});
	test("of many members on two nodes, the same ones in opposite orders, never wait for each other in a circle", async () => {
		const members = await Promise.all(Array.from({ length: 12 }, () => here.hall.enrol(1_000n)));
		const sittings = await Promise.all(members.map((one) => here.hall.sit(one)));
		for (const one of members) {
			there.hall.setStanding(one, "active");
			const limit = {
				memberId: one,
				currency: "P",
				kind: "wager",
				period: "day",
				amount: 100n,
				actor: "test",
			} as const;
			await here.protection.api.setOperatorLimit({ ...limit, now: clock.now() });
		}
		const betAt = (at: typeof here, place: number, id: string) =>
			at.hall.games.api.bet({
				...base(),
				memberId: members[place] ?? member,
				token: sittings[place]?.token ?? "",
				amount: 60n,
				transactionId: `${id}-${place}`,
				roundId: `circle-${id}-${place}`,
			});
		const places = [...members.keys()];
		const answers = await Promise.all([
			...places.map((place) => betAt(here, place, "here")),
			...places.toReversed().map((place) => betAt(there, place, "there")),
		]);
		const codes = answers.map(codeOf);
		expect(played(codes)).toBe(members.length);
		expect(codes.filter((code) => code === "LIMIT_REACHED")).toHaveLength(members.length);
		for (const one of members) expect(await here.hall.balance(one)).toBe(940n);
	});
	test("that are repeated are answered as before, also when the limit is reached", async () => {
		await hold("wager", "day", 100n);
		expect(await outcome(bet(100n, "twice"))).toBe("played");
		expect(await outcome(bet(100n, "twice"))).toBe("played");
		expect((await ledger()).staked).toBe(100n);
	});
});

describe("what the market asks for", () => {
	test("RTS 14D a moment before a round of several commands too, at whichever node; a round goes on at once", async () => {
		await moveTo("great-britain");
		const open = (roundId: string, at = here, bet = roundId) =>
			at.hall.games.api.bet({
				...({ vendor: "TESSERA", memberId: member, currency: "P", gameCode: "lantern" } as const),
				token: play,
				amount: 10n,
				transactionId: bet,
				roundId,
			});
		const codes = (await Promise.all([open("one"), open("two"), open("three", there)])).map(codeOf);
		expect(played(codes)).toBe(1);
		expect(codes.filter((code) => code === "TOO_FAST")).toHaveLength(2);
		const [first = ""] = ["one", "two", "three"].filter((_id, place) => codes[place] === "played");
		expect(codeOf(await open(first, here, "more"))).toBe("played");
		clock.advance(2_499);
		expect(await open("four")).toMatchObject({ error: { code: "TOO_FAST", value: { milliseconds: 1 } } });
		clock.advance(1);
		expect(codeOf(await open("four"))).toBe("played");
		expect(codeOf(await spin(10n))).toBe("TOO_FAST");
	});
	test("RTS 14D a moment between two rounds of a game, also of rounds at once", async () => {
		await moveTo("great-britain");
		const codes = await spins(5, () => spin(10n));
		expect(played(codes)).toBe(1);
		expect(codes.filter((code) => code === "TOO_FAST")).toHaveLength(4);
		expect(await spin(10n)).toMatchObject({ ok: false, error: { code: "TOO_FAST", value: { milliseconds: 2_500 } } });
		clock.advance(2_500);
		expect(codeOf(await spin(10n))).toBe("played");
	});
	test("limits before the first stake, where they are mandatory", async () => {
		await moveTo("strict");
		expect(await spin(10n)).toMatchObject({
			ok: false,
			error: { code: "LIMIT_REQUIRED", value: { missing: ["loss"] } },
		});
		await hold("loss", "day", 1_000n);
		expect(codeOf(await spin(10n))).toBe("played");
	});
});

describe("RTS 13C a limit of time", () => {
	const playedSeconds = (seconds: number) =>
		db.tx((tx) =>
			sql`insert into protection.play_day values (${member}::bigint, (now() at time zone 'UTC')::date, ${seconds})`.execute(
				tx,
			),
		);
	test("ends play when the time is used up, for whole rounds and for bets", async () => {
		await playedSeconds(1_800);
		await hold("time", "day", 31n);
		expect(codeOf(await spin(10n))).toBe("played");
		await hold("time", "day", 30n);
		expect(codeOf(await spin(10n))).toBe("TIME_USED_UP");
		const bet = { vendor: "TESSERA", memberId: member, currency: "P", gameCode: "lantern" } as const;
		const answer = await here.hall.games.api.bet({
			...bet,
			token,
			amount: 10n,
			transactionId: "late",
			roundId: "late",
		});
		expect(answer).toMatchObject({ ok: false, error: { code: "TIME_USED_UP" } });
	});
	test("counts the time of play that goes on", async () => {
		await spin(10n);
		await db.tx((tx) =>
			sql`update protection.play_run set seen_at = seen_at - interval '100 seconds' where member_id = ${member}::bigint`.execute(
				tx,
			),
		);
		await hold("time", "day", 20n);
		expect(codeOf(await spin(10n))).toBe("played");
		const { rows } = await db.read((tx) =>
			sql<{ seconds: number }>`select seconds from protection.play_day where member_id = ${member}::bigint`.execute(tx),
		);
		expect(rows[0]?.seconds).toBeGreaterThanOrEqual(100);
		expect(rows[0]?.seconds).toBeLessThan(160);
	});
});

describe("A.3.8 a member who left", () => {
	const leave = async (kind: "break" | "exclusion") => {
		await db.tx((tx) =>
			sql`insert into protection.exclusion (member_id, kind, began_at, ends_at)
				values (${member}::bigint, ${kind}, now(), now() + interval '1 day')`.execute(tx),
		);
		await db.tx((tx) => sql`select pg_notify('protection_changed', ${member})`.execute(tx));
	};
	test.each([
		["break", "ACCOUNT_FROZEN"],
		["exclusion", "ACCOUNT_EXCLUDED"],
	] as const)("by a %s stakes nothing more, though the session and the play token still stand", async (kind, code) => {
		const { api } = here.hall.games;
		const said = {
			vendor: "TESSERA",
			memberId: member,
			currency: "P",
			gameCode: "lantern",
			amount: 10n,
			token,
		} as const;
		const running = { ...said, roundId: `runs-${kind}` };
		expect(codeOf(await spin(10n))).toBe("played");
		expect(codeOf(await api.bet({ ...running, transactionId: `runs-${kind}` }))).toBe("played");
		await leave(kind);
		await expect.poll(async () => codeOf(await spin(10n))).toBe(code);
		const answer = await api.bet({ ...said, transactionId: `left-${kind}`, roundId: `left-${kind}` });
		expect(codeOf(answer)).toBe(code);
		// The round that was running pays out: a win asks nobody's leave.
		const won = await api.win({ ...running, transactionId: `won-${kind}`, amount: 25n });
		expect(codeOf(won)).toBe("played");
	});
});

test("T03 the ledger balances after all of it", async () => {
	expect(await here.hall.violations()).toEqual([]);
});
