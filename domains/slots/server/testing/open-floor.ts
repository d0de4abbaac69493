// A gaming floor for tests: the seeded slots over games that a test has wired, and seats in them. Never imported
// outside tests.
import type { GamesApi } from "#games/api";
import { registerStudios } from "#games/module";
import { type Database, sql } from "#platform/db";
import type { PlayTicket, Route } from "#platform/http";
import { contextOf, routeOf } from "#platform/http/testing";
import type { Chance, ManualClock, MemberId } from "#platform/kernel";
import { createSlotsModule, type SlotsModule, studio } from "../module.ts";

export type FloorPlan = {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly chance: Chance;
	readonly games: { readonly api: GamesApi; readonly routes: readonly Route[]; readonly refresh: () => Promise<void> };
};

export type Seat = { readonly play: PlayTicket; readonly member: MemberId | undefined };

export type Floor = {
	readonly slots: SlotsModule;
	/** Opens a game for a member, or as a trial. */
	readonly sit: (game: string, member?: MemberId) => Promise<Seat>;
	/** Calls one of the slots' endpoints from a seat. */
	readonly call: (endpoint: string, seat: Seat, input?: unknown) => ReturnType<Route["handle"]>;
};

export async function openFloor(plan: FloorPlan): Promise<Floor> {
	const { db, clock, chance, games } = plan;
	await registerStudios({ db, now: clock.now() }, [studio]);
	await games.refresh();
	const slots = await createSlotsModule({ db, games: games.api, chance });
	return {
		slots,
		sit: async (game, member) => ({ member, play: await launch(plan, { game, member }) }),
		call: (endpoint, { play }, input = {}) =>
			routeOf(slots.routes, endpoint).handle(input, contextOf(clock.now(), { play })),
	};
}

/** Launches as the site does, and enters as the frame does. */
async function launch(
	{ db, clock, games }: FloorPlan,
	of: { game: string; member: MemberId | undefined },
): Promise<PlayTicket> {
	const { rows } = await db.read((tx) =>
		sql<{ gameId: string; vassalage: string }>`select id as "gameId", vendor as vassalage from games.game
			where code = ${of.game}`.execute(tx),
	);
	const asked = rows[0] ?? { gameId: "0", vassalage: "" };
	const name = of.member === undefined ? "launch-trial" : "launch-game";
	const launched = await routeOf(games.routes, name).handle(asked, contextOf(clock.now(), { member: of.member }));
	const launchToken = /launch=([A-Za-z0-9_-]+)/.exec(fieldOf(launched, "game_url"))?.[1];
	const entered = await routeOf(games.routes, "enter-play").handle({ launchToken }, contextOf(clock.now(), {}));
	const play = await games.api.authenticatePlay(fieldOf(entered, "playToken"));
	if (play === undefined) throw new Error(`${of.game} did not open: ${JSON.stringify([launched, entered])}`);
	return play;
}

function fieldOf(answer: Awaited<ReturnType<Route["handle"]>>, field: string): string {
	return answer.ok ? String(new Map(Object.entries(answer.value ?? {})).get(field)) : "";
}
