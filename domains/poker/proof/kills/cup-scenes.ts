// Moments of tournaments: entries, a new level, players that are moved, a deal, the end with its prizes.

import { clockAt, type TournamentCommand } from "../../core/index.ts";
import { levelAt } from "../../core/tournament/structure.ts";
import { allIn, isOver, type Looked, look, playUntil, type Room } from "./play.ts";
import { once, rounds, type Scene, type Staged } from "./scene.ts";
import type { PokerProcess, Said } from "./start-process.ts";
import type { KillWorld, Player } from "./world.ts";

/** The one of a kind that takes entries. */
async function openOne(world: KillWorld, prefix: string): Promise<string> {
	for (let number = 1; ; number++) {
		const cup = await world.cup(`${prefix}${number}`);
		if (cup === undefined || cup.phase === "registering") return `${prefix}${number}`;
	}
}

const entering = ({ press }: KillWorld, { play }: Player, tournament: string) => {
	const key = press();
	return (process: PokerProcess): Promise<Said> => process.call("enter-poker-tournament", play, { key, tournament });
};

async function enterAll(world: KillWorld, id: string, people: number): Promise<Room> {
	const players: Player[] = [];
	for (let who = 0; who < people; who++) {
		const player = await world.come();
		players.push(player);
		const said = await entering(world, player, id)(world.leads());
		if (said !== "ok") throw new Error(`${player.owner} could not enter ${id}: ${said}`);
	}
	return { kind: "cup", id, players };
}

const command = (id: string, { owner }: Player, type: "unregister" | "propose" | "agree") => {
	const wish: TournamentCommand = { type };
	return (process: PokerProcess): Promise<Said> => process.cup(id, owner, wish);
};

/** To its end: everybody goes all in. */
const playedOut = (world: KillWorld, room: Room, staged: Omit<Staged, "room" | "finish">): Staged => ({
	...staged,
	room,
	finish: async () => void (await playUntil(world, room, { pick: allIn, isThere: isOver })),
});

/** A sit & go of two whose hands are dealt, between two of them. */
async function duel(world: KillWorld): Promise<Room> {
	const room = await enterAll(world, await openOne(world, "srP-duel-"), 2);
	await playUntil(world, room, { isThere: ({ tables: [table] }) => (table?.hands ?? 0) > 0 && table?.hand === null });
	return room;
}

const registration = (comes: boolean): Scene => ({
	moment: comes ? "entry to a tournament" : "an entry is given up",
	async stage(world) {
		const id = await openOne(world, "srP-six-");
		const room = await enterAll(world, id, 2);
		const player = await world.come();
		const enters = entering(world, player, id);
		const leaves = command(id, player, "unregister");
		if (!comes) await enters(world.leads());
		return {
			room,
			under: comes ? enters : leaves,
			snare: world.chance.below(2) === 0 ? "poker.tournament" : undefined,
			faults: ({ cup }) => {
				const many = cup?.entries.filter(({ owner }) => owner === player.owner).length ?? 0;
				return comes
					? once(`an entry of ${player.owner}`, many)
					: many === 0
						? []
						: ["an entry that was given up stands"];
			},
			// Before its start all of it comes back.
			finish: async () => {
				for (const one of [...room.players, player]) await command(id, one, "unregister")(world.leads());
			},
		};
	},
});

const newLevel: Scene = {
	moment: "between two levels",
	async stage(world) {
		const room = await duel(world);
		const { cup } = await look(world, room);
		world.clock.advance(181_000);
		const { level } = clockAt("turbo", world.clock.now().getTime() - (cup?.startedAt ?? 0));
		return playedOut(world, room, {
			under: rounds,
			faults: async () => {
				const { tables } = await playUntil(world, room, {
					isThere: ({ tables: [table] }) => table !== undefined && table.hand !== null,
				});
				return (tables[0]?.config?.big ?? 0) >= levelAt(level).big ? [] : [`level ${level} is not dealt`];
			},
		});
	},
};

/** Ten at two tables, of whom one goes out: then one table is left, and all of the other are moved. */
const balancing: Scene = {
	moment: "players are moved",
	async stage(world) {
		const hour = 3_600_000;
		const begins = (Math.floor(world.clock.now().getTime() / hour) + 1) * hour;
		const room = await enterAll(world, `trP-hourly-${begins / 60_000}`, 10);
		world.clock.advance(begins - world.clock.now().getTime());
		const goesOut = ({ tables }: Looked) =>
			tables.length === 2 && tables.some(({ hand }) => hand?.end?.players.some(({ stack }) => stack === 0) === true);
		await playUntil(world, room, { pick: allIn, isThere: goesOut });
		world.clock.advance(4_500);
		return playedOut(world, room, {
			under: rounds,
			faults: async () => {
				const { cup } = await playUntil(world, room, {
					pick: allIn,
					isThere: (looked) => isOver(looked) || looked.tables.length === 1,
				});
				const alive = cup?.tables.flatMap(({ state }) => state.seats.map(({ owner }) => owner)) ?? [];
				return new Set(alive).size === alive.length ? [] : ["somebody sits twice"];
			},
		});
	},
};

const deal: Scene = {
	moment: "a deal",
	async stage(world) {
		const room = await duel(world);
		const [one, other] = room.players;
		if (one === undefined || other === undefined) throw new Error("nobody");
		for (const type of ["propose", "agree"] as const) {
			const said = await command(room.id, one, type)(world.leads());
			if (said !== "ok") throw new Error(`a deal was refused: ${said}`);
		}
		return playedOut(world, room, {
			under: command(room.id, other, "agree"),
			// It was over with the one that was killed.
			may: ["POKER_NOT_ALLOWED", "POKER_NOT_SEATED"],
			snare: world.chance.below(2) === 0 ? "poker.tournament" : undefined,
			faults: async () => {
				const { cup } = await playUntil(world, room, { isThere: isOver });
				return cup?.byDeal === true ? [] : ["what was agreed to was not done"];
			},
		});
	},
};

const end: Scene = {
	moment: "the end of a tournament",
	async stage(world) {
		const room = await duel(world);
		const isLast = ({ tables: [table] }: Looked) => table?.hand?.end?.players.some(({ stack }) => stack === 0) === true;
		await playUntil(world, room, { pick: allIn, isThere: isLast });
		world.clock.advance(4_500);
		return playedOut(world, room, {
			under: rounds,
			snare: "poker.tournament",
			faults: async () => {
				const { cup } = await playUntil(world, room, { isThere: isOver });
				return cup?.results.map(({ place }) => place).join() === "1,2" ? [] : ["it has other places"];
			},
		});
	},
};

export const cupScenes: readonly Scene[] = [registration(true), registration(false), newLevel, balancing, deal, end];
