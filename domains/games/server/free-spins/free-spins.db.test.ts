// Free spins from the house on a real ledger: what is promised is set aside, each spin is counted once whatever is pressed twice
// or dies, the house stakes and the member wins, and what nobody used goes back.
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { callRoute } from "#platform/http/testing";
import { readOn } from "#platform/jobs";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import { unprotected } from "#protection/api";
import { commandKey, type HouseAccount } from "#wallet/api";
import { listTransactions } from "#wallet/contract";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	listOwnFreeSpins,
	listRounds,
	listWinners,
	makeReplayLink,
	openReplay,
	recallRound,
} from "../../contract/index.ts";
import { readReturns } from "../catalogue/game-returns.ts";
import { savePot } from "../jackpots/work-jackpots.ts";
import { playsReader } from "../plays/plays-store.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { listing } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { saveTournament } from "../tournaments/work-tournaments.ts";
import { endFreeSpins } from "./end-free-spins.ts";
import { freeSpinsAccount, freeSpinsFaults, freeSpinsSource } from "./free-spins-store.ts";
import {
	awardFreeSpins,
	type DeskFreeSpinsAward,
	decideFreeSpins,
	type FreeSpinsOrder,
	readFreeSpins,
	readFreeSpinsMembers,
	readGivenAlone,
	withdrawFreeSpins,
} from "./work-free-spins.ts";

const onBreak = new Set<MemberId>();
const paced = new Set<MemberId>();
const standingOf: typeof unprotected.playStanding = async (member) => ({
	...(await unprotected.playStanding(member)),
	excluded: onBreak.has(member.memberId) ? "frozen" : undefined,
	minimumCycle: paced.has(member.memberId) ? { slots: 2_500, others: 2_500 } : { slots: 0, others: 0 },
});
const { db, hall, wallet } = await openOwnHall({
	games: [listing("lantern"), listing("kite"), listing("tower")],
	protection: { ...unprotected, playStanding: standingOf, lookAtPlay: standingOf },
});
const { call, as } = callerOf(hall);
const { api } = hall.games;
const rows = async <Row>(text: string) => (await db.tx((tx) => sql.raw<Row>(text).execute(tx))).rows;
const gameId = async (code: string) =>
	(await rows<{ id: string }>(`select id from games.game where code = '${code}'`))[0]?.id ?? "";
const [lantern, kite, tower] = [await gameId("lantern"), await gameId("kite"), await gameId("tower")];
const deps = { db, wallet: wallet.api };
const minute = 60_000;
const held = (account: HouseAccount) => wallet.api.houseBalance(account, "P");
const staff = (name = "Sven") => ({ merchant: "tessera", operator: name, operatorId: name, now: hall.clock.now() });

let made = 0;
const ahead = (minutes: number) => new Date(hall.clock.now().getTime() + minutes * minute);
async function orderFor(memberIds: readonly MemberId[], change: Partial<FreeSpinsOrder> = {}): Promise<FreeSpinsOrder> {
	made += 1;
	return {
		...staff(),
		key: commandKey("test", `award ${made}`),
		currency: "P",
		stake: 20n,
		spins: 5,
		memberIds,
		games: [lantern, kite],
		startsAt: ahead(0),
		endsAt: ahead(60),
		reason: "a good customer",
		alone: 1_000_000n,
		...change,
	};
}
const give = async (to: readonly MemberId[], change: Partial<FreeSpinsOrder> = {}): Promise<DeskFreeSpinsAward> =>
	unwrap(await awardFreeSpins(deps, await orderFor(to, change)));
const desk = async (id: string) =>
	(await readFreeSpins(db, { merchant: "tessera", before: undefined, limit: 100, now: hall.clock.now() })).find(
		(one) => one.id === id,
	);
const own = async (member: MemberId) => unwrap(await call(listOwnFreeSpins, { language: "ko" }, as(member))).freeSpins;

type Wish = { game?: string; stake?: bigint; win?: bigint; key?: string };
const keyOf = () => `g-${crypto.randomUUID()}`;
/** One spin; a person presses at most once a second. */
async function spin(member: MemberId, freeSpinsId: string, wish: Wish = {}) {
	const { play } = await hall.sit(member, wish.game ?? "lantern");
	hall.clock.advance(1_000);
	const { stake = 20n, win = 0n, key = keyOf() } = wish;
	return api.playFreeSpins({ play, freeSpinsId, key, stake, win, payTable: "lantern@1", events: ["spun"] });
}
const codeOf = async (asked: ReturnType<typeof spin>) => {
	const answer = await asked;
	return answer.ok ? "played" : answer.error.code;
};

afterEach(async () => {
	expect(await db.read(freeSpinsFaults)).toEqual([]);
	expect(await hall.violations()).toEqual([]);
});

describe("an award", () => {
	test("sets the stake of every spin aside, once for a key, and is written down", async () => {
		const [first, second] = [await hall.enrol(0n), await hall.enrol(0n)];
		const order = await orderFor([first, second, first]);
		const before = await held(freeSpinsSource);
		const [award, again] = await Promise.all([awardFreeSpins(deps, order), awardFreeSpins(deps, order)]);
		expect(unwrap(award)).toEqual(unwrap(again));
		const { id } = unwrap(award);
		expect(unwrap(award)).toMatchObject({ state: "running", cost: "2.00", members: 2, left: 10, won: "0.00" });
		expect(await held(freeSpinsAccount(id))).toBe(200n);
		expect(await held(freeSpinsSource)).toBe(before - 200n);
		expect(await readFreeSpinsMembers(db, { merchant: "tessera", id })).toEqual(
			[first, second].map((member) => ({ memberId: member, left: 5, won: "0", closed: null })),
		);
		expect(await readFreeSpinsMembers(db, { merchant: "another", id })).toBeUndefined();
		const acts = await rows<{ act: string; operator: string; after: object }>(
			`select act, operator, after from games.operator_act where after->>'id' = '${id}'`,
		);
		expect(acts).toMatchObject([
			{ act: "free spins given", operator: "Sven", after: { cost: "2.00", members: [first, second] } },
		]);
	});

	test.each<[string, Partial<FreeSpinsOrder>, string]>([
		["without a game", { games: [] }, "GAMES"],
		["in a game that is not there", { games: ["987654321"] }, "GAMES"],
		["at a stake that the game does not take", { stake: 100_001n }, "STAKE"],
		["in a currency that the game does not take", { currency: "USD" }, "STAKE"],
		["of no spins", { spins: 0 }, "SPINS"],
		["to nobody", { memberIds: [] }, "MEMBERS"],
		["that is over", { endsAt: new Date(0) }, "END"],
	])("%s is refused", async (_what, change, part) => {
		const order = await orderFor([await hall.enrol(0n)], change);
		expect(await awardFreeSpins(deps, order)).toEqual({ ok: false, error: { part } });
	});

	test("that costs more than one may give alone waits for somebody else, who agrees or refuses", async () => {
		for (const alone of [undefined, 99n]) {
			const member = await hall.enrol(0n);
			const { id, state } = await give([member], { alone });
			expect(state).toBe("waiting");
			expect(await held(freeSpinsAccount(id))).toBe(0n);
			expect(await own(member)).toEqual([]);
			expect(await codeOf(spin(member, id))).toBe("FREE_SPINS_OVER");
			const decide = (name: string, decision: Parameters<typeof decideFreeSpins>[1]["decision"]) =>
				decideFreeSpins(deps, { ...staff(name), id, decision });
			expect(await decide("Sven", { kind: "agree" })).toEqual({ ok: false, error: { code: "OWN_FREE_SPINS" } });
			if (alone === undefined) {
				const answers = await Promise.all([decide("Mina", { kind: "agree" }), decide("Juno", { kind: "agree" })]);
				expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
				expect(await held(freeSpinsAccount(id))).toBe(100n);
				expect(await desk(id)).toMatchObject({ state: "running", madeBy: "Sven", decidedBy: /Mina|Juno/ });
				expect(await codeOf(spin(member, id))).toBe("played");
			} else {
				unwrap(await decide("Mina", { kind: "refuse", why: "too much" }));
				expect(await desk(id)).toMatchObject({ state: "refused", why: "too much", left: 0 });
				expect(await held(freeSpinsAccount(id))).toBe(0n);
			}
			expect(await decide("Mina", { kind: "agree" })).toEqual({ ok: false, error: { code: "FREE_SPINS_CLOSED" } });
		}
		const atIts = await give([await hall.enrol(0n)], { ...staff("Nuri"), alone: 100n });
		expect(atIts.state).toBe("running");
		expect(
			await decideFreeSpins(deps, { ...staff(), merchant: "another", id: atIts.id, decision: { kind: "agree" } }),
		).toEqual({ ok: false, error: { code: "FREE_SPINS_NOT_FOUND" } });
	});

	/** 100 units an award of five spins at 20; by somebody who may give 300 alone. */
	const giveBy = async (name: string, change: Partial<FreeSpinsOrder> = {}) =>
		give([await hall.enrol(0n)], { ...staff(name), alone: 300n, endsAt: ahead(3 * 24 * 60), ...change });
	const givenBy = (byId: string) => readGivenAlone(db, { byId, currency: "P", now: hall.clock.now() });
	const decideOn = (id: string, decision: Parameters<typeof decideFreeSpins>[1]["decision"]) =>
		decideFreeSpins(deps, { ...staff("Mina"), id, decision });
	const takeBack = (id: string, memberId?: MemberId) =>
		withdrawFreeSpins(deps, { ...staff("Mina"), id, memberId, reason: "a mistake" });

	test("waits, too, when all that one gave alone within a day would be more; what two decided does not count", async () => {
		const large = await Promise.all([1, 2, 3].map(() => giveBy("Ada", { spins: 16 })));
		expect(large.map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
		const [agreed, refused, taken] = large.map(({ id }) => id);
		unwrap(await decideOn(agreed ?? "", { kind: "agree" }));
		unwrap(await decideOn(refused ?? "", { kind: "refuse", why: "too much" }));
		unwrap(await takeBack(taken ?? ""));
		expect(await givenBy("Ada")).toBe(0n);
		const states: string[] = [];
		for (const spins of [10, 5, 1, 2]) states.push((await giveBy("Ada", { spins })).state);
		expect(states).toEqual(["running", "running", "waiting", "waiting"]);
		expect([await givenBy("Ada"), await givenBy("Bo")]).toEqual([300n, 0n]);
		expect((await giveBy("Bo", { spins: 15 })).state).toBe("running");
	});

	test("waits, given from many windows at once, as it would one after another", async () => {
		const states = await Promise.all(Array.from({ length: 9 }, async () => (await giveBy("Cy", { spins: 4 })).state));
		expect(states.filter((state) => state === "running")).toHaveLength(3);
		expect(await givenBy("Cy")).toBe(240n);
	});

	test("counts for a day, to the millisecond", async () => {
		expect((await giveBy("Dee", { spins: 15 })).state).toBe("running");
		hall.clock.advance(24 * 60 * minute - 1);
		expect([await givenBy("Dee"), (await giveBy("Dee", { spins: 1 })).state]).toEqual([300n, "waiting"]);
		hall.clock.advance(1);
		expect([await givenBy("Dee"), (await giveBy("Dee", { spins: 15 })).state]).toEqual([0n, "running"]);
	});

	test("counts by what was played of it when the rest is taken back, and whole when it expired", async () => {
		const [first, second] = [await hall.enrol(0n), await hall.enrol(0n)];
		const { id } = await give([first, second], { ...staff("Eve"), alone: 300n, endsAt: ahead(60) });
		for (let played = 0; played < 3; played += 1) unwrap(await spin(first, id));
		unwrap(await takeBack(id, second));
		expect(await givenBy("Eve")).toBe(100n);
		unwrap(await takeBack(id));
		expect([(await desk(id))?.state, await givenBy("Eve")]).toEqual(["withdrawn", 60n]);
		const short = await giveBy("Eve", { endsAt: ahead(10) });
		hall.clock.advance(11 * minute);
		await hall.runJob("games.end-free-spins");
		expect([(await desk(short.id))?.state, await givenBy("Eve")]).toEqual(["over", 160n]);
		expect((await giveBy("Eve", { spins: 8 })).state).toBe("waiting");
		expect((await giveBy("Eve", { spins: 7 })).state).toBe("running");
	});

	test("never stands on one word beyond the bound, however it is split, taken back and pressed at once (property)", async () => {
		const wave = fc.array(fc.record({ spins: fc.integer({ min: 1, max: 15 }), back: fc.boolean() }), {
			minLength: 1,
			maxLength: 4,
		});
		await fc.assert(
			fc.asyncProperty(fc.array(wave, { minLength: 1, maxLength: 4 }), async (waves) => {
				made += 1;
				const by = `clerk-${made}`;
				let stands = 0n;
				for (const presses of waves) {
					const given = await Promise.all(presses.map(({ spins }) => giveBy(by, { spins })));
					for (const [place, { id, state, left }] of given.entries()) {
						if (state !== "running") continue;
						stands += 20n * BigInt(left);
						expect(stands).toBeLessThanOrEqual(300n);
						if (presses[place]?.back !== true) continue;
						unwrap(await takeBack(id));
						stands -= 20n * BigInt(left);
					}
					expect(await givenBy(by)).toBe(stands);
				}
			}),
			{ numRuns: historiesOf(12) },
		);
	});

	test("that nobody agreed to lapses after three days, or when it would be over", async () => {
		const member = await hall.enrol(0n);
		const [long, short] = [
			await give([member], { alone: undefined, endsAt: ahead(5 * 24 * 60) }),
			await give([member], { alone: undefined, endsAt: ahead(10) }),
		];
		hall.clock.advance(11 * minute);
		const late = await decideFreeSpins(deps, { ...staff("Mina"), id: short.id, decision: { kind: "agree" } });
		expect(late).toEqual({ ok: false, error: { code: "FREE_SPINS_CLOSED" } });
		await hall.runJob("games.end-free-spins");
		expect([(await desk(long.id))?.state, (await desk(short.id))?.state]).toEqual(["waiting", "lapsed"]);
		hall.clock.advance(72 * 60 * minute);
		await hall.runJob("games.end-free-spins");
		expect((await desk(long.id))?.state).toBe("lapsed");
	});

	test("is listed for its brand alone, the newest first, page by page", async () => {
		const member = await hall.enrol(0n);
		const ids = [(await give([member])).id, (await give([member])).id];
		const page = (merchant: string, before?: string) =>
			readFreeSpins(db, { merchant, before, limit: 1, now: hall.clock.now() });
		expect((await page("tessera")).map(({ id }) => id)).toEqual([ids[1]]);
		expect((await page("tessera", ids[1])).map(({ id }) => id)).toEqual([ids[0]]);
		expect(await page("another")).toEqual([]);
	});
});

describe("a spin", () => {
	test("is staked by the house and won by the member, in one group of the ledger that is named by its round", async () => {
		const member = await hall.enrol(500n);
		const { id } = await give([member]);
		const studio = await held("games:tessera");
		const played = unwrap(await spin(member, id, { win: 75n }));
		expect(played).toMatchObject({ stake: 0n, freeStake: 20n, win: 75n, balanceBefore: 500n, balance: 575n });
		expect(played.award).toEqual({ freeSpinsId: id, spins: 5, left: 4, won: "0.75" });
		expect(await hall.balance(member)).toBe(575n);
		expect(await held(freeSpinsAccount(id))).toBe(80n);
		expect(await held("games:tessera")).toBe(studio + 20n - 75n);
		const legs = await rows<{ kind: string; delta: string; counter: string }>(
			`select kind, delta, counter from wallet.posting where group_key = '${played.roundId}' order by delta desc`,
		);
		expect(legs).toEqual([
			{ kind: "promo", delta: "75", counter: "games:tessera" },
			{ kind: "grant", delta: "20", counter: freeSpinsAccount(id) },
			// It uses up the key: no stake can be posted under it.
			{ kind: "win", delta: "0", counter: "games:tessera" },
			{ kind: "withdraw", delta: "-20", counter: "games:tessera" },
		]);
		const lost = unwrap(await spin(member, id, { game: "kite" }));
		expect(lost).toMatchObject({ win: 0n, balanceBefore: 575n, balance: 575n, award: { left: 3, won: "0.75" } });
		expect(await desk(id)).toMatchObject({ left: 3, won: "0.75" });
		expect(await own(member)).toMatchObject([
			{ freeSpinsId: id, spins: 5, left: 3, won: "0.75", stake: "0.20", state: "running", games: [{}, {}] },
		]);
	});

	test("is played once under its key, however often and from wherever it is sent, also when all is over", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member], { spins: 2 });
		const key = keyOf();
		const answers = await Promise.all(Array.from({ length: 6 }, () => spin(member, id, { key, win: 30n })));
		const rounds = answers.map(unwrap);
		expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(1);
		expect(rounds.filter(({ replayed }) => !replayed)).toHaveLength(1);
		expect(await hall.balance(member)).toBe(30n);
		unwrap(await spin(member, id));
		hall.clock.advance(2 * 60 * minute);
		await hall.runJob("games.end-free-spins");
		hall.setStanding(member, "frozen");
		const again = unwrap(await spin(member, id, { key, win: 999n }));
		expect(again).toMatchObject({
			replayed: true,
			win: 30n,
			roundId: rounds[0]?.roundId,
			award: { left: 0, won: "0.30" },
		});
		expect(await hall.balance(member)).toBe(30n);
	});

	test("from many windows at once never counts more than there are", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member], { spins: 4 });
		const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(spin(member, id, { win: 10n }))));
		expect(codes.filter((code) => code === "played")).toHaveLength(4);
		expect(codes.filter((code) => code === "FREE_SPINS_USED")).toHaveLength(8);
		expect(await hall.balance(member)).toBe(40n);
		expect(await held(freeSpinsAccount(id))).toBe(0n);
	});

	test("that dies before its commit was never played, and is played whole when it is sent again", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member]);
		const key = keyOf();
		await rows(`create or replace function games.die() returns trigger language plpgsql as $$
			begin raise exception 'killed'; end $$`);
		await rows("create trigger die before insert on games.round for each row execute function games.die()");
		await expect(spin(member, id, { key, win: 50n })).rejects.toThrow("killed");
		await rows("drop trigger die on games.round");
		expect(await own(member)).toMatchObject([{ left: 5, won: "0.00" }]);
		expect(await hall.balance(member)).toBe(0n);
		expect(unwrap(await spin(member, id, { key, win: 50n }))).toMatchObject({ replayed: false, award: { left: 4 } });
	});

	test("is refused to who may not play, and nothing is counted", async () => {
		const member = await hall.enrol(0n);
		const stranger = await hall.enrol(0n);
		const { id } = await give([member]);
		hall.setStanding(member, "frozen");
		expect(await codeOf(spin(member, id))).toBe("ACCOUNT_FROZEN");
		hall.setStanding(member, "closed");
		expect(await codeOf(spin(member, id))).toBe("ACCOUNT_EXCLUDED");
		hall.setStanding(member, "active");
		onBreak.add(member);
		expect(await codeOf(spin(member, id))).toBe("ACCOUNT_FROZEN");
		expect(await api.excluded([member, stranger, memberId("424242")])).toEqual(new Set([member, "424242"]));
		expect(await own(member)).toEqual([]);
		onBreak.delete(member);
		expect(await codeOf(spin(stranger, id))).toBe("FREE_SPINS_NOT_HERE");
		expect(await codeOf(spin(member, "999999"))).toBe("FREE_SPINS_NOT_HERE");
		expect(await codeOf(spin(member, id, { stake: 21n }))).toBe("FREE_SPINS_NOT_HERE");
		expect(await codeOf(spin(member, id, { game: "tower" }))).toBe("FREE_SPINS_NOT_HERE");
		const { play } = await hall.sit(undefined);
		const trial = { play, freeSpinsId: id, key: keyOf(), stake: 20n, win: 0n, payTable: "1", events: [] };
		expect(await api.playFreeSpins(trial)).toMatchObject({ error: { code: "FREE_SPINS_NOT_HERE" } });
		expect(await api.freeSpinsHere(play)).toEqual([]);
		const gone = { ...play, playId: crypto.randomUUID(), memberId: member };
		expect(await api.playFreeSpins({ ...trial, play: gone })).toMatchObject({ error: { code: "PLAY_EXPIRED" } });
		expect(await own(member)).toMatchObject([{ left: 5 }]);
	});

	test("under the key of a paid round is another one", async () => {
		const member = await hall.enrol(100n);
		const [first, second] = [await give([member]), await give([member])];
		const { play } = await hall.sit(member);
		const key = keyOf();
		unwrap(await api.playRound({ play, key, stake: 20n, win: 0n, payTable: "1", events: [] }));
		expect(await codeOf(spin(member, first.id, { key }))).toBe("DUPLICATE_TRANSACTION");
		const free = keyOf();
		unwrap(await spin(member, first.id, { key: free }));
		expect(await codeOf(spin(member, second.id, { key: free }))).toBe("DUPLICATE_TRANSACTION");
	});

	test("is said in the member's statement to be one, in which game, among what was given", async () => {
		const member = await hall.enrol(100n);
		const { id } = await give([member]);
		unwrap(await spin(member, id, { game: "kite", win: 40n }));
		unwrap(await spin(member, id, { win: 0n }));
		const { play } = await hall.sit(member);
		unwrap(await api.playRound({ play, key: keyOf(), stake: 20n, win: 7n, payTable: "1", events: [] }));
		const asked = { endpoint: listTransactions, input: { scope: "promo" } } as const;
		const { lines } = unwrap(await callRoute(wallet.routes, asked, { ...as(member), now: new Date(), language: "ko" }));
		expect(lines.map(({ type, amount, about }) => [type, amount, about])).toEqual([
			["promo", "0.40", { kind: "free-spins", game: "게임 kite" }],
		]);
	});

	test("uses its key up: a paid round under it is refused, whatever the spin won, and the spin itself is answered again", async () => {
		const member = await hall.enrol(100n);
		const { id } = await give([member]);
		const { play } = await hall.sit(member);
		const paid = (key: string) => api.playRound({ play, key, stake: 20n, win: 7n, payTable: "1", events: [] });
		for (const win of [0n, 40n]) {
			const key = keyOf();
			const free = unwrap(await spin(member, id, { key, win }));
			const before = await hall.balance(member);
			for (const stood of [await paid(key), await paid(key)])
				expect(stood).toMatchObject({ ok: false, error: { code: "DUPLICATE_TRANSACTION" } });
			expect(unwrap(await spin(member, id, { key, win }))).toMatchObject({ roundId: free.roundId, replayed: true });
			expect(await hall.balance(member)).toBe(before);
		}
		expect(await own(member)).toMatchObject([{ left: 3, won: "0.40" }]);
		// At once, whichever comes first: one of them is played.
		const key = keyOf();
		const [award, round] = await Promise.all([spin(member, id, { key }), paid(key)]);
		expect([award.ok, round.ok].filter(Boolean)).toHaveLength(1);
	});

	test("keeps the pause that the market asks for, between spins and after a paid round", async () => {
		const member = await hall.enrol(100n);
		paced.add(member);
		const { id } = await give([member]);
		unwrap(await spin(member, id));
		expect(await spin(member, id)).toMatchObject({ error: { code: "TOO_FAST", value: { milliseconds: 1_500 } } });
		hall.clock.advance(3_000);
		expect(await codeOf(spin(member, id))).toBe("played");
	});

	test("is offered to the frame while it runs, what ends first before the others", async () => {
		const member = await hall.enrol(0n);
		const [later, sooner, coming] = [
			await give([member]),
			await give([member], { endsAt: ahead(30) }),
			await give([member], { startsAt: ahead(20), games: [lantern] }),
		];
		const { play } = await hall.sit(member);
		const here = async () => (await api.freeSpinsHere(play)).map(({ freeSpinsId }) => freeSpinsId);
		expect(await here()).toEqual([sooner.id, later.id]);
		hall.clock.advance(25 * minute);
		expect(await here()).toEqual([sooner.id, later.id, coming.id]);
		hall.clock.advance(10 * minute);
		expect(await here()).toEqual([later.id, coming.id]);
		const elsewhere = (await hall.sit(member, "kite")).play;
		expect((await api.freeSpinsHere(elsewhere)).map(({ freeSpinsId }) => freeSpinsId)).toEqual([later.id]);
	});
});

describe("what a spin brings besides its win", () => {
	test("nothing: no turnover, no score, no part of a pot; the record and a replay say that it was free", async () => {
		const now = hall.clock.now();
		const who = { merchant: "tessera", operator: "Sven", now };
		const words = { names: { en: "One" }, games: [], tag: null };
		const pot = { ...words, ratePpm: 10_000, seed: "1.00", most: "100.00", paused: false };
		const potOrder = {
			...who,
			code: "well",
			version: undefined,
			kind: "mystery",
			currency: "P",
			settings: pot,
		} as const;
		unwrap(await savePot(db, potOrder));
		const race = {
			...words,
			rules: { en: "Rounds." },
			score: "rounds",
			entry: "open",
			currency: "P",
			minStake: "0.00",
		} as const;
		const span = {
			repeatsHours: null,
			prizesIn: "money" as const,
			prizes: ["1.00"],
			startsAt: ahead(1).toISOString(),
			endsAt: ahead(60).toISOString(),
		};
		unwrap(await saveTournament(deps, { ...who, code: "race", version: undefined, settings: { ...race, ...span } }));
		hall.clock.advance(2 * minute);
		const member = await hall.enrol(0n);
		const { id } = await give([member]);
		const { roundId } = unwrap(await spin(member, id, { win: 4_000n }));
		// What runs in the databases of other test files beside this one is waited for, too.
		const stakes = async () => {
			await readOn(hall, playsReader);
			const lines = await db.tx((tx) => api.playLines(tx, { from: 0n, to: 2n ** 62n }));
			return lines.filter((line) => line.memberId === member).map(({ counted }) => counted);
		};
		await expect.poll(stakes, { timeout: 10_000 }).toEqual([0n]);
		await hall.runJob("games.count-jackpots");
		await hall.runJob("games.count-tournaments");
		const fed = `select 1 from games.jackpot_rounds(0, 9223372036854775807) where member_id = ${member}`;
		expect(await rows(fed)).toEqual([]);
		expect(await rows(`select 1 from games.tournament_player where member_id = ${member} and score > 0`)).toEqual([]);
		const { winners } = unwrap(await call(listWinners, { count: 10 }));
		expect(winners).toEqual([]);

		const record = unwrap(await call(listRounds, { pageSize: 10 }, as(member))).records[0];
		expect(record).toMatchObject({ roundId, stake: "0.00", freeStake: "0.20", win: "40.00", net: "40.00" });
		const recalled = unwrap(await call(recallRound, { roundId }, as(member)));
		expect(recalled).toMatchObject({ replay: true, freeStake: "0.20", payTable: "lantern@1", events: ["spun"] });
		for (const [amounts, shown] of [
			[true, { stake: "0.00", freeStake: "0.20", win: "40.00" }],
			[false, { stake: "1.00", win: "200.00" }],
		] as const) {
			const { token } = unwrap(await call(makeReplayLink, { roundId, amounts }, as(member)));
			expect(unwrap(await call(openReplay, { token }))).toMatchObject(shown);
		}
	});

	test("its stake counts where a game's return is judged, as it was staked by the house", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member], { games: [tower], stake: 500n });
		for (const win of [400n, 0n]) unwrap(await spin(member, id, { game: "tower", stake: 500n, win }));
		await hall.runJob("games.sum-hours");
		const [from, to] = [ahead(-3 * 60), ahead(60)];
		const [line] = (await readReturns(db, { from, to })).filter(({ code }) => code === "tower");
		expect(line).toMatchObject({ stake: "10.00", win: "4.00", rounds: 2 });
	});
});

describe("what is left", () => {
	test("expires at its moment, goes back to where it came from, once", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member], { endsAt: ahead(10) });
		const before = await held(freeSpinsSource);
		unwrap(await spin(member, id));
		hall.clock.advance(10 * minute);
		expect(await codeOf(spin(member, id))).toBe("FREE_SPINS_OVER");
		const tools = { ...deps, clock: hall.clock };
		const ended = await Promise.all([endFreeSpins(tools), endFreeSpins(tools)]);
		expect(ended[0] + ended[1]).toBeGreaterThanOrEqual(1);
		await endFreeSpins(tools);
		expect(await held(freeSpinsAccount(id))).toBe(0n);
		expect(await held(freeSpinsSource)).toBeGreaterThanOrEqual(before + 80n);
		expect(await desk(id)).toMatchObject({ state: "over", left: 0 });
		expect(await own(member)).toMatchObject([{ state: "over", left: 4 }]);
		hall.clock.advance(31 * 24 * 60 * minute);
		expect(await own(member)).toEqual([]);
	});

	test("is taken back from one or from all, with a reason; what was played stays", async () => {
		const [first, second, third] = [await hall.enrol(0n), await hall.enrol(0n), await hall.enrol(0n)];
		const { id } = await give([first, second, third]);
		unwrap(await spin(first, id, { win: 25n }));
		const back = (member?: MemberId) =>
			withdrawFreeSpins(deps, { ...staff("Mina"), id, memberId: member, reason: "by mistake" });
		expect(unwrap(await back(second))).toMatchObject({ state: "running", left: 9 });
		expect(await back(second)).toEqual({ ok: false, error: { code: "FREE_SPINS_CLOSED" } });
		expect(await held(freeSpinsAccount(id))).toBe(180n);
		expect(await codeOf(spin(second, id))).toBe("FREE_SPINS_OVER");
		expect(await own(second)).toMatchObject([{ state: "withdrawn", left: 5 }]);
		const races = await Promise.all([back(), back(), codeOf(spin(third, id)), codeOf(spin(third, id))]);
		expect(races.slice(0, 2).filter((one) => typeof one === "object" && one.ok)).toHaveLength(1);
		expect(await desk(id)).toMatchObject({ state: "withdrawn", why: "by mistake", left: 0, won: "0.25" });
		expect(await held(freeSpinsAccount(id))).toBe(0n);
		expect(await hall.balance(first)).toBe(25n);
		const acts = await rows<{ act: string; before: DeskFreeSpinsAward; after: { why: string } }>(
			`select act, before, after from games.operator_act where after->>'id' = '${id}' and operator = 'Mina' order by id`,
		);
		expect(acts).toHaveLength(2);
		expect(acts[0]).toMatchObject({
			act: "free spins taken back",
			before: { left: 14 },
			after: { why: "by mistake", left: 9 },
		});
		const missing = { ...staff(), id: "424242", memberId: undefined, reason: "none" };
		expect(await withdrawFreeSpins(deps, missing)).toEqual({ ok: false, error: { code: "FREE_SPINS_NOT_FOUND" } });
	});

	test("is told to its member alone, from the moment it stands: nobody hears of what was refused or taken back before", async () => {
		const [member, other] = [await hall.enrol(0n), await hall.enrol(0n)];
		const waits = () => give([member], { alone: undefined });
		const [refused, taken, lapsed, agreed] = [await waits(), await waits(), await waits(), await waits()];
		const as = (name: string, id: string) => ({ ...staff(name), id });
		unwrap(await decideFreeSpins(deps, { ...as("Mina", refused.id), decision: { kind: "refuse", why: "too much" } }));
		unwrap(await withdrawFreeSpins(deps, { ...as("Sven", taken.id), memberId: undefined, reason: "not now" }));
		unwrap(await decideFreeSpins(deps, { ...as("Mina", agreed.id), decision: { kind: "agree" } }));
		hall.clock.advance(90 * minute);
		await hall.runJob("games.end-free-spins");
		expect((await desk(lapsed.id))?.state).toBe("lapsed");
		expect((await own(member)).map(({ freeSpinsId, state }) => [freeSpinsId, state])).toEqual([[agreed.id, "over"]]);
		expect(await own(other)).toEqual([]);
		const guest = { principal: { ...hall.principal(member), guest: true } };
		expect(unwrap(await call(listOwnFreeSpins, {}, guest)).freeSpins).toEqual([]);
	});

	test("of what waits is taken back whole by whoever asked, and costs nothing", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member], { alone: undefined });
		const one = { ...staff(), id, memberId: member, reason: "changed my mind" };
		expect(await withdrawFreeSpins(deps, one)).toEqual({ ok: false, error: { code: "FREE_SPINS_CLOSED" } });
		expect(unwrap(await withdrawFreeSpins(deps, { ...one, memberId: undefined }))).toMatchObject({
			state: "withdrawn",
		});
		expect(await held(freeSpinsAccount(id))).toBe(0n);
	});
});

describe("what can be given at all", () => {
	test("is the house's own games with their limits in the currency, never those of a vendor outside", () => {
		const listed = api.houseGames("P");
		expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining(["lantern", "kite", "tower"]));
		expect(listed.some(({ code }) => code === "wheel")).toBe(false);
		expect(listed[0]).toMatchObject({ vendor: "TESSERA", min: 1n, max: 100_000n });
		expect(api.houseGames("KRW")[0]).toMatchObject({ min: 100n, max: 1_000_000n });
		expect(api.houseGames("USD")).toEqual([]);
	});

	test("is played or given back, never both, when its end and its last spins come at once", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member], { endsAt: ahead(10) });
		const { play } = await hall.sit(member);
		hall.clock.advance(10 * minute - 1);
		const press = (key: string) =>
			api.playFreeSpins({ play, freeSpinsId: id, key, stake: 20n, win: 0n, payTable: "1", events: [] });
		const sent = Array.from({ length: 5 }, (_, place) => press(`end-${id}-${place}`));
		hall.clock.advance(1);
		const [, ...codes] = await Promise.all([endFreeSpins({ ...deps, clock: hall.clock }), ...sent]);
		await endFreeSpins({ ...deps, clock: hall.clock });
		const played = codes.filter((code) => typeof code === "object" && code.ok).length;
		expect(await held(freeSpinsAccount(id))).toBe(0n);
		expect((await readFreeSpinsMembers(db, { merchant: "tessera", id }))?.[0]?.left).toBe(5 - played);
		expect(await codeOf(spin(member, id))).toBe("FREE_SPINS_OVER");
		expect(await rows(`select 1 from games.free_spins_round where award_id = ${id}`)).toHaveLength(played);
	});
});

describe("at random", () => {
	type Act =
		| {
				readonly kind: "spin";
				readonly member: number;
				readonly key: number;
				readonly win: number;
				readonly dies: boolean;
		  }
		| { readonly kind: "take"; readonly member: number }
		| { readonly kind: "take-all" | "end" | "wait" };
	const acts: fc.Arbitrary<Act> = fc.oneof(
		{
			weight: 8,
			arbitrary: fc.record({
				kind: fc.constant("spin" as const),
				member: fc.nat({ max: 2 }),
				key: fc.nat({ max: 5 }),
				win: fc.nat({ max: 60 }),
				dies: fc.boolean(),
			}),
		},
		{ weight: 1, arbitrary: fc.record({ kind: fc.constant("take" as const), member: fc.nat({ max: 2 }) }) },
		{
			weight: 1,
			arbitrary: fc.record({ kind: fc.constantFrom("take-all" as const, "end" as const, "wait" as const) }),
		},
	);
	type FreeSpinsAward = { left: number; won: bigint; open: boolean };
	type Book = {
		readonly freeSpins: readonly FreeSpinsAward[];
		readonly keys: Map<string, bigint>;
		readonly endsAt: Date;
	};

	/** What a spin of the model answers: the win that its key stands for, or nothing when it is refused. */
	function expected({ freeSpins, keys, endsAt }: Book, act: Extract<Act, { kind: "spin" }>): bigint | undefined {
		const award = freeSpins[act.member];
		const key = `${act.member} ${act.key}`;
		const known = keys.get(key);
		if (known !== undefined || award === undefined) return known;
		if (!award.open || award.left === 0 || hall.clock.now() >= endsAt) return undefined;
		award.left -= 1;
		award.won += BigInt(act.win);
		keys.set(key, BigInt(act.win));
		return BigInt(act.win);
	}
	const close = (freeSpins: readonly (FreeSpinsAward | undefined)[]) => {
		for (const award of freeSpins) if (award !== undefined) award.open = false;
	};

	test("what is left, what was won and what lies set aside are those of a book kept in plain words", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 18 }), fc.uuid(), async (story, run) => {
				const members = [await hall.enrol(0n), await hall.enrol(0n), await hall.enrol(0n)];
				const endsAt = ahead(30);
				const { id } = await give(members, { spins: 3, endsAt });
				const book: Book = {
					freeSpins: members.map(() => ({ left: 3, won: 0n, open: true })),
					keys: new Map(),
					endsAt,
				};
				for (const act of story) {
					if (act.kind === "wait") hall.clock.advance(11 * minute);
					else if (act.kind === "end") {
						await hall.runJob("games.end-free-spins");
						if (hall.clock.now() >= endsAt) close(book.freeSpins);
					} else if (act.kind === "spin") {
						const member = members[act.member] ?? memberId("0");
						const wish = { key: `${run}-${act.key}`.slice(0, 60), win: BigInt(act.win) };
						// An answer that is lost: the same is sent again, and perhaps twice at once.
						const sent = await Promise.all(Array.from({ length: act.dies ? 2 : 1 }, () => spin(member, id, wish)));
						const win = expected(book, act);
						for (const one of sent) expect(one.ok ? one.value.win : undefined).toBe(win);
					} else {
						const memberId = act.kind === "take" ? members[act.member] : undefined;
						await withdrawFreeSpins(deps, { ...staff("Mina"), id, memberId, reason: "at random" });
						close(act.kind === "take" ? [book.freeSpins[act.member]] : book.freeSpins);
					}
				}
				const kept = (await readFreeSpinsMembers(db, { merchant: "tessera", id })) ?? [];
				expect(kept.map(({ left, won }) => [left, won])).toEqual(
					book.freeSpins.map(({ left, won }) => [left, `${won}`]),
				);
				const open = book.freeSpins.filter((award) => award.open).reduce((sum, { left }) => sum + left, 0);
				const over = (await desk(id))?.state === "over" && kept.every(({ closed }) => closed !== null);
				expect(await held(freeSpinsAccount(id))).toBe(over ? 0n : BigInt(open) * 20n);
				for (const [place, member] of members.entries())
					expect(await hall.balance(member)).toBe(book.freeSpins[place]?.won ?? 0n);
				expect(await db.read(freeSpinsFaults)).toEqual([]);
			}),
			{ numRuns: historiesOf(6) },
		);
	});
});

describe("the database itself", () => {
	test("refuses what no call asks for: one's own agreement, less than none left, a spin or a key twice, no reason", async () => {
		const member = await hall.enrol(0n);
		const { id } = await give([member]);
		const waiting = await give([member], { alone: undefined });
		const { roundId } = unwrap(await spin(member, id));
		const again = (place: number, key: string) =>
			`insert into games.free_spins_round select award_id, member_id, ${place}, ${key}, round_id, win
				from games.free_spins_round where round_id = '${roundId}'`;
		const faults: readonly (readonly [string, string])[] = [
			[
				`update desk.approval set state = 'approved', decided_by = asked_by, decided_by_id = asked_by_id, decided_at = now()
					where about = '${waiting.id}'`,
				"another",
			],
			[`update games.free_spins_award set kept = 'refused', closed_at = now() where id = ${waiting.id}`, "check"],
			[`update games.free_spins_award set kept = 'over' where id = ${id}`, "check"],
			[`update games.free_spins_award set ends_at = starts_at where id = ${id}`, "check"],
			[`update games.free_spins_award set reason = '' where id = ${id}`, "check"],
			[`update games.free_spins_grant set spins_left = -1 where award_id = ${id}`, "check"],
			[`update games.free_spins_grant set closed = 'expired' where award_id = ${id}`, "check"],
			[again(1, "gen_random_uuid()"), "free_spins_round_pkey"],
			[again(2, "key"), "free_spins_round_member_id_key_key"],
			[
				`insert into games.free_spins_round values (${id}, 424242, 1, gen_random_uuid(), gen_random_uuid(), 0)`,
				"foreign key",
			],
			["truncate games.free_spins_round", "only grows"],
		];
		for (const [statement, fault] of faults) await expect(rows(statement), statement).rejects.toThrow(fault);
		expect(await desk(id)).toMatchObject({ state: "running", left: 4 });
	});

	test("finds each way in by an index, however many awards there are", async () => {
		const [member] = [await hall.enrol(0n)];
		const plan = async (statement: string) => {
			const lines = await db.tx(async (tx) => {
				await sql`set local enable_seqscan = off`.execute(tx);
				return (await sql.raw<{ "QUERY PLAN": string }>(`explain ${statement}`).execute(tx)).rows;
			});
			return lines.map((line) => line["QUERY PLAN"]).join(" ");
		};
		const ways: readonly (readonly [string, string])[] = [
			[
				`select 1 from games.free_spins_grant where member_id = ${member} order by award_id desc limit 50`,
				"free_spins_of_member",
			],
			[
				"select 1 from games.free_spins_award where merchant = 'tessera' order by id desc limit 50",
				"free_spins_award_listed",
			],
			[
				"select 1 from games.free_spins_award where kept in ('waiting', 'standing') and ends_at <= now() order by ends_at limit 1",
				"free_spins_award_ends",
			],
			[
				`select 1 from games.free_spins_round where member_id = ${member} and key = gen_random_uuid()`,
				"free_spins_round_member_id_key",
			],
			[
				`select 1 from games.free_spins_award where made_by_id = 'Sven' and made_at > now() and stood_at is not null`,
				"free_spins_award_alone",
			],
		];
		for (const [statement, index] of ways) expect(await plan(statement)).toContain(index);
	});
});

test("the books find a count that is not its spins', and money that is not the count's", async () => {
	const member = await hall.enrol(0n);
	const { id } = await give([member]);
	unwrap(await spin(member, id, { win: 5n }));
	await rows(`update games.free_spins_grant set spins_left = 2 where award_id = ${id}`);
	expect(await db.read(freeSpinsFaults)).toEqual([
		{ awardId: id, what: "ledger" },
		{ awardId: id, what: `member ${member}` },
	]);
	await hall.runJob("games.audit-free-spins");
	await rows(`update games.free_spins_grant set spins_left = 4 where award_id = ${id}`);
	await expect(rows(`delete from games.free_spins_round where award_id = ${id}`)).rejects.toThrow("only grows");
});
