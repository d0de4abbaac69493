// T18: where a game begins is looked at before its frame opens. Past the site, over real protection.
import { afterEach, beforeEach, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { launchGame, launchTrial, listGames } from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { openGuardedHall } from "../testing/open-guarded-hall.ts";

const { db, here } = await openGuardedHall();
const { call, as } = callerOf(here.hall);

const market = (countries: readonly string[] | null) =>
	db.tx((tx) => sql`update protection.profile set countries = ${countries} where code = 'international'`.execute(tx));
const rowsOf = async (table: "games.play_session" | "protection.location_check") => {
	const { rows } = await db.read((tx) =>
		sql<{ row: string }>`select t::text as row from ${sql.table(table)} t where member_id = ${member}`.execute(tx),
	);
	return rows.length;
};
const asked = async () => {
	const listed = await call(listGames, {});
	const lantern = listed.ok ? listed.value.games.find(({ gameCode }) => gameCode === "lantern") : undefined;
	return { gameId: lantern?.gameId ?? "", vassalage: lantern?.vassalage ?? "" };
};

let member: MemberId;
beforeEach(async () => {
	member = await here.hall.enrol(1_000n);
});
afterEach(() => market(null));

test("T18 where play is not allowed no game is launched: no session is written, the look is", async () => {
	await market(["GB"]);
	const refused = await call(launchGame, await asked(), as(member));
	expect(refused).toEqual({ ok: false, error: { code: "PLAY_NOT_ALLOWED_HERE" } });
	expect([await rowsOf("games.play_session"), await rowsOf("protection.location_check")]).toEqual([0, 1]);
});

test("T18 where it is, the game opens, and its place has been looked at once", async () => {
	expect((await call(launchGame, await asked(), as(member))).ok).toBe(true);
	expect([await rowsOf("games.play_session"), await rowsOf("protection.location_check")]).toEqual([1, 1]);
});

test("a trial stakes nothing and is open everywhere", async () => {
	await market(["GB"]);
	expect((await call(launchTrial, await asked())).ok).toBe(true);
});
