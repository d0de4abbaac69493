// Tournaments on a real ledger: each round counts once whoever counts at once and whatever dies, ties go to who was first, and
// prizes are paid once, to nobody who may not win, when every round that began before the end has ended.
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { unprotected } from "#protection/api";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { joinTournament, listOwnTournaments, listTournamentPlaces, listTournaments } from "../../contract/index.ts";
import { doublingTable, scoreOf, type TournamentScore, tournamentScores } from "../../core/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { listing, openHall, vendor } from "../testing/open-hall.ts";
import { outsideRound } from "../testing/outside-round.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import {
	askForTournament,
	decideTournament,
	readPromisedAlone,
	readWaiting,
	type TournamentWish,
	takeBackTournament,
} from "./agree-tournament.ts";
import { countTournaments } from "./count-tournaments.ts";
import { seedTournaments } from "./seed-tournaments.ts";
import { prizeSource, takeMark, tournamentFaults } from "./tournament-store.ts";
import { closeTournament, readTournaments, saveTournament } from "./work-tournaments.ts";
import type { TournamentSettings } from "./write-tournament.ts";

const pushed: unknown[] = [];
const told: [MemberId, unknown][] = [];
const onBreak = new Set<MemberId>();
const lookAtPlay: typeof unprotected.lookAtPlay = async (member) => ({
	...(await unprotected.lookAtPlay(member)),
	excluded: onBreak.has(member.memberId) ? "frozen" : undefined,
});
const { db, hall, wallet } = await openOwnHall({
	games: [listing("lantern"), listing("kite")],
	protection: { ...unprotected, lookAtPlay },
	live: {
		...silentLive,
		toAll: (_event, payload) => void pushed.push(payload),
		toMember: (member, event, payload) => void (event.name === "tournament-won" && told.push([member, payload])),
	},
});
const { call, as } = callerOf(hall);
const { api } = hall.games;
const staff = () => ({ merchant: "tessera", operator: "Sven", now: hall.clock.now() });
const rows = async <Row>(text: string) => (await db.tx((tx) => sql.raw<Row>(text).execute(tx))).rows;
const tools = (change: Partial<Parameters<typeof countTournaments>[0]> = {}) => ({
	db,
	wallet: wallet.api,
	clock: hall.clock,
	live: silentLive,
	members: {
		standing: async (id: MemberId) => ({
			state: frozen.has(id) ? ("frozen" as const) : ("active" as const),
			account: `player${id}`,
			merchant: "tessera",
		}),
		loginRuns: async () => true,
		accounts: async () => new Map(),
	},
	protection: { ...unprotected, lookAtPlay },
	...change,
});
const frozen = new Set<MemberId>();
const count = () => hall.runJob("games.count-tournaments");
/**
 * Counts until all that stands now is in. Transactions of other test files, in databases of their own beside this one, are
 * waited for like any: the job comes again while one runs.
 */
async function counted(): Promise<void> {
	const [now] = await rows<{ next: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as next");
	for (let turn = 0; turn < 500; turn += 1) {
		await count();
		const [mark] = await rows<{ at: string }>(
			"select position::text as at from platform.follower_position where follower = 'games.tournaments'",
		);
		if (BigInt(mark?.at ?? 0) >= BigInt(now?.next ?? 0)) return;
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
}
const deps = { db, wallet: wallet.api };
const minute = 60_000;

let made = 0;
const ahead = (minutes: number) => new Date(hall.clock.now().getTime() + minutes * minute).toISOString();
function settings(change: Partial<TournamentSettings> = {}): TournamentSettings {
	return {
		names: { en: "Autumn cup", ko: "가을 컵" },
		rules: { en: "The best single win." },
		score: "best-multiple",
		entry: "open",
		currency: "P",
		minStake: "1.00",
		prizes: ["50.00", "20.00"],
		prizesIn: "money",
		startsAt: ahead(1),
		endsAt: ahead(60),
		games: [],
		tag: null,
		repeatsHours: null,
		...change,
	};
}
async function make(change: Partial<TournamentSettings> = {}) {
	made += 1;
	const code = `cup-${made}`;
	unwrap(await saveTournament(deps, { ...staff(), code, version: undefined, settings: settings(change) }));
	return code;
}
/** One that has begun. */
async function begun(change: Partial<TournamentSettings> = {}) {
	const code = await make(change);
	hall.clock.advance(2 * minute);
	return code;
}
const desk = async (code: string) => (await readTournaments(db, hall.clock.now())).find((one) => one.code === code);
async function close(code: string, how: "end" | "cancel", version?: number) {
	const order = { ...staff(), code, version: version ?? (await desk(code))?.version ?? 0, how, reason: "enough" };
	return closeTournament(deps, order);
}
async function play(
	member: MemberId,
	round: { stake: bigint; win?: bigint; game?: string; payTable?: string },
): Promise<string> {
	const { play: ticket } = await hall.sit(member, round.game ?? "lantern");
	hall.clock.advance(1_000);
	const key = `t-${crypto.randomUUID()}`;
	const bet = {
		play: ticket,
		key,
		stake: round.stake,
		win: round.win ?? 0n,
		payTable: round.payTable ?? "1",
		events: [],
	};
	return unwrap(await api.playRound(bet)).roundId;
}
const standing = (code: string) =>
	rows<{ member_id: string; score: string }>(`select p.member_id, p.score from games.tournament_player p
		join games.tournament t on t.id = p.tournament_id where t.code = '${code}' and p.score > 0
		order by score_down, reached_at, reached_round`);
const scores = async (code: string) => (await standing(code)).map(({ member_id, score }) => [member_id, score]);
const gameId = async (code: string) =>
	(await rows<{ id: string }>(`select id from games.game where code = '${code}'`))[0]?.id ?? "";
const own = async (member: MemberId, code: string) =>
	unwrap(await call(listOwnTournaments, {}, as(member))).tournaments.find((one) => one.code === code);
const board = async (code: string) => {
	await hall.games.refresh();
	return unwrap(await call(listTournaments, { language: "ko" })).tournaments.find((one) => one.code === code);
};

/** After each: what is promised lies on the ledger, the ledger is whole; nothing goes on in the next test. */
afterEach(async () => {
	expect(await db.read(tournamentFaults)).toEqual([]);
	for (const { code, state } of await readTournaments(db, hall.clock.now()))
		if (state !== "settled" && state !== "cancelled") unwrap(await close(code, "cancel"));
	expect(await db.read(tournamentFaults)).toEqual([]);
	expect(await hall.violations()).toEqual([]);
});

test("a new house with play money opens a race and a tournament once, in the trail and with their prizes set aside", async () => {
	const { registerGames } = hall.games.api;
	await db.tx((tx) => registerGames(tx, { ...vendor, house: true }, [listing("gate")]));
	await db.tx((tx) => registerGames(tx, { ...vendor, code: "SALTLAMP", house: true }, [listing("caravan")]));
	// No two looks at a clock are the same moment.
	const clock = {
		now: () => {
			hall.clock.advance(1);
			return hall.clock.now();
		},
	};
	const own = { ...deps, clock };
	await seedTournaments({ ...own, brand: { brand: () => ({ playMoney: false }) } });
	expect(await readTournaments(db, hall.clock.now())).toEqual([]);
	for (let start = 0; start < 2; start += 1) {
		await seedTournaments({ ...own, brand: { brand: () => ({ playMoney: true }) } });
		hall.clock.advance(minute);
	}
	const [race, cup, ...others] = await readTournaments(db, hall.clock.now());
	expect(others).toEqual([]);
	const slots = await Promise.all(["lantern", "kite", "gate", "caravan"].map(gameId));
	expect(race).toMatchObject({ code: "studio-race", state: "running", games: slots, repeatsHours: 4 });
	expect(cup).toMatchObject({ code: "saltlamp-cup", state: "planned", games: slots.slice(3), repeatsHours: 6 });
	for (const { names, rules } of [race, cup].flatMap((one) => one ?? []))
		for (const words of [names, rules])
			expect(Object.keys(words).sort()).toEqual(["bn", "cn", "en", "id", "ja", "ko", "th", "vi"]);
	expect(await wallet.api.houseBalance("tournaments:studio-race", "P")).toBe(75_000n);
	expect(await wallet.api.houseBalance("house:tournaments", "P")).toBe(-75_000n - 40_000n);
	expect(await rows("select act, operator, after->>'code' as code from games.operator_act order by id")).toEqual([
		{ act: "tournament added", operator: "installation", code: "studio-race" },
		{ act: "tournament added", operator: "installation", code: "saltlamp-cup" },
	]);
});

describe("a series", () => {
	const hour = 60 * minute;
	const listedOf = async (prefix: string) => {
		await hall.games.refresh();
		const { tournaments } = unwrap(await call(listTournaments, {}));
		return tournaments.filter(({ code }) => code.startsWith(prefix)).map(({ code, state }) => [code, state]);
	};
	const settled = async (): Promise<void> => {
		for (let again = 0; again < 3; again += 1) await counted();
	};

	test("goes on: the next is made once when one begins, whoever counts at once, with its own prizes and in the trail", async () => {
		const code = await make({ endsAt: ahead(61), repeatsHours: 1, tag: "night" });
		const first = await desk(code);
		const second = `cup-${made + 1}`;
		await count();
		expect(await desk(second)).toBeUndefined();
		hall.clock.advance(2 * minute);
		await Promise.all([count(), count(), count()]);
		await count();
		const times = (of: typeof first) => [of?.startsAt, of?.endsAt].map((at) => new Date(at ?? "").getTime());
		const { code: _code, state: _state, startsAt: _from, endsAt: _to, ...same } = first ?? {};
		expect(await desk(second)).toMatchObject({ ...same, state: "planned", version: 1 });
		expect(times(await desk(second))).toEqual(times(first).map((at) => at + hour));
		expect(await wallet.api.houseBalance(`tournaments:${second}`, "P")).toBe(7_000n);
		expect(await rows("select act, operator, merchant from games.operator_act order by id desc limit 2")).toMatchObject(
			[{ act: "tournament added", operator: "the clock", merchant: "tessera" }, { operator: "Sven" }],
		);
		// Of those that are over a player is shown the last one alone; the desk shows all.
		hall.clock.advance(hour);
		await settled();
		hall.clock.advance(hour);
		await settled();
		const [third, fourth] = [made + 2, made + 3].map((number) => `cup-${number}`);
		expect(await listedOf("cup-")).toEqual(
			expect.arrayContaining([
				[third, "running"],
				[fourth, "planned"],
				[second, "settled"],
			]),
		);
		expect((await listedOf("cup-")).some(([one]) => one === code)).toBe(false);
		expect(await desk(code)).toMatchObject({ state: "settled" });
		made += 3;
	});

	test("lies ahead again after nobody counted for long, and takes a name that is free", async () => {
		const code = await make({ endsAt: ahead(31), repeatsHours: 2 });
		const start = new Date((await desk(code))?.startsAt ?? "").getTime();
		made += 1;
		const order = { ...staff(), code: `cup-${made}`, version: undefined, settings: settings() };
		unwrap(await saveTournament(deps, order));
		hall.clock.advance(31 * hour);
		await settled();
		made += 1;
		expect(new Date((await desk(`cup-${made}`))?.startsAt ?? "").getTime()).toBe(start + 32 * hour);
	});

	test("waits while thirty stand, and goes on when one is over; its next can be joined before it begins", async () => {
		const code = await begun({ endsAt: ahead(61), repeatsHours: 1, entry: "join" });
		const next = `cup-${made + 30}`;
		const others = [];
		for (let standing = 1; standing < 30; standing += 1)
			others.push(await make({ startsAt: ahead(90), endsAt: ahead(99) }));
		await count();
		expect(await desk(next)).toBeUndefined();
		unwrap(await close(others[0] ?? "", "cancel"));
		await count();
		expect(await desk(next)).toMatchObject({ state: "planned", entry: "join" });
		const member = await hall.enrol(10_000n);
		const joining = (tournament: string) => call(joinTournament, { tournament, agreed: 1 }, as(member));
		expect(unwrap(await joining(next))).toEqual({ code: next, joined: true });
		expect(await own(member, code)).toBeUndefined();
		await play(member, { stake: 100n, win: 900n });
		await counted();
		expect([await scores(code), await scores(next)]).toEqual([[], []]);
		hall.clock.advance(hour);
		await play(member, { stake: 100n, win: 300n });
		await counted();
		expect([await scores(code), await scores(next)]).toEqual([[], [[member, "3000000"]]]);
		made += 2;
	});

	test("ends: with a next one that is cancelled or held once, or with one that is ended before its next is made", async () => {
		const [cancelled, emptied] = [await make({ endsAt: ahead(61), repeatsHours: 1 }), "night-race"];
		const saved = (version: number | undefined, change: Partial<TournamentSettings>) =>
			saveTournament(deps, { ...staff(), code: emptied, version, settings: settings(change) });
		unwrap(await saved(undefined, { endsAt: ahead(61), repeatsHours: 1 }));
		expect(await saved(1, { repeatsHours: 0 })).toMatchObject({ error: { part: "REPEATS" } });
		unwrap(await saved(1, {}));
		unwrap(await close(cancelled, "cancel"));
		const early = await begun({ endsAt: ahead(61), repeatsHours: 1 });
		unwrap(await close(early, "end"));
		await settled();
		hall.clock.advance(3 * hour);
		await settled();
		const all = await readTournaments(db, hall.clock.now());
		expect(all.filter(({ state }) => state !== "settled" && state !== "cancelled")).toEqual([]);
		expect(all.filter(({ code }) => code.startsWith(emptied)).map(({ code }) => code)).toEqual([emptied]);
	});
});

describe("scores", () => {
	test("by each rule count what was played within it, once, however many count at once", async () => {
		const kite = await gameId("kite");
		const early = await hall.enrol(100_000n);
		await play(early, { stake: 500n, win: 90_000n });
		const all = { prizes: ["1.00"], minStake: "1.00" };
		const [best, staked, won, rounds, tagged] = [
			await make(all),
			await make({ ...all, score: "staked", minStake: "0.00" }),
			await make({ ...all, score: "won", games: [kite] }),
			await make({ ...all, score: "rounds" }),
			await make({ ...all, score: "rounds", tag: "harbour" }),
		];
		await rows("update games.game set tags = '{harbour}' where code = 'kite'");
		hall.clock.advance(2 * minute);
		const [first, second] = [await hall.enrol(100_000n), await hall.enrol(100_000n)];
		await play(first, { stake: 300n, win: 1_000n });
		await play(first, { stake: 99n, win: 90_000n });
		await play(first, { stake: 1_000n, win: 2_000n, payTable: doublingTable("lantern@1") });
		await play(second, { stake: 200n, win: 400n, game: "kite" });
		await Promise.all([count(), count(), countTournaments(tools())]);
		await play(second, { stake: 200n, win: 300n, game: "kite" });
		const trial = await hall.sit(undefined);
		unwrap(await api.playRound({ play: trial.play, key: "t", stake: 900n, win: 9_000n, payTable: "1", events: [] }));
		for (let again = 0; again < 3; again += 1) await counted();
		const [a, b] = [String(first), String(second)];
		expect(await scores(best)).toEqual([
			[a, "3333333"],
			[b, "2000000"],
		]);
		expect(await scores(staked)).toEqual([
			[b, "400"],
			[a, "399"],
		]);
		expect(await scores(won)).toEqual([[b, "700"]]);
		expect(await scores(rounds)).toEqual([
			[b, "2"],
			[a, "1"],
		]);
		expect(await scores(tagged)).toEqual([[b, "2"]]);
	});

	test("of the same score who reached it first stands first, in whatever order they are counted", async () => {
		const code = await begun();
		const members = [await hall.enrol(10_000n), await hall.enrol(10_000n), await hall.enrol(10_000n)] as const;
		for (const member of members) {
			await play(member, { stake: 100n, win: 300n });
			await counted();
		}
		await play(members[0], { stake: 100n, win: 300n });
		await counted();
		expect((await standing(code)).map(({ member_id }) => member_id)).toEqual(members.map(String));
		const race = await begun({ score: "staked" });
		for (const member of [members[2], members[0], members[1]]) await play(member, { stake: 500n });
		await counted();
		expect((await standing(race)).map(({ member_id }) => member_id)).toEqual(
			[members[2], members[0], members[1]].map(String),
		);
		// Who adds nothing to a sum but time loses nothing: who is passed stands behind.
		await play(members[1], { stake: 100n });
		await counted();
		expect((await standing(race))[0]).toEqual({ member_id: String(members[1]), score: "600" });
	});

	test("a round of several commands counts as it stands: what is taken back is taken back", async () => {
		const [best, sum] = [await make({ minStake: "0.01" }), await make({ score: "won", minStake: "0.00" })];
		hall.clock.advance(2 * minute);
		const member = await hall.enrol(100_000n);
		await play(member, { stake: 100n, win: 200n });
		const round = await outsideRound(hall, member, `several-${made}`);
		await round.bet(50n, false);
		await counted();
		expect(await scores(best)).toEqual([[String(member), "2000000"]]);
		await round.win(1_000n);
		await counted();
		expect([await scores(best), await scores(sum)]).toEqual([
			[[String(member), "20000000"]],
			[[String(member), "1200"]],
		]);
		await round.takeBack("win");
		await counted();
		expect([await scores(best), await scores(sum)]).toEqual([[[String(member), "2000000"]], [[String(member), "200"]]]);
	});

	test("survive a counter that dies at any step: random rounds, random deaths, the same sums and one prize", async () => {
		const code = await begun({ score: "staked", prizes: ["7.00"] });
		const member = await hall.enrol(10_000_000n);
		const died = new Error("killed");
		let staked = 0n;
		const dying = (after: number) => {
			let steps = 0;
			const step = <T>(work: () => Promise<T>): Promise<T> => {
				steps += 1;
				return steps > after ? Promise.reject(died) : work();
			};
			const postAllIn: typeof wallet.api.postAllIn = async (tx, groups) => {
				const posted = await step(() => wallet.api.postAllIn(tx, groups));
				return step(async () => posted);
			};
			return tools({
				db: { ...db, tx: (work) => db.tx(async (tx) => step(() => work(tx)).then((done) => step(async () => done))) },
				wallet: { ...wallet.api, postAllIn },
			});
		};
		const stakes = fc.array(fc.bigInt({ min: 100n, max: 3_000n }), { minLength: 1, maxLength: 3 });
		await fc.assert(
			fc.asyncProperty(stakes, fc.integer({ min: 0, max: 3 }), async (few, after) => {
				for (const stake of few) await play(member, { stake });
				staked += few.reduce((sum, stake) => sum + stake, 0n);
				await countTournaments(dying(after)).catch((thrown) => expect(thrown).toBe(died));
				await Promise.all([counted(), counted()]);
				await counted();
				expect(await scores(code)).toEqual([[String(member), `${staked}`]]);
			}),
			{ numRuns: historiesOf(5) },
		);
		hall.clock.advance(62 * minute);
		const before = await hall.balance(member);
		for (let after = 0; after < 5; after += 1)
			await countTournaments(dying(after)).catch((thrown) => expect(thrown).toBe(died));
		await Promise.all([counted(), counted(), counted()]);
		await counted();
		expect(await hall.balance(member)).toBe(before + 700n);
	}, 60_000);
});

describe("the end", () => {
	test("waits for a round that began before it, then pays each prize once, by promo, and tells who won", async () => {
		const code = await begun({ score: "won", minStake: "0.00", prizes: ["50.00", "20.00", "5.00"] });
		const [first, second, late] = [await hall.enrol(10_000n), await hall.enrol(10_000n), await hall.enrol(10_000n)];
		await play(first, { stake: 100n, win: 900n });
		await play(second, { stake: 100n, win: 500n });
		const round = await outsideRound(hall, second, `waits-${made}`);
		await round.bet(50n, false);
		hall.clock.advance(70 * minute);
		await play(late, { stake: 100n, win: 9_000n });
		for (let again = 0; again < 3; again += 1) await count();
		expect((await desk(code))?.state).toBe("closing");
		const before = [await hall.balance(first), await hall.balance(second), await hall.balance(late)] as const;
		await round.win(600n);
		for (let again = 0; again < 4; again += 1) await Promise.all([count(), count()]);
		expect(await hall.balance(second)).toBe(before[1] + 600n + 5_000n);
		expect(await hall.balance(first)).toBe(before[0] + 2_000n);
		expect(await hall.balance(late)).toBe(before[2]);
		expect(told).toContainEqual([second, { code, place: 1, amount: "50.00", currency: "P", prizesIn: "money" }]);
		expect(await desk(code)).toMatchObject({ state: "settled", players: 2 });
		expect(await own(second, code)).toEqual({ code, joined: false, place: 1, score: "11.00", prize: "50.00" });
		expect(await board(code)).toMatchObject({
			state: "settled",
			top: [
				{ place: 1, score: "11.00", prize: "50.00" },
				{ place: 2, prize: "20.00" },
			],
		});
		// The third prize, which nobody won, is where it came from; nothing changes a standing that is final.
		expect(await wallet.api.houseBalance(`tournaments:${code}`, "P")).toBe(0n);
		await round.takeBack("win");
		await count();
		expect((await own(second, code))?.place).toBe(1);
	});

	test("whoever is frozen, on a break or excluded wins nothing: the next one does, and stands in their place", async () => {
		const code = await begun({ prizes: ["9.00", "3.00"] });
		const members = [];
		for (let index = 0; index < 5; index += 1) {
			const member = await hall.enrol(10_000n);
			members.push(member);
			await play(member, { stake: 100n, win: BigInt(1_000 - index) });
		}
		const [ice, rest, gone, third, fourth] = members;
		if (!ice || !rest || !gone || !third || !fourth) throw new Error("five members");
		await count();
		hall.setStanding(ice, "frozen");
		onBreak.add(rest);
		hall.setStanding(gone, "closed");
		hall.clock.advance(62 * minute);
		const before = await Promise.all(members.map(hall.balance));
		for (let again = 0; again < 3; again += 1) await count();
		expect(await Promise.all(members.map(hall.balance))).toEqual(
			before.map((one, index) => one + ([0n, 0n, 0n, 900n, 300n][index] ?? 0n)),
		);
		expect((await board(code))?.top.map(({ account, place }) => [account, place])).toEqual([
			[expect.stringContaining("*"), 1],
			[expect.stringContaining("*"), 2],
		]);
		expect(await own(ice, code)).toEqual({ code, joined: false });
	});
});

describe("a member", () => {
	test("joins by the terms they read, once; only play from then on counts; whoever may not play is refused", async () => {
		const code = await begun({ entry: "join", score: "rounds", minStake: "0.00" });
		const [member, ice, rest] = [await hall.enrol(10_000n), await hall.enrol(10_000n), await hall.enrol(10_000n)];
		const join = (who: MemberId, agreed = 1, tournament = code) =>
			call(joinTournament, { tournament, agreed }, as(who));
		await play(member, { stake: 100n });
		expect(await join(member, 2)).toMatchObject({ error: { code: "TERMS_CHANGED" } });
		hall.setStanding(ice, "frozen");
		onBreak.add(rest);
		for (const [who, refusal] of [
			[ice, "ACCOUNT_FROZEN"],
			[rest, "ACCOUNT_FROZEN"],
		] as const)
			expect(await join(who)).toMatchObject({ error: { code: refusal } });
		hall.setStanding(ice, "excluded");
		expect(await join(ice)).toMatchObject({ error: { code: "ACCOUNT_EXCLUDED" } });
		expect(await join(member, 1, "nowhere")).toMatchObject({ error: { code: "TOURNAMENT_NOT_FOUND" } });
		const won = await begun({ entry: "join", currency: "KRW", minStake: "1", prizes: ["50"] });
		expect(await join(member, 1, won)).toMatchObject({ error: { code: "WRONG_CURRENCY" } });
		const open = await begun();
		expect(await join(member, 1, open)).toMatchObject({ error: { code: "TOURNAMENT_NOT_OPEN" } });
		const guest = { principal: { ...hall.principal(member), guest: true } };
		expect(await call(joinTournament, { tournament: code, agreed: 1 }, guest)).toMatchObject({
			error: { code: "TOURNAMENT_NOT_OPEN" },
		});
		expect(await Promise.all([join(member), join(member)])).toMatchObject([
			{ value: { joined: true } },
			{ value: { joined: true } },
		]);
		await play(member, { stake: 100n });
		await play(ice, { stake: 100n }).catch(() => undefined);
		await counted();
		expect(await own(member, code)).toEqual({ code, joined: true, place: 1, score: "1" });
		hall.clock.advance(70 * minute);
		expect(await join(await hall.enrol(0n))).toMatchObject({ error: { code: "TOURNAMENT_NOT_OPEN" } });
	});

	test("sees the first places with masked names and their own place; everybody hears of a change", async () => {
		const code = await begun({ score: "staked", minStake: "0.00" });
		const members = [];
		for (let index = 0; index < 23; index += 1) members.push(await hall.enrol(10_000n));
		for (const [index, member] of members.entries()) await play(member, { stake: BigInt(1_000 - index) });
		await hall.games.refresh();
		pushed.length = 0;
		await counted();
		const shown = await board(code);
		expect(shown).toMatchObject({
			name: "가을 컵",
			rules: "The best single win.",
			state: "running",
			gameIds: [],
		});
		expect(shown?.top).toHaveLength(20);
		expect(shown?.top[0]).toEqual({ place: 1, account: expect.stringMatching(/\*/), score: "10.00" });
		expect(pushed.at(-1)).toMatchObject({
			tournaments: expect.arrayContaining([expect.objectContaining({ code, top: expect.any(Array) })]),
		});
		const last = members.at(-1);
		expect(last && (await own(last, code))).toEqual({ code, joined: false, place: 23, score: "9.78" });
		pushed.length = 0;
		await counted();
		await hall.games.refresh();
		expect(pushed).toEqual([]);
	});

	test("finds their place among many thousands by the index of the standing", async () => {
		const code = await begun();
		const id = `(select id from games.tournament where code = '${code}')`;
		await rows(`insert into games.tournament_player (tournament_id, member_id, whole, score, reached_at, reached_round)
			select ${id}, 10000000 + n, n, n, now(), gen_random_uuid() from generate_series(1, 20000) as n`);
		await rows("analyze games.tournament_player");
		const plan = await rows<Record<"QUERY PLAN", string>>(`explain select count(*) from games.tournament_player o
			where o.tournament_id = ${id} and o.score > 0 and not o.excluded
			and (o.score_down, o.reached_at, o.reached_round) < (-19900, now(), gen_random_uuid())`);
		expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toMatch(/Index.*tournament_standing_of/);
		const member = await hall.enrol(10_000n);
		await play(member, { stake: 100n, win: 1n });
		await counted();
		expect((await own(member, code))?.place).toBe(10_002);
		await rows(`delete from games.tournament_player where tournament_id = ${id}`);
	});
});

describe("the whole leaderboard", () => {
	type Asked = InputOf<typeof listTournamentPlaces>;
	const page = async (asked: Asked, member?: MemberId) =>
		call(listTournamentPlaces, asked, as(member ?? (await hall.enrol(0n))));
	const codeOf = async (asked: Asked) => {
		const answer = await page(asked);
		return answer.ok ? "shown" : answer.error.code;
	};
	/** So many players, several of one score, several of those at one moment. */
	async function crowd(players: number) {
		const code = await begun({ score: "rounds", minStake: "0.00" });
		const id = `(select id from games.tournament where code = '${code}')`;
		await rows(`insert into games.tournament_player (tournament_id, member_id, whole, score, reached_at, reached_round, excluded)
			select ${id}, 20000000 + n, 1 + n / 7, 1 + n / 7, now() + (n / 3) * interval '1 microsecond', gen_random_uuid(), n % 10 = 9
			from generate_series(1, ${players}) as n`);
		await hall.games.refresh();
		const order = await standing(code);
		return { code, id, order: order.filter(({ member_id }) => Number(member_id) % 10 !== 9).map(({ score }) => score) };
	}

	test("is paged through from either end: everybody once, in order, whoever is excluded left out", async () => {
		const { code, order } = await crowd(60);
		for (const pageSize of [1, 7, 50]) {
			const down: string[] = [];
			const firsts: number[] = [];
			let at = unwrap(await page({ tournament: code, pageSize }));
			expect(at.previous).toBeUndefined();
			for (;;) {
				firsts.push(at.places[0]?.place ?? 0);
				down.push(...at.places.map(({ score }) => score));
				if (at.next === undefined) break;
				at = unwrap(await page({ tournament: code, pageSize, cursor: at.next }));
			}
			expect(down).toEqual(order);
			expect(firsts).toEqual(firsts.map((_, index) => 1 + index * pageSize));
			const up: string[] = at.places.map(({ score }) => score);
			while (at.previous !== undefined) {
				at = unwrap(await page({ tournament: code, pageSize, cursor: at.previous }));
				expect(at.next).toBeDefined();
				up.unshift(...at.places.map(({ score }) => score));
			}
			expect([up, at.places[0]?.place]).toEqual([order, 1]);
		}
	});

	test("begins around one's own place, also at either end, and with the first place for whoever has none", async () => {
		const { code, id, order } = await crowd(40);
		const member = await hall.enrol(0n);
		for (const [score, places] of [
			[3, undefined],
			[100, [1, 2, 3, 4, 5]],
		] as const) {
			await rows(`insert into games.tournament_player (tournament_id, member_id, whole, score, reached_at, reached_round)
				values (${id}, ${member}, ${score}, ${score}, now() + interval '1 hour', gen_random_uuid())
				on conflict (tournament_id, member_id) do update set whole = excluded.whole, score = excluded.score`);
			const {
				places: shown,
				previous,
				next,
			} = unwrap(await page({ tournament: code, from: "own", pageSize: 5 }, member));
			const at = shown.find(({ mine }) => mine);
			expect(at?.place).toBe((await own(member, code))?.place);
			expect(shown.map(({ place }) => place)).toEqual(places ?? [-2, -1, 0, 1, 2].map((by) => (at?.place ?? 0) + by));
			expect([previous !== undefined, next !== undefined]).toEqual([places === undefined, true]);
			expect(shown.filter(({ mine }) => mine)).toHaveLength(1);
			expect(shown.every(({ account, mine }) => account === "" || mine || account.includes("*"))).toBe(true);
		}
		await rows(
			`update games.tournament_player set score = 1, whole = 1 where tournament_id = ${id} and member_id = ${member}`,
		);
		const last = unwrap(await page({ tournament: code, from: "own", pageSize: 5 }, member));
		expect([last.places.at(-1)?.mine, last.places.at(-1)?.place, last.next]).toEqual([
			true,
			order.length + 1,
			undefined,
		]);
		const nobody = unwrap(await page({ tournament: code, from: "own", pageSize: 5 }));
		expect(nobody.places.map(({ place, mine }) => [place, mine])).toEqual(
			[1, 2, 3, 4, 5].map((place) => [place, false]),
		);
	});

	test("around one's own place, of any length: what comes before it and after it joins without a gap", async () => {
		const { code, id } = await crowd(40);
		const member = await hall.enrol(0n);
		await rows(`insert into games.tournament_player (tournament_id, member_id, whole, score, reached_at, reached_round)
			values (${id}, ${member}, 4, 4, now() + interval '1 hour', gen_random_uuid())`);
		const mine = (await own(member, code))?.place ?? 0;
		for (const pageSize of [1, 2, 6, 50]) {
			const at = unwrap(await page({ tournament: code, from: "own", pageSize }, member));
			const from = async (cursor: string | undefined) =>
				cursor === undefined ? [] : unwrap(await page({ tournament: code, pageSize, cursor })).places;
			const joined = [...(await from(at.previous)), ...at.places, ...(await from(at.next))];
			const seen = joined.map(({ place }) => place);
			expect(seen).toEqual(seen.map((_, index) => (seen[0] ?? 0) + index));
			expect([at.places.length, seen.includes(mine)]).toEqual([Math.min(pageSize, 37), true]);
		}
	});

	test("goes on from the row where it stopped, whoever moves up meanwhile: nobody who stays is left out or told twice", async () => {
		const { code, id, order } = await crowd(30);
		const first = unwrap(await page({ tournament: code, pageSize: 10 }));
		// Two of the last overtake everybody: the next page is the same, its places are the new ones.
		const expected = unwrap(await page({ tournament: code, pageSize: 10, cursor: first.next ?? "" }));
		expect(expected.places.map(({ place }) => place)).toEqual(Array.from({ length: 10 }, (_, index) => 11 + index));
		await rows(`update games.tournament_player set score = 99, whole = 99
			where tournament_id = ${id} and member_id in (20000001, 20000002)`);
		const next = unwrap(await page({ tournament: code, pageSize: 10, cursor: first.next ?? "" }));
		expect(next.places.map(({ score }) => score)).toEqual(order.slice(10, 20));
		expect(next.places[0]?.place).toBe(13);
		const back = unwrap(await page({ tournament: code, pageSize: 10, cursor: next.previous ?? "" }));
		expect(back.places.map(({ place, score }) => [place, score])).toEqual(
			order.slice(0, 10).map((score, index) => [3 + index, score]),
		);
		expect(back.previous).toBeDefined();
	});

	test("says what was won once it is settled, and marks no place of a guest", async () => {
		const code = await begun({ prizes: ["5.00"] });
		const [winner, second] = [await hall.enrol(10_000n), await hall.enrol(10_000n)];
		await play(winner, { stake: 100n, win: 900n });
		await play(second, { stake: 100n, win: 300n });
		hall.clock.advance(70 * minute);
		for (let turn = 0; turn < 3; turn += 1) await count();
		await hall.games.refresh();
		const { places } = unwrap(await page({ tournament: code, from: "own" }, second));
		expect(places.map(({ place, prize, mine }) => [place, prize, mine])).toEqual([
			[1, "5.00", false],
			[2, undefined, true],
		]);
		const guest = { principal: { ...hall.principal(second), guest: true } };
		const seen = unwrap(await call(listTournamentPlaces, { tournament: code, from: "own" }, guest));
		expect(seen.places.map(({ mine }) => mine)).toEqual([false, false]);
	});

	test("is not shown of what is not there or was cancelled, nor from a cursor that nobody was given", async () => {
		const code = await begun();
		await hall.games.refresh();
		expect(unwrap(await page({ tournament: code }))).toEqual({ places: [] });
		const round = crypto.randomUUID();
		for (const cursor of ["n-1-1-x", `x-1-1-${round}`, `n--1-1-${round}`, "p-1-1-------------------------------------"])
			expect(await codeOf({ tournament: code, cursor })).toBe("INVALID_CURSOR");
		expect(await codeOf({ tournament: "nowhere" })).toBe("TOURNAMENT_NOT_FOUND");
		unwrap(await close(code, "cancel"));
		await hall.games.refresh();
		expect(await codeOf({ tournament: code })).toBe("TOURNAMENT_NOT_FOUND");
	});
});

describe("an operator", () => {
	const save = (code: string, version: number | undefined, change: Partial<TournamentSettings> = {}) =>
		saveTournament(deps, { ...staff(), code, version, settings: settings(change) });

	test("sets the prizes aside with the promise, moves the difference with an edit, and gets them back with a cancel", async () => {
		const source = await wallet.api.houseBalance("house:tournaments", "P");
		const code = await make();
		const held = () => wallet.api.houseBalance(`tournaments:${code}`, "P");
		expect(await held()).toBe(7_000n);
		expect(await save(code, 1, { prizes: ["80.00"] })).toMatchObject({ value: { version: 2, prizes: ["80.00"] } });
		expect(await held()).toBe(8_000n);
		expect(await save(code, 2, { prizes: ["10.00"] })).toMatchObject({ value: { version: 3 } });
		expect(await save(code, 3, { currency: "KRW", minStake: "1", prizes: ["5"] })).toMatchObject({
			value: { version: 4 },
		});
		expect(await held()).toBe(0n);
		expect(await save(code, 4, { prizes: ["10.00"] })).toMatchObject({ value: { version: 5, currency: "P" } });
		expect(await close(code, "end")).toMatchObject({ error: { code: "TOURNAMENT_NOT_BEGUN" } });
		unwrap(await close(code, "cancel"));
		expect(await close(code, "cancel")).toMatchObject({ error: { code: "TOURNAMENT_OVER" } });
		expect([await held(), await wallet.api.houseBalance("house:tournaments", "P")]).toEqual([0n, source]);
		expect(await board(code)).toBeUndefined();
		const acts = await rows<{ act: string; before: object; after: object }>(
			"select act, before, after from games.operator_act order by id desc limit 2",
		);
		expect(acts[0]).toMatchObject({
			act: "tournament cancelled",
			before: { state: "planned" },
			after: { state: "cancelled", reason: "enough" },
		});
		expect(acts[1]).toMatchObject({ act: "tournament set", after: { version: 5 } });
	});

	test("changes words of one that has begun and nothing else, may end it at once, and is told what is wrong", async () => {
		const code = await make();
		const first = await desk(code);
		if (first === undefined) throw new Error("it was made");
		expect(await save(code, undefined)).toMatchObject({ error: { code: "TOURNAMENT_EXISTS" } });
		expect(await save("nowhere", 1)).toMatchObject({ error: { code: "TOURNAMENT_NOT_FOUND" } });
		expect(await save(code, 7)).toMatchObject({ error: { code: "CHANGED_MEANWHILE" } });
		for (const [part, change] of [
			["START", { startsAt: "2020-01-01T00:00:00.000Z" }],
			["MIN_STAKE", { minStake: "x" }],
			["MIN_STAKE", { minStake: "0.00" }],
			["PRIZES", { prizes: ["1.001"] }],
			["PRIZES", { prizes: ["1.00", "2.00"] }],
			["PRIZES", { currency: "nothing" }],
			["GAMES", { games: ["999"] }],
		] as const)
			expect(await save(code, 1, change)).toMatchObject({ error: { code: "TOURNAMENT_INVALID", part } });
		hall.clock.advance(2 * minute);
		const said = { ...first, rules: { en: "Clearer words." } };
		expect(await saveTournament(deps, { ...staff(), code, version: 1, settings: said })).toMatchObject({
			value: { version: 2 },
		});
		const more = { ...said, prizes: ["90.00"] };
		expect(await saveTournament(deps, { ...staff(), code, version: 2, settings: more })).toMatchObject({
			error: { code: "TOURNAMENT_BEGAN" },
		});
		expect(await close(code, "end", 1)).toMatchObject({ error: { code: "CHANGED_MEANWHILE" } });
		expect(await close("nowhere", "end", 1)).toMatchObject({ error: { code: "TOURNAMENT_NOT_FOUND" } });
		const member = await hall.enrol(10_000n);
		await play(member, { stake: 100n, win: 200n });
		hall.clock.advance(1_000);
		unwrap(await close(code, "end"));
		expect(await close(code, "end")).toMatchObject({ error: { code: "TOURNAMENT_OVER" } });
		hall.clock.advance(2 * minute);
		for (let again = 0; again < 3; again += 1) await count();
		expect(await own(member, code)).toMatchObject({ prize: "50.00" });
		expect(await save(code, 3)).toMatchObject({ error: { code: "TOURNAMENT_OVER" } });
		expect(
			await rows(`select v.version from games.tournament_version v join games.tournament t on t.id = v.tournament_id
			where t.code = '${code}' order by 1`),
		).toEqual([{ version: 1 }, { version: 2 }]);
	});

	test("the job comes again by itself while one runs, and the nightly one finds nothing amiss", async () => {
		const waiting = () => rows("select 1 from graphile_worker.jobs where task_identifier = 'games.count-tournaments'");
		await rows("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
		await count();
		expect(await waiting()).toEqual([]);
		await begun();
		await count();
		expect(await waiting()).toHaveLength(1);
		await hall.runJob("games.audit-tournaments");
	});
});

describe("the books", () => {
	type Move = {
		readonly who: number;
		readonly stake: bigint;
		readonly win: bigint;
		readonly kind: "whole" | "several" | "voided";
	};
	const move = fc.record({
		who: fc.nat(2),
		stake: fc.bigInt({ min: 50n, max: 400n }),
		win: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 2_000n })),
		kind: fc.constantFrom("whole", "whole", "several", "voided"),
	});

	/** What the standing is by the rule in the core, of moves that stand. */
	function expected(score: TournamentScore, moves: readonly Move[], least: bigint): Map<number, bigint> {
		const sums = new Map<number, bigint>();
		for (const { who, stake, win, kind } of moves) {
			if (kind === "voided" || stake < least) continue;
			const value = scoreOf(score, { stake, win });
			const had = sums.get(who) ?? 0n;
			sums.set(who, score === "best-multiple" ? (value > had ? value : had) : had + value);
		}
		return new Map([...sums].filter(([, sum]) => sum > 0n));
	}

	test("agree with the rule in the core: random rounds of every kind, counted at random moments, by every score", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(move, { minLength: 4, maxLength: 9 }),
				fc.infiniteStream(fc.boolean()),
				async (moves, now) => {
					const codes = new Map<TournamentScore, string>();
					for (const score of tournamentScores) codes.set(score, await make({ score, minStake: "1.00" }));
					hall.clock.advance(2 * minute);
					const members = [await hall.enrol(1_000_000n), await hall.enrol(1_000_000n), await hall.enrol(1_000_000n)];
					for (const [index, one] of moves.entries()) {
						const member = members[one.who];
						if (member === undefined) throw new Error("three members");
						await playAs(member, one, `books-${made}-${index}`);
						if (now.next().value === true) await count();
					}
					await Promise.all([count(), count()]);
					await count();
					for (const [score, code] of codes) {
						const known = new Map((await standing(code)).map((line) => [line.member_id, BigInt(line.score)]));
						const wanted = [...expected(score, moves, 100n)].map(([who, sum]) => [String(members[who]), sum] as const);
						expect([score, known]).toEqual([score, new Map(wanted)]);
					}
					for (const code of codes.values()) unwrap(await close(code, "cancel"));
				},
			),
			{ numRuns: historiesOf(4) },
		);
	}, 60_000);

	/** Of several commands: the win comes later; what is voided loses its bet and its win. */
	async function playAs(member: MemberId, { stake, win, kind }: Move, name: string): Promise<void> {
		if (kind === "whole") {
			await play(member, { stake, win });
			return;
		}
		hall.clock.advance(1_000);
		const round = await outsideRound(hall, member, name);
		await round.bet(stake, false);
		await round.win(win);
		if (kind === "several") return;
		await round.takeBack("win");
		await round.takeBack("bet");
	}

	test("the database itself refuses what cannot be: two of one place, prizes for nothing, agreeing to no version", async () => {
		const code = await begun();
		const id = `(select id from games.tournament where code = '${code}')`;
		const prize = (place: number, member: number, amount = 5) =>
			rows(`insert into games.tournament_prize (tournament_id, place, member_id, score, amount, paid_at)
				values (${id}, ${place}, ${member}, 1, ${amount}, now())`);
		await prize(1, 1);
		await expect(prize(1, 2)).rejects.toThrow(/tournament_prize_pkey/);
		await expect(prize(2, 1)).rejects.toThrow(/tournament_prize_tournament_id_member_id_key/);
		await expect(prize(2, 2, 0)).rejects.toThrow(/amount_check/);
		await rows(`delete from games.tournament_prize where tournament_id = ${id}`);
		for (const change of [
			"ends_at = starts_at",
			"prizes = '{}'",
			"score = 'luck'",
			"min_stake = 0",
			"kept = 'settled'",
			`names = '{"ko": "이름"}'`,
		])
			await expect(rows(`update games.tournament set ${change} where code = '${code}'`)).rejects.toThrow(
				/violates check/,
			);
		await expect(
			rows(`insert into games.tournament_player (tournament_id, member_id, joined_at) values (${id}, 1, now())`),
		).rejects.toThrow(/violates check/);
		await expect(
			rows(`insert into games.tournament_player (tournament_id, member_id, score) values (${id}, 1, 5)`),
		).rejects.toThrow(/violates check/);
	});

	test("an auditor finds a tournament whose money is not what it has to pay", async () => {
		const code = await begun();
		await rows(`update games.tournament set prizes = '{7001}' where code = '${code}'`);
		expect(await db.read(tournamentFaults)).toEqual([code]);
		await hall.runJob("games.audit-tournaments");
		await rows(`update games.tournament set prizes = '{5000,2000}' where code = '${code}'`);
	});
});

describe("what is listed", () => {
	test("is what runs, then what comes, then what is over: two weeks long; nothing that was cancelled", async () => {
		const [cancelled, planned] = [await make(), await make({ startsAt: ahead(90), endsAt: ahead(120) })];
		const soon = await make({ startsAt: ahead(1), endsAt: ahead(10) });
		unwrap(await close(cancelled, "cancel"));
		hall.clock.advance(2 * minute);
		const member = await hall.enrol(10_000n);
		await play(member, { stake: 100n, win: 100n });
		await count();
		const listed = async () => {
			await hall.games.refresh();
			const all = unwrap(await call(listTournaments, {})).tournaments;
			return all
				.filter(({ code }) => [cancelled, planned, soon].includes(code))
				.map(({ code, state }) => [code, state]);
		};
		expect(await listed()).toEqual([
			[soon, "running"],
			[planned, "planned"],
		]);
		hall.clock.advance(9 * minute);
		expect(await listed()).toContainEqual([soon, "closing"]);
		hall.clock.advance(2 * minute);
		for (let again = 0; again < 3; again += 1) await count();
		expect(await listed()).toEqual([
			[planned, "planned"],
			[soon, "settled"],
		]);
		hall.clock.advance(15 * 24 * 60 * minute);
		unwrap(await close(planned, "cancel"));
		expect(await listed()).toEqual([]);
		expect(await desk(soon)).toMatchObject({ state: "settled" });
		expect(await own(member, soon)).toMatchObject({ place: 1, prize: "50.00" });
	});

	test("names the games that count, and none where all do", async () => {
		const lantern = await gameId("lantern");
		const [byRow, everywhere] = [await make({ games: [lantern] }), await make()];
		expect((await board(byRow))?.gameIds).toEqual([lantern]);
		expect((await board(everywhere))?.gameIds).toEqual([]);
	});

	test("a guest has no place, and a place says nothing of anybody else", async () => {
		const code = await begun({ score: "rounds", minStake: "0.00" });
		const [one, two] = [await hall.enrol(10_000n), await hall.enrol(10_000n)];
		await play(one, { stake: 100n });
		await count();
		const guest = { principal: { ...hall.principal(one), guest: true } };
		expect(unwrap(await call(listOwnTournaments, {}, guest)).tournaments).toEqual([]);
		expect(await own(two, code)).toBeUndefined();
		expect(Object.keys((await own(one, code)) ?? {}).sort()).toEqual(["code", "joined", "place", "score"]);
		expect(JSON.stringify((await board(code))?.top)).not.toContain(`player${one}`);
	});
});

describe("around the edges", () => {
	test("two that end at once are settled at once, and whoever won both is paid both, from each one's own account", async () => {
		const ends = { startsAt: ahead(1), endsAt: ahead(30), score: "staked" as const, minStake: "0.00" };
		const codes = [await make({ ...ends, prizes: ["4.00"] }), await make({ ...ends, prizes: ["3.00"] })];
		hall.clock.advance(2 * minute);
		const member = await hall.enrol(10_000n);
		await play(member, { stake: 100n });
		const announced: bigint[] = [];
		const announce: typeof wallet.api.announce = (_purse, { balance }) => void announced.push(balance);
		hall.clock.advance(40 * minute);
		const counting = tools({ wallet: { ...wallet.api, announce } });
		for (let again = 0; again < 3; again += 1) await countTournaments(counting);
		expect(await hall.balance(member)).toBe(10_000n - 100n + 700n);
		expect(announced).toContain(10_600n);
		const paid = await rows<{ counter: string; delta: string; kind: string }>(`select counter, delta, kind
			from wallet.posting where member_id = ${member} and counter like 'tournaments:%' order by counter`);
		expect(paid).toEqual(
			codes.map((code, index) => ({
				counter: `tournaments:${code}`,
				delta: index === 0 ? "400" : "300",
				kind: "promo",
			})),
		);
	});

	test("where nobody played, all prizes go back; nobody is told of a prize", async () => {
		const source = await wallet.api.houseBalance("house:tournaments", "P");
		const before = told.length;
		const code = await begun();
		hall.clock.advance(70 * minute);
		for (let again = 0; again < 3; again += 1) await count();
		expect(await desk(code)).toMatchObject({ state: "settled", players: 0 });
		expect(await wallet.api.houseBalance("house:tournaments", "P")).toBe(source);
		expect(told).toHaveLength(before);
	});

	test("while somebody counts, who comes second goes away, and an operator waits", async () => {
		const code = await begun();
		const order: string[] = [];
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		const holding = db.tx(async (tx) => {
			await takeMark(tx, { wait: true });
			order.push("held");
			await held;
			order.push("let go");
		});
		await expect.poll(() => order).toEqual(["held"]);
		expect(await countTournaments(tools())).toBeUndefined();
		const closing = close(code, "cancel").then((closed) => {
			order.push("closed");
			return closed;
		});
		letGo();
		await holding;
		unwrap(await closing);
		expect(order).toEqual(["held", "let go", "closed"]);
	});

	test("play in another currency is no play in it", async () => {
		const code = await begun({ currency: "KRW", minStake: "100", prizes: ["1000"], score: "rounds" });
		await play(await hall.enrol(10_000n), { stake: 500n, win: 900n });
		await count();
		expect(await standing(code)).toEqual([]);
		expect(await wallet.api.houseBalance(`tournaments:${code}`, "KRW")).toBe(1_000n);
	});

	test("who joined before an edit stays in; who comes after it agrees to the new version", async () => {
		const code = await make({ entry: "join", score: "rounds", minStake: "0.00", startsAt: ahead(5) });
		const [first, second] = [await hall.enrol(10_000n), await hall.enrol(10_000n)];
		const join = (who: MemberId, agreed: number) => call(joinTournament, { tournament: code, agreed }, as(who));
		unwrap(await join(first, 1));
		const change = settings({ entry: "join", score: "rounds", minStake: "0.00", startsAt: ahead(5), prizes: ["1.00"] });
		unwrap(await saveTournament(deps, { ...staff(), code, version: 1, settings: change }));
		expect(await join(second, 1)).toMatchObject({ error: { code: "TERMS_CHANGED" } });
		unwrap(await join(second, 2));
		hall.clock.advance(6 * minute);
		for (const who of [first, second]) await play(who, { stake: 100n });
		await count();
		expect((await standing(code)).map(({ member_id }) => member_id)).toEqual([first, second].map(String));
		const agreed = await rows(`select agreed_version from games.tournament_player p
			join games.tournament t on t.id = p.tournament_id where t.code = '${code}' order by member_id`);
		expect(agreed).toEqual([{ agreed_version: 1 }, { agreed_version: 2 }]);
	});

	test("no more than thirty stand at once", async () => {
		for (let index = 0; index < 30; index += 1) await make({ startsAt: ahead(9_000), endsAt: ahead(9_100) });
		const order = { ...staff(), code: "one-more", version: undefined, settings: settings() };
		expect(await saveTournament(deps, order)).toMatchObject({ error: { code: "TOURNAMENT_EXISTS" } });
	});

	test("another node hears of a change and shows the same", async () => {
		const other = await openHall({ db, wallet: wallet.api, clock: hall.clock });
		const code = await begun({ score: "rounds", minStake: "0.00" });
		const member = await hall.enrol(10_000n);
		await play(member, { stake: 100n });
		await count();
		const shown = async () => {
			const answer = unwrap(await callerOf(other).call(listTournaments, {}));
			return answer.tournaments.find((one) => one.code === code)?.top.map(({ score }) => score);
		};
		await expect.poll(shown).toEqual(["1"]);
		await other.games.close();
	});
});

test("a round that begins at the very end or later counts for nothing, however late it is counted", async () => {
	const code = await begun({ score: "rounds", minStake: "0.00", prizes: ["1.00"] });
	const member = await hall.enrol(10_000n);
	await play(member, { stake: 100n });
	hall.clock.advance(1_000);
	unwrap(await close(code, "end"));
	await play(member, { stake: 100n });
	await play(member, { stake: 100n });
	expect((await desk(code))?.state).toBe("closing");
	for (let again = 0; again < 2; again += 1) await count();
	expect(await scores(code)).toEqual([[String(member), "1"]]);
	// It is settled a minute after the end, not before.
	expect((await desk(code))?.state).toBe("closing");
	hall.clock.advance(minute);
	await play(member, { stake: 100n });
	for (let again = 0; again < 3; again += 1) await count();
	expect(await desk(code)).toMatchObject({ state: "settled", players: 1 });
	expect(await own(member, code)).toEqual({ code, joined: false, place: 1, score: "1", prize: "1.00" });
	expect(await hall.balance(member)).toBe(10_000n - 400n + 100n);
	const [kept] = await rows<{ place: number; amount: string }>(`select w.place, w.amount from games.tournament_prize w
		join games.tournament t on t.id = w.tournament_id where t.code = '${code}'`);
	expect(kept).toEqual({ place: 1, amount: "100" });
});

describe("a second person for large prizes", () => {
	type Desk = ReturnType<typeof staff> & { readonly operatorId: string };
	const at = (operator: string): Desk => ({ ...staff(), operator, operatorId: operator });
	const wish = (code: string, change: Partial<TournamentSettings> = {}): TournamentWish => ({
		...at("Sven"),
		code,
		version: undefined,
		alone: 10_000n,
		settings: settings({ prizes: ["90.00", "20.00"], ...change }),
	});
	const freshCode = () => {
		made += 1;
		return `grand-${made}`;
	};
	const wait = async (order: TournamentWish): Promise<string> => {
		expect(unwrap(await askForTournament(deps, order))).toMatchObject({ waits: true });
		const waiting = await readWaiting(db, { merchant: "tessera", now: hall.clock.now() });
		return waiting.find(({ code }) => code === order.code)?.id ?? "";
	};
	const agree = (id: string, by = at("Olga")) => decideTournament(deps, { ...by, id, decision: { says: "agree" } });
	const refuse = (id: string, by = at("Olga")) =>
		decideTournament(deps, { ...by, id, decision: { says: "refuse", why: "too dear" } });
	const held = (code: string) => wallet.api.houseBalance(`tournaments:${code}`, "P");
	const acts = async (code: string) =>
		(
			await rows<{ act: string; operator: string }>(`select act, operator from games.operator_act
				where after->>'code' = '${code}' or before->>'code' = '${code}' order by id`)
		).map(({ act, operator }) => [act, operator]);
	const keptAs: Readonly<Record<string, string>> = { proposed: "waiting", approved: "agreed", expired: "lapsed" };
	const keptOf = async (id: string) => {
		const [row] = await rows<{ state: string }>(`select state from desk.approval where id = '${id}'`);
		return keptAs[row?.state ?? ""] ?? row?.state;
	};

	test("is asked above what one may promise alone: nothing stands and nothing is set aside before", async () => {
		const [small, large] = [freshCode(), freshCode()];
		const alone = { prizes: ["80.00", "20.00"] };
		expect(unwrap(await askForTournament(deps, wish(small, alone)))).toMatchObject({ waits: false });
		expect(await held(small)).toBe(10_000n);
		const before = await wallet.api.houseBalance(prizeSource, "P");
		const id = await wait(wish(large));
		expect([await held(large), await desk(large)]).toEqual([0n, undefined]);
		expect(await wallet.api.houseBalance(prizeSource, "P")).toBe(before);
		expect(await askForTournament(deps, wish(large, alone))).toMatchObject({ error: { code: "TOURNAMENT_WAITS" } });
		expect(await readWaiting(db, { merchant: "another", now: hall.clock.now() })).toEqual([]);
		expect(await agree(id, at("Sven"))).toMatchObject({ error: { code: "OWN_PROPOSAL" } });
		expect(await agree(id, { ...at("Olga"), merchant: "another" })).toMatchObject({
			error: { code: "PROPOSAL_NOT_FOUND" },
		});
		expect(unwrap(await agree(id))).toBe("agreed");
		expect(await desk(large)).toMatchObject({ version: 1, state: "planned", prizes: ["90.00", "20.00"] });
		expect(await held(large)).toBe(11_000n);
		expect(await acts(large)).toEqual([
			["tournament asked for", "Sven"],
			["tournament agreed to", "Olga"],
		]);
	});

	test("of those who agree, refuse and take back at once, one is heard and one sum is set aside", async () => {
		for (const say of [
			[agree, agree, agree],
			[agree, refuse, refuse],
			[refuse, agree],
		]) {
			const code = freshCode();
			const id = await wait(wish(code));
			const answers = await Promise.all([
				...say.map((word, place) => word(id, at(`Olga ${place}`))),
				takeBackTournament(deps, { ...at("Sven"), id }),
			]);
			const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
			expect(refusals).toEqual(Array.from({ length: answers.length - 1 }, () => "PROPOSAL_CLOSED"));
			expect(await held(code)).toBe((await keptOf(id)) === "agreed" ? 11_000n : 0n);
			expect(await acts(code)).toHaveLength(2);
		}
	});

	test("two who ask for the same at once have one thing waiting, and the database keeps nobody's own word", async () => {
		const code = freshCode();
		const both = await Promise.all([askForTournament(deps, wish(code)), askForTournament(deps, wish(code))]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		const set = (part: string) => rows(`update desk.approval set ${part} where about = '${code}'`);
		const decided = "decided_by = 'Sven', decided_at = now()";
		await expect(set(`state = 'approved', ${decided}, decided_by_id = asked_by_id`)).rejects.toThrow("another");
		await expect(set("state = 'refused', decided_at = now()")).rejects.toThrow("somebody");
		await expect(set("state = 'approved'")).rejects.toThrow("check");
	});

	test("an edit asks only for more than was agreed to, and is judged anew when it is agreed to", async () => {
		const code = freshCode();
		unwrap(await agree(await wait(wish(code))));
		const edit = (version: number, change: Partial<TournamentSettings>) =>
			askForTournament(deps, { ...wish(code, change), version });
		expect(unwrap(await edit(1, { names: { en: "Winter cup" } }))).toMatchObject({ waits: false });
		expect(unwrap(await edit(2, { prizes: ["90.00", "15.00"] }))).toMatchObject({ waits: false });
		const raised = { ...wish(code, { prizes: ["100.00", "15.00"] }), version: 3 };
		const first = await wait(raised);
		// Somebody who may promise everything changes it meanwhile.
		unwrap(await saveTournament(deps, { ...wish(code), version: 3 }));
		expect(await agree(first)).toMatchObject({ error: { code: "CHANGED_MEANWHILE" } });
		expect(await keptOf(first)).toBe("waiting");
		expect(unwrap(await refuse(first))).toBe("refused");
		expect(await refuse(first)).toMatchObject({ error: { code: "PROPOSAL_CLOSED" } });
		const second = await wait({ ...raised, version: 4 });
		unwrap(await agree(second));
		expect([await held(code), (await desk(code))?.version]).toEqual([11_500n, 5]);
	});

	test("an agreement that dies before it is whole leaves everything waiting, and is given again", async () => {
		const code = freshCode();
		const id = await wait(wish(code));
		const broken = {
			...deps,
			wallet: {
				...wallet.api,
				postAllIn: () => Promise.reject(new Error("gone")),
			},
		};
		const word = { ...at("Olga"), id, decision: { says: "agree" } } as const;
		await expect(decideTournament(broken, word)).rejects.toThrow("gone");
		expect([await keptOf(id), await desk(code), await held(code)]).toEqual(["waiting", undefined, 0n]);
		expect(await acts(code)).toEqual([["tournament asked for", "Sven"]]);
		expect(unwrap(await agree(id))).toBe("agreed");
		expect(await held(code)).toBe(11_000n);
	});

	test("what changes at the same moment is either before the agreement or after it", async () => {
		const far = { startsAt: ahead(60), endsAt: ahead(120) };
		const closing = (code: string) => close(code, "cancel", 1);
		const editing = (code: string) =>
			saveTournament(deps, { ...wish(code, { ...far, names: { en: "Spring cup" } }), version: 1 });
		for (const meanwhile of [closing, editing]) {
			const code = freshCode();
			unwrap(await saveTournament(deps, wish(code, far)));
			const id = await wait({ ...wish(code, { ...far, prizes: ["200.00"] }), version: 1 });
			const [agreed, changed] = await Promise.all([agree(id), meanwhile(code)]);
			expect([agreed, changed].filter(({ ok }) => ok)).toHaveLength(1);
			expect(await keptOf(id)).toBe(agreed.ok ? "agreed" : "waiting");
			const stands = await desk(code);
			const left = stands?.state === "cancelled" ? 0n : agreed.ok ? 20_000n : 11_000n;
			expect(await held(code)).toBe(left);
			if (!agreed.ok) {
				expect(["TOURNAMENT_OVER", "CHANGED_MEANWHILE"]).toContain(agreed.error.code);
				unwrap(await takeBackTournament(deps, { ...at("Sven"), id }));
			}
		}
	});

	test("whose beginning comes while it is agreed to either begins with its prizes or never", async () => {
		const soon = { startsAt: ahead(1), endsAt: ahead(30) };
		const code = freshCode();
		const id = await wait(wish(code, soon));
		const before = staff();
		hall.clock.advance(2 * minute);
		const [agreed] = await Promise.all([agree(id, { ...at("Olga"), now: before.now }), count(), count()]);
		expect(await keptOf(id)).toBe(agreed.ok ? "agreed" : "lapsed");
		expect(await held(code)).toBe(agreed.ok ? 11_000n : 0n);
	});

	test("what nobody decided lapses after three days or at its beginning, and may be asked for anew", async () => {
		const [soon, late] = [freshCode(), freshCode()];
		const far = { startsAt: ahead(6_000), endsAt: ahead(6_060) };
		const ids = [await wait(wish(soon)), await wait(wish(late, far))];
		hall.clock.advance(2 * minute);
		const [began = "", waits = ""] = ids;
		expect(await agree(began)).toMatchObject({ error: { code: "PROPOSAL_CLOSED" } });
		await count();
		expect([await keptOf(began), await keptOf(waits)]).toEqual(["lapsed", "waiting"]);
		hall.clock.advance(72 * 60 * minute);
		expect(await takeBackTournament(deps, { ...at("Sven"), id: waits })).toMatchObject({
			error: { code: "PROPOSAL_CLOSED" },
		});
		expect(await readWaiting(db, { merchant: "tessera", now: hall.clock.now() })).toEqual([]);
		// Also where the clock's job has not come by.
		expect(await wait(wish(late))).not.toBe("");
		expect(await keptOf(waits)).toBe("lapsed");
	});

	test("a series that was agreed to goes on by itself, asks again when more is promised, and no more than thirty wait", async () => {
		const code = freshCode();
		const series = { repeatsHours: 24 };
		const once = await wait(wish(code));
		unwrap(await agree(once));
		const repeated = await wait({ ...wish(code, series), version: 1 });
		unwrap(await agree(repeated));
		hall.clock.advance(2 * minute);
		await count();
		const next = (await readTournaments(db, hall.clock.now())).find(
			({ code: one }) => one.startsWith("grand-") && one > code,
		);
		expect(next).toMatchObject({ state: "planned", prizes: ["90.00", "20.00"], repeatsHours: 24 });
		expect(await held(next?.code ?? "")).toBe(11_000n);
		const more = { ...wish(next?.code ?? "", { ...series, prizes: ["191.00"] }), version: 1 };
		await rows(`insert into desk.approval (id, kind, merchant, about, single, terms, currency, worth, state, alone, asked_by,
				asked_by_id, asked_at, expires_at)
			select gen_random_uuid(), kind, merchant, 'many-' || n, true, terms, currency, worth, 'proposed', false, asked_by,
				asked_by_id, '${ahead(0)}', '${ahead(60)}'
			from (select * from desk.approval where kind = 'tournament' limit 1) as one, generate_series(1, 30) as n`);
		expect(await askForTournament(deps, more)).toMatchObject({ error: { code: "TOURNAMENT_WAITS" } });
		await rows(`update desk.approval set state = 'expired', decided_at = now() where about like 'many-%'`);
		expect(unwrap(await askForTournament(deps, more))).toMatchObject({ waits: true });
	});

	const day = 24 * 60;
	const small = (prize: string, change: Partial<TournamentSettings> = {}) =>
		// No name that a series counts on to.
		wish(`${freshCode()}-alone`, { prizes: [prize], startsAt: ahead(3 * day), endsAt: ahead(3 * day + 60), ...change });
	const waits = async (order: TournamentWish): Promise<boolean> => unwrap(await askForTournament(deps, order)).waits;
	const given = async (by = "Sven") => (await readPromisedAlone(db, { by, currency: "P", now: hall.clock.now() })).sum;
	const newcomer = (order: TournamentWish, by: string): TournamentWish => ({ ...order, ...at(by) });

	test("is asked by all that one promised within the day: of each by the most, by nobody else's, by none that another agreed to", async () => {
		const one = newcomer(small("50.00"), "Ada");
		expect([await waits(one), await waits(newcomer(small("40.00"), "Ada"))]).toEqual([false, false]);
		const over = newcomer(small("10.01"), "Ada");
		const id = await wait(over);
		expect([await given("Ada"), await given("Bo")]).toEqual([9_000n, 0n]);
		expect(await waits(newcomer(small("100.00"), "Bo"))).toBe(false);
		unwrap(await agree(id));
		expect(await waits(newcomer(small("10.00"), "Ada"))).toBe(false);
		expect(await given("Ada")).toBe(10_000n);
		// More for one that stands counts once, and more than there is left asks another, who then answers for all of it.
		const edit = (prize: string, version: number) => ({
			...one,
			version,
			settings: { ...one.settings, prizes: [prize] },
		});
		expect(await waits(edit("45.00", 1))).toBe(false);
		expect(await waits(edit("50.00", 2))).toBe(false);
		expect(await given("Ada")).toBe(10_000n);
		const more = await wait(edit("50.01", 3));
		unwrap(await refuse(more));
		expect(await given("Ada")).toBe(10_000n);
		unwrap(await agree(await wait(edit("50.01", 3))));
		expect(await given("Ada")).toBe(5_000n);
	});

	test("is asked no more by what was cancelled before it was held, nor by what is a day old, to the millisecond", async () => {
		const [first, second] = [newcomer(small("60.00"), "Cy"), newcomer(small("40.00"), "Cy")];
		expect([await waits(first), await waits(second)]).toEqual([false, false]);
		unwrap(await close(second.code, "cancel"));
		expect(await given("Cy")).toBe(6_000n);
		hall.clock.advance(day * minute - 1);
		expect(await waits(newcomer(small("40.01"), "Cy"))).toBe(true);
		hall.clock.advance(1);
		expect(await given("Cy")).toBe(0n);
		expect(await waits(newcomer(small("100.00"), "Cy"))).toBe(false);
		for (const { id } of await readWaiting(db, { merchant: "tessera", now: hall.clock.now() }))
			unwrap(await refuse(id));
	});

	test("is summed by indexes, however many there were", async () => {
		const plan = async (statement: string) => {
			const lines = await db.tx(async (tx) => {
				await sql`set local enable_seqscan = off`.execute(tx);
				return (await sql.raw<{ "QUERY PLAN": string }>(`explain ${statement}`).execute(tx)).rows;
			});
			return lines.map((line) => line["QUERY PLAN"]).join(" ");
		};
		expect(await waits(newcomer(small("1.00"), "Gil"))).toBe(false);
		const lately = "select id from games.tournament where alone_by = 'Ada' and alone_at > now() and next_id is null";
		const series =
			"select id from games.tournament where repeats_hours is not null and next_id is null and kept <> 'cancelled'";
		expect(await plan(lately)).toContain("tournament_alone");
		expect(await plan(series)).toContain("tournament_without_next");
		await expect(rows("update games.tournament set alone_by = 'Ada', alone_at = null")).rejects.toThrow(
			"alone_is_said",
		);
	});

	test("is asked of many at once as of one after another", async () => {
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => askForTournament(deps, newcomer(small("30.00"), "Dee"))),
		);
		expect(answers.filter((answer) => !unwrap(answer).waits)).toHaveLength(3);
		expect(await given("Dee")).toBe(9_000n);
		for (const { id } of await readWaiting(db, { merchant: "tessera", now: hall.clock.now() }))
			unwrap(await refuse(id));
	});

	test("is asked by a series for as long as it goes on, and for a day after the last of it was held", async () => {
		const series = newcomer(small("60.00", { startsAt: ahead(1), endsAt: ahead(60), repeatsHours: 24 }), "Eve");
		expect(await waits(series)).toBe(false);
		let last = series.code;
		for (let turn = 0; turn < 3; turn += 1) {
			hall.clock.advance((turn === 0 ? 2 : day) * minute);
			await counted();
			last = (await readTournaments(db, hall.clock.now())).find(({ state }) => state === "planned")?.code ?? last;
			expect(await given("Eve")).toBe(6_000n);
		}
		expect(last).not.toBe(series.code);
		unwrap(await close(last, "cancel"));
		expect(await given("Eve")).toBe(6_000n);
		expect(await waits(newcomer(small("40.00"), "Eve"))).toBe(false);
		const id = await wait(newcomer(small("0.01"), "Eve"));
		unwrap(await refuse(id));
		hall.clock.advance(day * minute);
		expect(await given("Eve")).toBe(0n);
	});

	test("however it is split, edited, cancelled and put off, nobody's word alone gives more within a day (property)", async () => {
		const step = fc.record({
			prize: fc.integer({ min: 1, max: 6_000 }),
			hours: fc.constantFrom(0, 0, 0, 5, 13),
			act: fc.constantFrom("new", "new", "new", "more", "cancel"),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
				const by = `clerk-${freshCode()}`;
				const alone = new Map<string, { readonly at: number; readonly prize: number; readonly version: number }>();
				for (const { prize, hours, act } of steps) {
					hall.clock.advance(hours * 60 * minute);
					const now = hall.clock.now().getTime();
					const [known] = [...alone];
					if (act === "cancel" && known !== undefined) {
						unwrap(await close(known[0], "cancel"));
						alone.delete(known[0]);
						continue;
					}
					const order = newcomer(small((prize / 100).toFixed(2)), by);
					const edited = act === "more" && known !== undefined;
					const asked = edited ? { ...order, code: known[0], version: known[1].version } : order;
					if (await waits(asked)) {
						for (const { id } of await readWaiting(db, { merchant: "tessera", now: hall.clock.now() }))
							unwrap(await refuse(id));
					} else if (!edited) alone.set(asked.code, { at: now, prize, version: 1 });
					else {
						const more = prize > known[1].prize;
						alone.set(asked.code, { at: more ? now : known[1].at, prize, version: known[1].version + 1 });
					}
					const lately = [...alone.values()].filter(({ at: promised }) => promised > now - day * minute);
					expect(lately.reduce((sum, one) => sum + one.prize, 0)).toBeLessThanOrEqual(10_000);
				}
				for (const code of alone.keys()) unwrap(await close(code, "cancel"));
			}),
			{ numRuns: historiesOf(8) },
		);
	});

	test("whoever asks, agrees, refuses and takes back, alone or at once: no large promise stands on one word (property)", async () => {
		const names = ["Sven", "Olga", "Nuri"] as const;
		const step = fc.record({
			act: fc.constantFrom("ask", "agree", "refuse", "take back", "agree twice", "ask twice", "cancel"),
			by: fc.constantFrom(...names),
			prize: fc.constantFrom(40, 90, 110, 200),
			repeats: fc.constantFrom(null, 24),
		});
		const far = { startsAt: ahead(300), endsAt: ahead(360) };
		const waitingOf = async (code: string) =>
			(await readWaiting(db, { merchant: "tessera", now: hall.clock.now() })).filter((one) => one.code === code);
		const versions = (code: string) =>
			rows<{ said: TournamentSettings }>(`select v.said from games.tournament_version v
				join games.tournament t on t.id = v.tournament_id where t.code = '${code}' order by v.version`);
		const agreedOf = (code: string) =>
			rows<{ settings: TournamentSettings; asked: string; decided: string }>(`select terms->'settings' as settings,
				asked_by as asked, decided_by as decided from desk.approval where about = '${code}' and state = 'approved'`);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
				const code = freshCode();
				for (const { act, by, prize, repeats } of steps) {
					const version = (await desk(code))?.version;
					const [waiting] = await waitingOf(code);
					const id = waiting?.id ?? "00000000-0000-4000-8000-000000424242";
					const asks = () => {
						const order = wish(code, { ...far, prizes: [`${prize}.00`], repeatsHours: repeats });
						return askForTournament(deps, { ...order, ...at(by), version });
					};
					const acts: Record<typeof act, () => Promise<unknown>> = {
						ask: asks,
						agree: () => agree(id, at(by)),
						refuse: () => refuse(id, at(by)),
						"take back": () => takeBackTournament(deps, { ...at(by), id }),
						"agree twice": () => Promise.all([agree(id, at("Olga")), agree(id, at("Nuri")), asks()]),
						"ask twice": () => Promise.all([asks(), asks(), refuse(id, at(by))]),
						cancel: () => (prize === 40 && version !== undefined ? close(code, "cancel", version) : Promise.resolve()),
					};
					await acts[act]();
					const stands = await desk(code);
					const promised = stands?.state === "planned" ? stands.prizes : [];
					expect(await held(code)).toBe(promised.reduce((sum, one) => sum + BigInt(one.replace(".", "")), 0n));
					expect((await waitingOf(code)).length).toBeLessThanOrEqual(1);
				}
				const agreed = await agreedOf(code);
				for (const { asked, decided } of agreed) expect(asked).not.toBe(decided);
				let before: TournamentSettings | undefined;
				for (const { said } of await versions(code)) {
					const prize = Number(said.prizes[0]);
					const covered =
						before !== undefined &&
						prize <= Number(before.prizes[0]) &&
						(said.repeatsHours === null || before.repeatsHours !== null);
					const byTwo = agreed.some(
						({ settings: one }) => one.prizes[0] === said.prizes[0] && one.repeatsHours === said.repeatsHours,
					);
					expect(prize <= 100 || covered || byTwo).toBe(true);
					before = said;
				}
				// Thirty stand at most: what this one leaves makes room for the next.
				const last = await desk(code);
				if (last?.state === "planned") unwrap(await close(code, "cancel", last.version));
				for (const { id } of await waitingOf(code)) await refuse(id, at("somebody else"));
			}),
			{ numRuns: historiesOf(10) },
		);
	});
});
