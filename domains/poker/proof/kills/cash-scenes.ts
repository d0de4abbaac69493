// Moments of a cash table: between hands, on every street, with all chips in, at its end, and whenever chips come or go.
import { isRunOut } from "../../core/hand.ts";
import { type PokerGame, seatOwned, type TableHand } from "../../core/index.ts";
import { allIn, checksDown, endsWith, type Looked, playUntil, type Room, turnAt } from "./play.ts";
import { acting, once, rounds, type Scene, type Staged } from "./scene.ts";
import type { PokerProcess, Said } from "./start-process.ts";
import type { KillWorld, Player } from "./world.ts";

const games = ["holdem", "omaha", "short"] as const satisfies readonly PokerGame[];
/** Of a table of the least stakes: between what may be brought at the least and at the most. */
const [little, plenty]: readonly [number, number] = [5_000, 8_000];

type Bringing = { readonly player: Player; readonly table: string; readonly seat?: number; readonly amount: number };

/** Chips under one key, however often it is pressed. */
function bringing({ book, press }: KillWorld, { player, table, seat, amount }: Bringing) {
	const key = press();
	const press_ = { key, table, amount, posts: true, ...(seat === undefined ? {} : { seat }) };
	return async (process: PokerProcess): Promise<Said> => {
		const said = await process.call("sit-at-poker", player.play, press_);
		if (said === "ok") book.brought.push({ owner: player.owner, key, amount });
		return said;
	};
}

async function sitDown(world: KillWorld, { id, players }: Room, amount = plenty): Promise<void> {
	for (const [seat, player] of players.entries()) {
		const said = await bringing(world, { player, table: id, seat, amount })(world.leads());
		if (said !== "ok") throw new Error(`${player.owner} could not sit down at ${id}: ${said}`);
	}
}

type Opening = { readonly game?: PokerGame; readonly seats?: 2 | 6; readonly people?: number };

/** People who never sat there before, at a table of their game. */
async function open(world: KillWorld, { game = "holdem", seats = 6, people = 3 }: Opening): Promise<Room> {
	const players: Player[] = [];
	for (let who = 0; who < people; who++) players.push(await world.come(game));
	return { kind: "cash", id: `rP-${game}-${seats}-1-1`, players };
}

const handOf = ({ tables: [table] }: Looked): TableHand | null => table?.hand ?? null;

/** Plays to the end of the hand; everybody goes home. */
async function goHome(world: KillWorld, room: Room): Promise<void> {
	await playUntil(world, room, { isThere: (looked) => handOf(looked) === null || handOf(looked)?.end != null });
	for (const { owner } of room.players) {
		const said = await world.leads().act(room.id, owner, { type: "leave" });
		if (said !== "ok" && said !== "POKER_NOT_SEATED") throw new Error(`${owner} could not leave: ${said}`);
	}
	await playUntil(world, room, { isThere: ({ tables: [table] }) => table?.seats.length === 0 });
}

const noFaults = (): readonly string[] => [];
const settled = (world: KillWorld, room: Room, staged: Omit<Staged, "room" | "finish">): Staged => ({
	...staged,
	room,
	finish: () => goHome(world, room),
});

const beforeBlinds: Scene = {
	moment: "before the blinds",
	async stage(world) {
		const room = await open(world, { game: games[world.chance.below(3)] ?? "holdem" });
		await sitDown(world, room);
		world.clock.advance(700);
		return settled(world, room, {
			under: rounds,
			faults: ({ tables: [table] }) => (table?.seats.length === 3 ? [] : ["somebody does not sit there any more"]),
		});
	},
};

const streets = ["preflop", "flop", "turn", "river"] as const;

const onStreet = (name: (typeof streets)[number], street: number): Scene => ({
	moment: name,
	async stage(world) {
		const room = await open(world, { game: games[world.chance.below(3)] ?? "holdem" });
		await sitDown(world, room);
		// Now and then somebody has acted on this street already.
		const acts = world.chance.below(2);
		const { tables } = await playUntil(world, room, {
			isThere: ({ tables: [table] }) => {
				const turn = table === undefined ? undefined : turnAt(table, room.players);
				if (turn?.playing.hand.street !== street) return false;
				return turn.playing.acts.filter((one) => one.street === street).length >= acts;
			},
		});
		const turn = tables[0] === undefined ? undefined : turnAt(tables[0], room.players);
		if (turn === undefined) throw new Error("it is nobody's turn");
		return settled(world, room, {
			under: acting(world, room, { turn, act: checksDown(turn) }),
			faults: (looked) => {
				const hand = handOf(looked);
				if (hand?.id !== turn.playing.id) return ["the hand is another one"];
				return once("an act under way", hand.acts.length - turn.playing.acts.length);
			},
		});
	},
});

const runOut: Scene = {
	moment: "all in, dealt twice",
	async stage(world) {
		const room = await open(world, { game: "holdem" });
		await sitDown(world, room);
		for (const { owner } of room.players) await world.leads().act(room.id, owner, { type: "twice", twice: true });
		const boards = world.chance.below(3);
		const { tables } = await playUntil(world, room, {
			pick: allIn,
			isThere: (looked) => {
				const hand = handOf(looked);
				return hand !== null && hand.end === null && isRunOut(hand.hand) && hand.hand.street === boards;
			},
		});
		const before = tables[0]?.hand;
		world.clock.advance(1_600);
		return settled(world, room, {
			under: rounds,
			faults: (looked) => {
				const hand = handOf(looked);
				if (hand?.id !== before?.id) return ["the hand is another one"];
				return hand?.hand.boards.length === 2 || hand?.hand.street === boards ? [] : ["it is not dealt twice"];
			},
		});
	},
};

const settlement: Scene = {
	moment: "settlement",
	async stage(world) {
		const room = await open(world, { game: games[world.chance.below(3)] ?? "holdem" });
		await sitDown(world, room);
		const last = ({ tables: [table] }: Looked) => {
			const turn = table === undefined ? undefined : turnAt(table, room.players);
			return turn !== undefined && endsWith(turn, checksDown(turn)) ? turn : undefined;
		};
		const turn = last(await playUntil(world, room, { isThere: (looked) => last(looked) !== undefined }));
		if (turn === undefined) throw new Error("it is nobody's turn");
		return settled(world, room, {
			under: acting(world, room, { turn, act: checksDown(turn) }),
			snare: "poker.hand",
			faults: (looked) => (handOf(looked)?.end == null ? ["the hand is not over"] : []),
		});
	},
};

const shown: Scene = {
	moment: "after the showdown",
	async stage(world) {
		const room = await open(world, {});
		await sitDown(world, room);
		await playUntil(world, room, { isThere: (looked) => handOf(looked)?.end != null });
		world.clock.advance(4_500);
		return settled(world, room, { under: rounds, faults: noFaults });
	},
};

const seatOf = ({ tables: [table] }: Looked, { owner }: Player) =>
	table === undefined ? undefined : seatOwned(table, owner);

const buyIn = (snare: Staged["snare"]): Scene => ({
	moment: snare === "poker.buy_in" ? "buy-in, before the money moves" : "buy-in, as the table takes it",
	async stage(world) {
		const room = await open(world, { people: 2 });
		await sitDown(world, room);
		const player = await world.come();
		if (world.chance.below(2) === 0) await playUntil(world, room, { isThere: (looked) => handOf(looked) !== null });
		const all = { ...room, players: [...room.players, player] };
		return settled(world, all, {
			under: bringing(world, { player, table: room.id, seat: 4, amount: little }),
			snare,
			faults: (looked) =>
				seatOf(looked, player)?.stack === little ? [] : [`${player.owner} does not sit with what they brought`],
		});
	},
});

const topUp: Scene = {
	moment: "more chips",
	async stage(world) {
		const room = await open(world, {});
		await sitDown(world, room, little);
		const [player] = room.players;
		if (player === undefined) throw new Error("nobody");
		await playUntil(world, room, { isThere: (looked) => handOf(looked)?.hand.street === 1 });
		return settled(world, room, {
			under: bringing(world, { player, table: room.id, amount: 1_000 }),
			snare: "poker.stack",
			faults: (looked) => (seatOf(looked, player)?.adds === 1_000 ? [] : ["more chips are not there once"]),
		});
	},
};

const leaving = (amid: boolean): Scene => ({
	moment: amid ? "leaving amid a hand" : "leaving between hands",
	async stage(world) {
		const room = await open(world, {});
		await sitDown(world, room);
		const isThere = (looked: Looked) => (amid ? handOf(looked)?.hand.street === 1 : handOf(looked) === null);
		await playUntil(world, room, { isThere });
		const [player] = room.players;
		if (player === undefined) throw new Error("nobody");
		return settled(world, room, {
			under: (process) => process.act(room.id, player.owner, { type: "leave" }),
			may: ["POKER_NOT_SEATED"],
			snare: amid ? undefined : "poker.stack",
			faults: (looked) => {
				const seat = seatOf(looked, player);
				return seat === undefined || seat.state === "leaving" ? [] : [`${player.owner} sits there still`];
			},
		});
	},
});

const waiting: Scene = {
	moment: "waiting list",
	async stage(world) {
		const room = await open(world, { seats: 2, people: 2 });
		await sitDown(world, room);
		const player = await world.come();
		return settled(world, room, {
			under: (process) => process.call("wait-for-seat", player.play, { table: room.id }),
			faults: async ({ tables: [table] }) => {
				const faults = once(
					"a place on the waiting list",
					table?.queue.filter(({ owner }) => owner === player.owner).length ?? 0,
				);
				await world.leads().act(room.id, player.owner, { type: "unwait" });
				return faults;
			},
		});
	},
};

const keptSeat: Scene = {
	moment: "a seat that is kept",
	async stage(world) {
		const room = await open(world, { seats: 2, people: 2 });
		await sitDown(world, room);
		const player = await world.come();
		await world.leads().call("wait-for-seat", player.play, { table: room.id });
		await world.leads().act(room.id, room.players[0]?.owner ?? "", { type: "leave" });
		await playUntil(world, room, { isThere: ({ tables: [table] }) => table?.kept?.owner === player.owner });
		const all = { ...room, players: [...room.players, player] };
		return settled(world, all, {
			under: bringing(world, { player, table: room.id, seat: 0, amount: little }),
			snare: world.chance.below(2) === 0 ? "poker.stack" : undefined,
			faults: (looked) => (seatOf(looked, player)?.stack === little ? [] : ["the seat was not kept"]),
		});
	},
};

export const cashScenes: readonly [Scene, ...Scene[]] = [
	beforeBlinds,
	...streets.map(onStreet),
	runOut,
	settlement,
	shown,
	buyIn("poker.buy_in"),
	buyIn("poker.stack"),
	topUp,
	leaving(true),
	leaving(false),
	waiting,
	keptSeat,
];
