// The catalogue at the desk: service, order, tags, maintenance, limits, each with its version and in the trail (GLI-19 2.4.1,
// 2.9); and actual against theoretical return, with an alarm that is raised once (T21, T27 [2.9], A.6.2).
import { describe, expect, test } from "vitest";
import { listActs, listEvents } from "#backoffice/contract";
import { employ, enrol, openOffice } from "#backoffice/testing";
import { createGamesModule } from "#games/module";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { type MemberId, unwrap } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { unprotected } from "#protection/api";
import {
	awardFreeSpins,
	closeTournament,
	decideFreeSpins,
	decideTournament,
	fundJackpot,
	type GameSettings,
	listCatalogue,
	listFreeSpins,
	listFreeSpinsGames,
	listFreeSpinsMembers,
	listReturns,
	readJackpots,
	readTournaments,
	saveGame,
	saveJackpot,
	saveTournament,
	saveVendor,
	takeBackTournament,
	withdrawFreeSpins,
} from "../../contract/index.ts";
import type { GameListing, VendorListing } from "../../server/catalogue/listing.ts";

/** Who may not play, for as long as a test says so. */
const houseStudio: VendorListing = {
	code: "TESSERA",
	names: { en: "Tessera Originals" },
	artCode: "tessera-originals",
	order: 10,
	house: true,
	launchUrl: "/arcade/",
	interrupted: "complete",
	interruptedAfterSeconds: 600,
};

const excluded = new Set<MemberId>();
const office = await openOffice({
	freeSpins: {
		houseGames: (currency) => games.api.houseGames(currency),
		excluded: async (ids) => new Set(ids.filter((id) => excluded.has(id))),
		freeSpinsStakes: () => [
			{
				gameCode: "reef",
				stakes: [
					{ stake: 20n, most: 100_000n },
					{ stake: 50n, most: 250_000n },
				],
			},
		],
	},
});
const { call, owner, db, clock } = office;
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const games = await createGamesModule({
	vendorKey: Buffer.alloc(32, 7),
	potKey: Buffer.alloc(32, 7),
	db,
	clock,
	newId: secureIds,
	chance: secureChance(),
	log: quiet,
	wallet: office.wallet,
	brand: office.brand,
	protection: unprotected,
	members: { standings: async () => new Map(), loginRuns: async () => true, onSessionEnded: () => undefined },
});
const listing = (code: string, order: number): GameListing => ({
	code,
	gameType: "RNG",
	names: { en: `Game ${code}`, ko: `게임 ${code}` },
	rtp: "96.00",
	payTable: `${code}@1`,
	lines: 20,
	volatility: "medium",
	tags: [],
	art: { small: "/s.webp", show: "/l.webp" },
	hue: 30,
	trial: true,
	order,
	deviation: 5,
	limits: { P: { min: 20n, max: 10_000n }, KRW: { min: 100n, max: 100_000n } },
});
await db.tx((tx) =>
	games.api.registerGames(tx, houseStudio, [listing("lantern", 10), listing("kite", 20), listing("reef", 30)]),
);
await games.refresh();
const [sven, olga] = [await employ(office, "supervisor"), await employ(office, "auditor")];
const asSven = { token: sven.token };

const refusedAs = (code: string, value: unknown = undefined) =>
	expect.objectContaining({ error: expect.objectContaining({ code, ...(value === undefined ? {} : { value }) }) });
const listed = async (asked: { readonly text?: string; readonly vendor?: string } = {}) =>
	unwrap(await call(listCatalogue, asked, { token: olga.token }));
const named = async (code: string) => {
	const found = (await listed()).games.find((game) => game.code === code);
	if (found === undefined) throw new Error(`no game ${code}`);
	return found;
};
const edit = async (code: string, change: Partial<GameSettings>, token = sven.token) =>
	editSeen(await named(code), change, token);
/** Of a game as it was looked at. */
const editSeen = (seen: Awaited<ReturnType<typeof named>>, change: Partial<GameSettings>, token = sven.token) => {
	const { id: gameId, version, vendor: _vendor, code: _code, names: _names, ...settings } = seen;
	return call(saveGame, { gameId, version, settings: { ...settings, ...change } }, { token });
};
const open = async (code: string, wanted: boolean) => {
	await games.refresh();
	const row = await office.rows<{ open: boolean }>(
		`select enabled and not maintenance as open from games.game where code = '${code}'`,
	);
	expect(row[0]?.open).toBe(wanted);
};

describe("the catalogue", () => {
	test("lists games in the order of the lobby, found by a part of a name or code", async () => {
		const { vendors, games: all } = await listed();
		expect(vendors).toMatchObject([{ code: "TESSERA", version: 1, open: true, maintenance: null, games: 3 }]);
		expect(all.map(({ code }) => code)).toEqual(["lantern", "kite", "reef"]);
		expect(all[0]?.limits).toEqual([
			{ currency: "KRW", smallest: "100", largest: "100000" },
			{ currency: "P", smallest: "0.20", largest: "100.00" },
		]);
		expect((await listed({ text: "게임 ki" })).games.map(({ code }) => code)).toEqual(["kite"]);
		expect((await listed({ text: "100%" })).games).toEqual([]);
		expect((await listed({ vendor: "NOBODY" })).games).toEqual([]);
		expect(await call(listCatalogue, { cursor: "1_x" }, asSven)).toEqual(refusedAs("INVALID_CURSOR"));
	});

	test("a game is set whole, with before and after in the trail, and who may read sets nothing", async () => {
		const [, kite] = (await listed()).games;
		const limits = [
			{ currency: "P", smallest: "0.40", largest: "5.00" },
			{ currency: "KRW", smallest: "500", largest: "1000" },
		];
		const change = { order: 5, hot: true, popular: true, tags: ["밤 바다"], recommended: [kite?.id ?? ""], limits };
		expect(await edit("lantern", change)).toMatchObject({ value: { version: 2, order: 5, tags: ["밤 바다"] } });
		expect(await edit("lantern", change, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
		const trail = unwrap(await call(listActs, { source: "games" }, { token: owner }));
		expect(trail.acts[0]).toMatchObject({ act: "game set", operator: sven.username, address: "203.0.113.9" });
		expect(JSON.parse(trail.acts[0]?.before ?? "{}")).toMatchObject({ code: "lantern", version: 1, order: 10 });
		expect(JSON.parse(trail.acts[0]?.after ?? "{}")).toMatchObject({ version: 2, order: 5, popular: true });
		await expect(office.rows("delete from games.operator_act")).rejects.toThrow("only grows");
	});

	test("of two who set a game at once the later is told, and so is who looked before", async () => {
		const seen = await named("kite");
		const both = await Promise.all([editSeen(seen, { order: 21 }), editSeen(seen, { order: 22 })]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both).toContainEqual(refusedAs("CHANGED_MEANWHILE"));
		expect((await named("kite")).version).toBe(2);
	});

	test.each<[string, Partial<GameSettings>]>([
		["LIMITS", { limits: [{ currency: "P", smallest: "2.00", largest: "1.00" }] }],
		["LIMITS", { limits: [{ currency: "P", smallest: "0.201", largest: "1.00" }] }],
		["RECOMMENDED", { recommended: ["999"] }],
		["TAGS", { tags: ["<b>"] }],
		["MAINTENANCE", { maintenance: { until: "2020-01-01T00:00:00.000Z" } }],
	])("what cannot be so is refused with its part: %s", async (part, change) => {
		expect(await edit("kite", change)).toEqual(refusedAs("GAME_INVALID", { part }));
	});

	test("a vendor and a game go out of service, under maintenance or altogether, and come back (GLI-19 2.4.1)", async () => {
		const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
		await edit("reef", { maintenance: { until } });
		await open("reef", false);
		await edit("reef", { maintenance: null, open: false });
		await open("reef", false);
		await edit("reef", { open: true });
		await open("reef", true);
		const set = (version: number, change: object) =>
			call(
				saveVendor,
				{ vassalage: "TESSERA", version, settings: { open: true, order: 9, maintenance: null, ...change } },
				asSven,
			);
		expect(await set(1, { maintenance: { until } })).toMatchObject({ value: { version: 2, maintenance: { until } } });
		expect(await set(1, {})).toEqual(refusedAs("CHANGED_MEANWHILE"));
		expect(await set(2, { maintenance: { until: "2020-01-01T00:00:00.000Z" } })).toEqual(refusedAs("GAME_INVALID"));
		expect(await set(2, { open: false })).toMatchObject({ value: { version: 3, open: false, maintenance: null } });
		expect(await set(3, {})).toMatchObject({ value: { version: 4, open: true } });
		const missing = { vassalage: "NOBODY", version: 1, settings: { open: true, order: 9, maintenance: null } };
		expect(await call(saveVendor, missing, asSven)).toEqual(refusedAs("VENDOR_NOT_FOUND"));
		expect((await listed()).games.find(({ code }) => code === "reef")).toMatchObject({ open: true });
	});
});

test("the list is read page by page, each game once, in the order of the lobby", async () => {
	const many = Array.from({ length: 60 }, (_, index) =>
		listing(`page-${String(index).padStart(2, "0")}`, 500 + (index % 4)),
	);
	await db.tx((tx) => games.api.registerGames(tx, houseStudio, many));
	const seen: string[] = [];
	let cursor: string | null | undefined;
	do {
		const asked = cursor === undefined || cursor === null ? {} : { cursor };
		const page = unwrap(await call(listCatalogue, { text: "page-", ...asked }, asSven));
		seen.push(...page.games.map(({ code }) => code));
		cursor = page.next;
	} while (cursor !== null);
	expect(new Set(seen).size).toBe(60);
	expect(seen).toHaveLength(60);
	const orders = seen.map((code) => Number(code.slice(5)) % 4);
	expect(orders).toEqual(orders.toSorted((left, right) => left - right));
});

test("what a studio says anew at a start leaves what an operator set", async () => {
	const before = await named("reef");
	await edit("reef", { order: 77, limits: before.limits.map((line) => ({ ...line, largest: line.smallest })) });
	await db.tx((tx) => games.api.registerGames(tx, houseStudio, [listing("reef", 30)]));
	const after = await named("reef");
	expect(after).toMatchObject({ order: 77, version: before.version + 1 });
	expect(after.limits.every(({ smallest, largest }) => smallest === largest)).toBe(true);
});

describe("returns (T21, T27 [2.9], A.6.2)", () => {
	const watch = () =>
		games.jobs
			.find(({ name }) => name === "games.watch-returns")
			?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log: quiet, signal: undefined });
	/** Equal stakes of 1.00 that returned so many per cent, an hour ago. */
	const play = async (code: string, rounds: number, percent: number, payTable = `${code}@1`) => {
		const { id } = await named(code);
		await db.tx((tx) =>
			sql`insert into games.round_hour (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
				values (date_trunc('hour', ${clock.now()}::timestamptz) - interval '1 hour', ${id}::bigint, 'P', ${payTable},
					${rounds}, ${rounds * 100}, ${rounds * percent}, ${rounds * 10_000})
				on conflict (hour, game_id, currency, pay_table) do update set win = excluded.win`.execute(tx),
		);
	};
	const report = async () => unwrap(await call(listReturns, {}, { token: olga.token }));
	const raised = async () =>
		unwrap(await call(listEvents, { source: "play" }, { token: olga.token })).events.filter(
			({ kind }) => kind === "return-off",
		);

	test("of nothing played are no lines, with the operator, the interval and the time of the report", async () => {
		const { lines, ...head } = await report();
		expect(lines).toEqual([]);
		expect(head).toMatchObject({ operator: expect.any(String), at: clock.now().toISOString() });
		expect(await call(listReturns, { from: head.to, to: head.from }, asSven)).toEqual(refusedAs("INVALID_PERIOD"));
	});

	test("stand beside the theory with the bound of the variance, each pay table for itself", async () => {
		await play("lantern", 40_000, 97);
		await play("lantern", 50, 10, "lantern@0");
		await play("kite", 9_999, 300);
		const { lines } = await report();
		expect(lines.map(({ code, payTable, state }) => [code, payTable, state])).toEqual([
			["lantern", "lantern@1", "within"],
			["kite", "kite@1", "too-few"],
			["lantern", "lantern@0", "unknown"],
		]);
		// 3.29 x 5 / 200, as a part of the stake.
		expect(lines[0]).toMatchObject({
			actual: "97.00",
			theory: "96.00",
			bound: "8.22",
			stake: "40000.00",
			win: "38800.00",
		});
		expect(lines[2]).toMatchObject({ actual: "10.00", theory: null, bound: null });
	});

	test("beyond it are raised once, as a significant event, and are over when the return is back", async () => {
		await watch();
		expect(await raised()).toEqual([]);
		await play("lantern", 40_000, 105);
		await Promise.all([watch(), watch()]);
		await watch();
		expect(await raised()).toMatchObject([
			{ memberId: null, facts: { game: "lantern", currency: "P", win: "42000.00" } },
		]);
		expect((await report()).lines[0]).toMatchObject({ state: "off", alarmSince: clock.now().toISOString() });
		await play("lantern", 40_000, 96);
		await watch();
		expect((await report()).lines[0]).toMatchObject({ state: "within", alarmSince: null });
		await play("lantern", 40_000, 80);
		await watch();
		expect(await raised()).toHaveLength(2);
	});
});

describe("the hours that returns are counted from", () => {
	const countHours = () => db.tx((tx) => sql`select games.count_now('games.hours')`.execute(tx));
	/** Rounds of lantern in P, in an hour of long ago, with these stakes and wins. */
	const rounds = async (at: Date, played: readonly (readonly [stake: number, win: number, status: string])[]) => {
		const { id } = await named("lantern");
		for (const [index, [stake, win, status]] of played.entries())
			await db.tx((tx) =>
				sql`insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
						balance_after, pay_table, events, ended_at)
					values (1, ${new Date(at.getTime() + index * 1_000)}, gen_random_uuid(), ${id}::bigint, 'P', ${status}, ${stake},
						${win}, 0, 0, 'lantern@7', '[]', ${at})`.execute(tx),
			);
		await countHours();
	};
	const reported = async (from: Date, to: Date) =>
		unwrap(
			await call(listReturns, { from: from.toISOString(), to: to.toISOString() }, { token: olga.token }),
		).lines.filter(({ payTable }) => payTable === "lantern@7");
	const hour = new Date("2026-03-02T10:00:00.000Z");
	const hours = (count: number) => new Date(hour.getTime() + count * 3_600_000);

	test("hold rounds that stand, with the squares of their stakes; voided and cancelled ones are no play", async () => {
		await rounds(hour, [
			[100, 50, "complete"],
			[300, 900, "resettled"],
			[1_000, 9_000, "void"],
			[1_000, 0, "cancelled"],
		]);
		const [line] = await reported(hour, hours(1));
		expect(line).toMatchObject({ rounds: 2, stake: "4.00", win: "9.50", actual: "237.50", state: "unknown" });
		const [sums] = await office.rows<{ squares: string }>(
			"select stake_squares::text as squares from games.round_hour where pay_table = 'lantern@7'",
		);
		expect(sums?.squares).toBe("100000");
	});

	test("take what is new and nothing twice when they are counted again", async () => {
		await rounds(hours(2), [[200, 100, "complete"]]);
		await countHours();
		const [line] = await reported(hour, hours(3));
		expect(line).toMatchObject({ rounds: 3, stake: "6.00", win: "10.50" });
	});

	test("are asked for from one moment to another: a day, a month, a year to date, at most 400 days", async () => {
		expect(await reported(hours(3), hours(24))).toEqual([]);
		expect(await reported(new Date("2026-03-01T00:00:00Z"), new Date("2026-04-01T00:00:00Z"))).toMatchObject([
			{ rounds: 3 },
		]);
		expect(await reported(new Date("2026-01-01T00:00:00Z"), clock.now())).toMatchObject([{ rounds: 3 }]);
		const span = { from: "2025-01-01T00:00:00.000Z", to: "2026-03-01T00:00:00.000Z" };
		expect(await call(listReturns, span, asSven)).toEqual(refusedAs("INVALID_PERIOD"));
	});
});

describe("jackpots at the desk (G24)", () => {
	const settings = {
		names: { en: "Harbour pot" },
		ratePpm: 5_000,
		seed: "10.00",
		most: "50.00",
		games: [],
		tag: null,
		paused: true,
	};
	const made = { jackpot: "harbour", kind: "mystery" as const, currency: "P", settings };
	const pots = async () => unwrap(await call(readJackpots, {}, { token: olga.token }));

	test("are made and edited by version, with before and after in the trail", async () => {
		expect(await call(saveJackpot, made, asSven)).toMatchObject({ value: { code: "harbour", version: 1 } });
		expect(await call(saveJackpot, made, asSven)).toEqual(refusedAs("JACKPOT_EXISTS"));
		const edit = { ...made, was: 1, settings: { ...settings, ratePpm: 6_000 } };
		const both = await Promise.all([call(saveJackpot, edit, asSven), call(saveJackpot, edit, asSven)]);
		expect(both).toContainEqual(refusedAs("CHANGED_MEANWHILE"));
		const wrong = { ...made, was: 2, settings: { ...settings, most: "10.00" } };
		expect(await call(saveJackpot, wrong, asSven)).toEqual(refusedAs("JACKPOT_INVALID", { part: "MOST" }));
		expect(await call(saveJackpot, { ...made, was: 2 }, { token: olga.token })).toEqual(refusedAs("NOT_PERMITTED"));
		const trail = unwrap(await call(listActs, { source: "games" }, { token: owner }));
		expect(trail.acts[0]).toMatchObject({ act: "jackpot set", operator: sven.username, address: "203.0.113.9" });
		expect(JSON.parse(trail.acts[0]?.after ?? "{}")).toMatchObject({ version: 2, ratePpm: 6_000 });
	});

	test("are funded once however often it is pressed, by whoever may, and say what they hold and who won", async () => {
		const fund = { jackpot: "harbour", amount: "30.00", reason: "autumn" };
		expect(await call(fundJackpot, fund, asSven)).toEqual(refusedAs("NOT_PERMITTED"));
		const key = { token: owner, key: crypto.randomUUID() };
		await Promise.all([call(fundJackpot, fund, key), call(fundJackpot, fund, key)]);
		expect(
			await call(fundJackpot, { ...fund, jackpot: "nowhere" }, { token: owner, key: crypto.randomUUID() }),
		).toEqual(refusedAs("JACKPOT_NOT_FOUND"));
		const { jackpots, won, currencies } = await pots();
		expect([won, currencies]).toEqual([[], ["P"]]);
		expect(jackpots).toMatchObject([{ code: "harbour", reserve: "30.00", amount: "0.00", paused: true }]);
		const trail = unwrap(await call(listActs, { source: "games" }, { token: owner }));
		expect(JSON.parse(trail.acts[0]?.after ?? "{}")).toMatchObject({ amount: "30.00", reason: "autumn" });
		expect(await office.rows("select * from games.jackpot_fault")).toEqual([]);
	});
});

describe("tournaments at the desk", () => {
	const settings = () => {
		const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
		return {
			names: { en: "Autumn cup" },
			rules: { en: "The most rounds." },
			score: "rounds" as const,
			entry: "open" as const,
			currency: "P",
			minStake: "1.00",
			prizes: ["50.00", "20.00"],
			games: [],
			tag: null,
			repeatsHours: null,
			startsAt: at(1),
			endsAt: at(3),
		};
	};
	const asOwner = { token: owner };
	const saved = (was: number | undefined, change: Partial<ReturnType<typeof settings>> = {}) => ({
		tournament: "autumn",
		settings: { ...settings(), ...change },
		...(was === undefined ? {} : { was }),
	});

	test("are made, edited by version and closed with a reason, by whoever may; the trail has before and after", async () => {
		expect(await call(saveTournament, saved(undefined), asSven)).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await call(saveTournament, saved(undefined), asOwner)).toMatchObject({
			value: { waits: false, tournament: { version: 1, state: "planned" } },
		});
		expect(await call(saveTournament, saved(undefined), asOwner)).toEqual(refusedAs("TOURNAMENT_EXISTS"));
		const edits = [saved(1, { prizes: ["60.00"] }), saved(1, { prizes: ["60.00"] })];
		const both = await Promise.all(edits.map((edit) => call(saveTournament, edit, asOwner)));
		expect(both).toContainEqual(refusedAs("CHANGED_MEANWHILE"));
		const late = saved(2, { startsAt: "2020-01-01T00:00:00.000Z" });
		expect(await call(saveTournament, late, asOwner)).toEqual(refusedAs("TOURNAMENT_INVALID", { part: "START" }));
		const close = { tournament: "autumn", was: 2, how: "end" as const, reason: "not now" };
		expect(await call(closeTournament, close, asSven)).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await call(closeTournament, close, asOwner)).toEqual(refusedAs("TOURNAMENT_NOT_BEGUN"));
		const cancelled = await call(closeTournament, { ...close, how: "cancel" }, asOwner);
		expect(cancelled).toMatchObject({ value: { state: "cancelled", version: 3 } });
		const { tournaments, currencies } = unwrap(await call(readTournaments, {}, { token: olga.token }));
		expect([tournaments.map(({ code, players }) => [code, players]), currencies]).toEqual([[["autumn", 0]], ["P"]]);
		const [act] = unwrap(await call(listActs, { source: "games" }, asOwner)).acts;
		expect(act).toMatchObject({ act: "tournament cancelled", address: "203.0.113.9" });
		expect(JSON.parse(act?.before ?? "{}")).toMatchObject({ state: "planned", prizes: ["60.00"] });
		expect(JSON.parse(act?.after ?? "{}")).toMatchObject({ state: "cancelled", reason: "not now" });
		expect(await office.rows("select * from games.tournament_fault")).toEqual([]);
	});
});

describe("large prizes at the desk", () => {
	const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
	const grand = (tournament: string, change: Partial<InputOf<typeof saveTournament>["settings"]> = {}) => ({
		tournament,
		settings: {
			names: { en: "Grand cup" },
			rules: { en: "The most rounds." },
			score: "rounds" as const,
			entry: "open" as const,
			currency: "P",
			minStake: "1.00",
			prizes: ["900.00", "200.00"],
			games: [],
			tag: null,
			repeatsHours: null,
			startsAt: at(1),
			endsAt: at(3),
			...change,
		},
	});
	const asOwner = { token: owner };
	const waitingFor = async (by: string) => unwrap(await call(readTournaments, {}, { token: by })).waiting;

	test("wait for another who may decide; whoever asked takes them back and never agrees to them", async () => {
		expect(unwrap(await call(saveTournament, grand("grand"), asOwner))).toMatchObject({
			waits: true,
			tournament: { code: "grand", version: 1, prizes: ["900.00", "200.00"] },
		});
		expect(await call(saveTournament, grand("grand"), asOwner)).toEqual(refusedAs("TOURNAMENT_WAITS"));
		const [one] = await waitingFor(owner);
		expect(one).toMatchObject({ code: "grand", was: null, sum: "1100.00", askedBy: "owner", own: true });
		expect(await waitingFor(sven.token)).toMatchObject([{ own: false }]);
		const proposalId = one?.proposalId ?? "";
		const decide = (by: string, decision: InputOf<typeof decideTournament>["decision"]) =>
			call(decideTournament, { proposalId, decision }, { token: by });
		expect(await decide(olga.token, { kind: "approve" })).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await decide(owner, { kind: "approve" })).toEqual(refusedAs("OWN_PROPOSAL"));
		expect(await call(takeBackTournament, { proposalId }, { token: sven.token })).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await decide(sven.token, { kind: "approve" })).toEqual({ ok: true, value: { outcome: "agreed" } });
		expect(await decide(sven.token, { kind: "refuse", why: "too late" })).toEqual(refusedAs("PROPOSAL_CLOSED"));
		expect(await call(takeBackTournament, { proposalId: "00000000-0000-4000-8000-000000424242" }, asOwner)).toEqual(
			refusedAs("PROPOSAL_NOT_FOUND"),
		);

		// In another currency than the brand's own nobody promises anything alone.
		const foreign = grand("abroad", { currency: "USD", prizes: ["1.00"] });
		expect(unwrap(await call(saveTournament, foreign, asOwner))).toMatchObject({ waits: true });
		const [abroad] = await waitingFor(owner);
		expect(await call(takeBackTournament, { proposalId: abroad?.proposalId ?? "" }, asOwner)).toMatchObject({
			ok: true,
		});
		unwrap(await call(saveTournament, grand("grander"), asOwner));
		const [third] = await waitingFor(sven.token);
		const no = { proposalId: third?.proposalId ?? "", decision: { kind: "refuse" as const, why: "too dear" } };
		expect(await call(decideTournament, no, { token: sven.token })).toEqual({
			ok: true,
			value: { outcome: "refused" },
		});
		expect(await waitingFor(owner)).toEqual([]);
		const { acts } = unwrap(await call(listActs, { source: "games" }, asOwner));
		expect(acts.slice(0, 6).map(({ act, operator }) => [act, operator])).toEqual([
			["tournament refused", sven.username],
			["tournament asked for", "owner"],
			["tournament taken back", "owner"],
			["tournament asked for", "owner"],
			["tournament agreed to", sven.username],
			["tournament asked for", "owner"],
		]);
		expect(JSON.parse(acts[4]?.after ?? "{}")).toMatchObject({ code: "grand", askedBy: "owner" });
		expect(await office.rows("select * from games.tournament_fault")).toEqual([]);
	});
});

test("prizes in points ask by what they cost as cash, wait as such, and set nothing aside", async () => {
	const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
	const cup = (tournament: string, prizes: string[], prizesIn: "money" | "points" = "points") => ({
		tournament,
		settings: {
			names: { en: "Point cup" },
			rules: { en: "The most rounds." },
			score: "rounds" as const,
			entry: "open" as const,
			currency: "P",
			minStake: "1.00",
			prizes,
			prizesIn,
			games: [],
			tag: null,
			repeatsHours: null,
			startsAt: at(1),
			endsAt: at(3),
		},
	});
	const asOwner = { token: owner };
	expect(unwrap(await call(readTournaments, {}, asOwner)).points).toEqual({ step: "100.00", cash: "1.00" });
	// A hundred thousand points are a thousand in cash, which the owner may promise alone.
	expect(unwrap(await call(saveTournament, cup("point-small", ["60000", "40000"]), asOwner))).toMatchObject({
		waits: false,
		tournament: { prizesIn: "points", prizes: ["60000.00", "40000.00"] },
	});
	expect(await office.wallet.houseBalance("tournaments:point-small", "P")).toBe(0n);
	expect(unwrap(await call(saveTournament, cup("point-large", ["100000", "1"]), asOwner))).toMatchObject({
		waits: true,
	});
	const [waiting] = unwrap(await call(readTournaments, {}, asSven)).waiting;
	expect(waiting).toMatchObject({ sum: "100001.00", settings: { prizesIn: "points" } });
	const agreed = { proposalId: waiting?.proposalId ?? "", decision: { kind: "approve" as const } };
	expect(unwrap(await call(decideTournament, agreed, asSven))).toEqual({ outcome: "agreed" });
	const [act] = unwrap(await call(listActs, { source: "games" }, asOwner)).acts;
	expect(JSON.parse(act?.after ?? "{}")).toMatchObject({ code: "point-large", prizesIn: "points", askedBy: "owner" });
	for (const tournament of ["point-small", "point-large"])
		unwrap(await call(closeTournament, { tournament, was: 1, how: "cancel", reason: "no more" }, asOwner));
	expect(await office.rows("select * from games.tournament_fault")).toEqual([]);
});

test("prizes that two agree to at once are set aside once, and who may promise nothing alone always asks", async () => {
	await office.rows("update backoffice.role set alone_up_to = null where code = 'owner'");
	const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
	const settings = {
		names: { en: "Small cup" },
		rules: { en: "The most rounds." },
		score: "rounds" as const,
		entry: "open" as const,
		currency: "P",
		minStake: "1.00",
		prizes: ["1.00"],
		games: [],
		tag: null,
		repeatsHours: null,
		startsAt: at(1),
		endsAt: at(3),
	};
	const order = { tournament: "small", settings };
	expect(unwrap(await call(saveTournament, order, { token: owner }))).toMatchObject({ waits: true });
	const [waiting] = unwrap(await call(readTournaments, {}, { token: sven.token })).waiting;
	const decision = { kind: "approve" as const };
	const agreed = await Promise.all(
		[1, 2, 3].map(() =>
			call(decideTournament, { proposalId: waiting?.proposalId ?? "", decision }, { token: sven.token }),
		),
	);
	expect(agreed.filter(({ ok }) => ok)).toHaveLength(1);
	expect(agreed.filter((one) => !one.ok)).toEqual([refusedAs("PROPOSAL_CLOSED"), refusedAs("PROPOSAL_CLOSED")]);
	expect(await office.wallet.houseBalance("tournaments:small", "P")).toBe(100n);
	await office.rows("update backoffice.role set alone_up_to = 100000 where code = 'owner'");
});

describe("free spins at the desk", () => {
	const asOwner = { token: owner };
	const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
	const wish = async (change: Partial<InputOf<typeof awardFreeSpins>> = {}) => {
		const [game] = unwrap(await call(listFreeSpinsGames, {}, asOwner)).games;
		const said = {
			freeSpinsAccounts: [`player${await enrol(office)}`],
			freeSpinsGames: [game?.gameId ?? ""],
			freeSpins: 12,
		};
		return { ...said, stake: "0.20", startsAt: at(0), endsAt: at(24), reason: "a good customer", ...change };
	};
	const give = async (input: InputOf<typeof awardFreeSpins>, by: string) =>
		call(awardFreeSpins, input, { token: by, key: crypto.randomUUID() });

	test("are given by name in what the slots offer, by whoever may; who is unknown or excluded is named", async () => {
		// The larger of the two stakes is more than the catalogue takes by now.
		const offered = unwrap(await call(listFreeSpinsGames, {}, { token: olga.token }));
		expect(offered).toMatchObject({
			currency: "P",
			games: [{ names: { en: "Game reef" }, stakes: [{ stake: "0.20", most: "1000.00" }] }],
		});
		expect(await give(await wish(), olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
		const kept = await enrol(office);
		excluded.add(kept);
		const cases: readonly [Partial<InputOf<typeof awardFreeSpins>>, string, object][] = [
			[{ stake: "0.30" }, "FREE_SPINS_INVALID", { part: "STAKE" }],
			[{ stake: "0.205" }, "FREE_SPINS_INVALID", { part: "STAKE" }],
			[{ freeSpinsGames: ["424242"] }, "FREE_SPINS_INVALID", { part: "GAMES" }],
			[{ endsAt: at(-1) }, "FREE_SPINS_INVALID", { part: "END" }],
			[{ freeSpinsAccounts: [`player${kept}`, "who"] }, "FREE_SPINS_MEMBERS_UNKNOWN", { accounts: "who" }],
			[{ freeSpinsAccounts: [`Player${kept}`] }, "FREE_SPINS_MEMBERS_EXCLUDED", { accounts: `Player${kept}` }],
		];
		for (const [change, code, value] of cases)
			expect(await give(await wish(change), owner)).toEqual(refusedAs(code, value));
	});

	test("stand at once up to what one may give alone; above it another agrees; what is left is taken back", async () => {
		const input = await wish();
		const key = crypto.randomUUID();
		const [once, again] = [
			await call(awardFreeSpins, input, { token: owner, key }),
			await call(awardFreeSpins, input, { token: owner, key }),
		];
		expect(unwrap(once)).toEqual(unwrap(again));
		const small = unwrap(once);
		expect(small).toMatchObject({
			state: "running",
			cost: "2.40",
			left: 12,
			own: true,
			madeBy: "owner",
			decidedBy: "",
		});
		const many: string[] = [];
		while (many.length < 11) many.push(`player${await enrol(office)}`);
		const large = unwrap(await give(await wish({ freeSpins: 500, freeSpinsAccounts: many }), owner));
		expect(large).toMatchObject({ state: "waiting", cost: "1100.00", members: 11 });
		const decide = (by: string, decision: InputOf<typeof decideFreeSpins>["decision"]) =>
			call(decideFreeSpins, { freeSpinsId: large.freeSpinsId, decision }, { token: by });
		expect(await decide(olga.token, { kind: "approve" })).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await decide(owner, { kind: "approve" })).toEqual(refusedAs("OWN_FREE_SPINS"));
		expect(unwrap(await decide(sven.token, { kind: "approve" }))).toMatchObject({ state: "running", own: false });
		expect(await decide(sven.token, { kind: "refuse", why: "too late" })).toEqual(refusedAs("FREE_SPINS_CLOSED"));

		const { freeSpins, next } = unwrap(await call(listFreeSpins, {}, { token: olga.token }));
		expect([freeSpins.map(({ freeSpinsId }) => freeSpinsId), next]).toEqual([
			[large.freeSpinsId, small.freeSpinsId],
			null,
		]);
		expect(await call(listFreeSpins, { cursor: "x" }, asOwner)).toEqual(refusedAs("INVALID_CURSOR"));
		const { members } = unwrap(await call(listFreeSpinsMembers, { freeSpinsId: large.freeSpinsId }, asOwner));
		expect(members).toHaveLength(11);
		expect(members[0]).toMatchObject({
			account: expect.stringMatching(/^player/),
			left: 500,
			won: "0.00",
			closed: null,
		});
		expect(await call(listFreeSpinsMembers, { freeSpinsId: "424242" }, asOwner)).toEqual(
			refusedAs("FREE_SPINS_NOT_FOUND"),
		);

		const one = { freeSpinsId: large.freeSpinsId, memberId: members[0]?.memberId ?? "", reason: "left us" };
		expect(unwrap(await call(withdrawFreeSpins, one, asOwner))).toMatchObject({ state: "running", left: 5_000 });
		expect(await call(withdrawFreeSpins, { ...one, memberId: "0" }, asOwner)).toMatchObject({ ok: false });
		const all = { freeSpinsId: large.freeSpinsId, reason: "by mistake" };
		expect(unwrap(await call(withdrawFreeSpins, all, asOwner))).toMatchObject({
			state: "withdrawn",
			why: "by mistake",
		});
		expect(await call(withdrawFreeSpins, all, asOwner)).toEqual(refusedAs("FREE_SPINS_CLOSED"));
		const acts = unwrap(await call(listActs, { source: "games" }, asOwner)).acts;
		expect(acts.slice(0, 3).map(({ act }) => act)).toEqual([
			"free spins taken back",
			"free spins taken back",
			"free spins agreed to",
		]);
		expect(JSON.parse(acts[0]?.before ?? "{}")).toMatchObject({ state: "running", left: 5_000 });
		expect(await office.rows("select * from games.free_spins_fault")).toEqual([]);
		await games.close();
	});
});
