// The fishing rooms at the desk: returns by species with an alarm that is raised once, rooms set with a version and in the trail, tables.
import { expect, test } from "vitest";
import { listActs } from "#backoffice/contract";
import { employ, openOffice, refusedAs } from "#backoffice/testing";
import { sql } from "#platform/db";
import { log } from "#platform/http/testing";
import { unwrap } from "#platform/kernel";
import { listFishingRooms, listFishReturns, listFishTables, saveFishingRooms } from "../../contract/index.ts";
import { fishingDesk } from "../../server/desk/fishing-desk.ts";
import { fishingJobs } from "../../server/jobs.ts";
import { migrations } from "../../server/migrations.ts";
import { countAlarms } from "../../server/species-returns.ts";

const office = await openOffice({ brings: [{ migrations, desk: ({ db }) => fishingDesk({ db }) }] });
const { db, clock, call, owner } = office;
const { token: auditor } = await employ(office, "auditor");
const { token: support } = await employ(office, "support");

type Shot = {
	readonly species: string;
	readonly contacts: number;
	readonly prize: number;
	readonly table?: string;
	readonly offSquares?: number;
};

/** Bets of one unit, on this day. */
const shoot = ({ species, contacts, prize, table = "haenyeo-sea@1", offSquares = 0 }: Shot) =>
	db.tx((tx) =>
		sql`insert into fishing.species_return (day, pay_table, species, currency, contacts, stake, squares, prize, off_squares)
			values ((${clock.now()}::timestamptz at time zone 'UTC')::date, ${table}, ${species}, 'P', ${contacts}, ${contacts},
				${contacts}, ${prize}, ${offSquares})
			on conflict (day, pay_table, species, currency) do update set contacts = excluded.contacts,
				stake = excluded.stake, squares = excluded.squares, prize = excluded.prize`.execute(tx),
	);

const watch = async (): Promise<void> => {
	const job = fishingJobs({ db, log }).jobs.find(({ name }) => name === "fishing.watch-returns");
	if (job === undefined) throw new Error("nobody watches");
	await job.run({}, { now: clock.now(), jobId: "1", attempt: 1, log, signal: undefined });
};
const lineOf = async (species: string) =>
	unwrap(await call(listFishReturns, {}, { token: auditor })).lines.find((line) => line.species === species);
const alarms = () => db.read(countAlarms);

test("a species that strays is told, alarms once, and is over when it is back", async () => {
	// 10,000 at what pays two: a deviation is 99.94.
	await shoot({ species: "anchovy", contacts: 10_000, prize: 9_650 + 500 });
	await shoot({ species: "damsel", contacts: 10_000, prize: 9_660 });
	await shoot({ species: "sea-dragon", contacts: 100, prize: 0 });
	await shoot({ species: "urchin", contacts: 10_000, prize: 13_000, offSquares: 1_000_000_000_000 });
	await shoot({ species: "gone", contacts: 10, prize: 10 });
	await shoot({ species: "anchovy", contacts: 10, prize: 10, table: "of another house" });
	expect(await lineOf("anchovy")).toMatchObject({ actual: "101.50", theory: "96.50", strays: "5.00", state: "off" });
	expect(await lineOf("damsel")).toMatchObject({ contacts: 10_000, stake: "100.00", prize: "96.60", state: "within" });
	expect(await lineOf("sea-dragon")).toMatchObject({ state: "too-few", alarmSince: null });
	// What weapons add is in what was seen alone.
	expect(await lineOf("urchin")).toMatchObject({ strays: "3.35", state: "within" });
	expect(await lineOf("gone")).toBeUndefined();
	await watch();
	await watch();
	expect(await alarms()).toEqual({ count: 1, since: clock.now() });
	expect((await lineOf("anchovy"))?.alarmSince).toBe(clock.now().toISOString());
	await shoot({ species: "anchovy", contacts: 10_000, prize: 9_700 });
	await watch();
	expect(await alarms()).toEqual({ count: 0, since: undefined });
	expect((await lineOf("anchovy"))?.alarmSince).toBeNull();
});

test("a period is bounded, and nobody looks without the permission", async () => {
	const at = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
	const of = (from: string, to: string) => call(listFishReturns, { from, to }, { token: auditor });
	expect(await of(at(0), at(1))).toEqual(refusedAs("INVALID_PERIOD"));
	expect(await of(at(500), at(1))).toEqual(refusedAs("INVALID_PERIOD"));
	expect(unwrap(await of(at(9), at(5))).lines).toEqual([]);
	expect(await call(listFishReturns, {}, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
});

test("tables are listed by version with what each row returns exactly", async () => {
	const { tables } = unwrap(await call(listFishTables, {}, { token: auditor }));
	expect(tables.map(({ version, inForce, reasons, rtp }) => ({ version, inForce, reasons, rtp }))).toEqual(
		["haenyeo-sea@1", "night-river@1"].map((version) => ({ version, inForce: true, reasons: [], rtp: "96.50" })),
	);
	const rows = tables.flatMap((table) => table.rows);
	expect(rows).toHaveLength(52);
	expect(new Set(rows.map(({ returns }) => returns))).toEqual(new Set(["96.5000"]));
	expect(rows.find(({ species }) => species === "abalone")).toMatchObject({ kind: "wheel", mean: "43.00", win: 193 });
});

test("rooms are set by a version, and the act stands in the trail", async () => {
	await db.tx((tx) =>
		sql`insert into fishing.sitting (id, owner, game, room, currency, sat_at) values
			(gen_random_uuid(), 'm1', 'haenyeo-sea', 'haenyeo-sea_real_reef_2', 'P', now()),
			(gen_random_uuid(), 'm2', 'haenyeo-sea', 'haenyeo-sea_real_reef_2', 'P', now())`.execute(tx),
	);
	const list = async () => unwrap(await call(listFishingRooms, {}, { token: auditor })).rooms;
	expect(await list()).toHaveLength(6);
	const reef = (await list()).find(({ game, stakes }) => game === "haenyeo-sea" && stakes === "reef");
	expect(reef).toEqual({
		game: "haenyeo-sea",
		stakes: "reef",
		version: 0,
		open: true,
		mostRooms: 64,
		setAt: null,
		setBy: null,
		rooms: [{ roomId: "haenyeo-sea_real_reef_2", mode: "real", number: 2, taken: 2 }],
	});
	const save = (version: number, token = owner) =>
		call(
			saveFishingRooms,
			{ game: "haenyeo-sea", stakes: "reef", version, settings: { open: false, mostRooms: 3 } },
			{ token, key: crypto.randomUUID() },
		);
	expect(await save(0, auditor)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await save(1)).toEqual(refusedAs("CHANGED_MEANWHILE"));
	expect(unwrap(await save(0))).toMatchObject({ version: 1, open: false, mostRooms: 3 });
	expect(await save(0)).toEqual(refusedAs("CHANGED_MEANWHILE"));
	expect(unwrap(await save(1))).toMatchObject({ version: 2 });
	const { acts } = unwrap(await call(listActs, { source: "fishing" }, { token: owner }));
	expect(acts.map(({ act }) => act)).toEqual(["fishing rooms set", "fishing rooms set"]);
});
