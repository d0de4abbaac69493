// How people play at the tables of a room, cash or tournament, until something is so: whoever's turn it is acts, else the clock goes on.
import { actInHand, type HandAct, type Legal, legalActs } from "../../core/act.ts";
import type { TableHand, TableState, TournamentState } from "../../core/index.ts";
import type { KillWorld, Player } from "./world.ts";

export type Room = { readonly kind: "cash" | "cup"; readonly id: string; readonly players: readonly Player[] };

export type Looked = { readonly tables: readonly TableState[]; readonly cup: TournamentState | undefined };

/** As it stands in the database. */
export async function look(world: KillWorld, { kind, id }: Room): Promise<Looked> {
	if (kind === "cash") {
		const table = await world.table(id);
		return { tables: table === undefined ? [] : [table], cup: undefined };
	}
	const cup = await world.cup(id);
	return { tables: cup?.tables.map(({ state }) => state) ?? [], cup };
}

export type Turn = {
	readonly player: Player;
	readonly playing: TableHand;
	readonly seat: number;
	readonly legal: Legal;
};

/** Whose turn it is at a table. */
export function turnAt({ hand, seats }: TableState, players: readonly Player[]): Turn | undefined {
	if (hand === null || hand.end !== null) return undefined;
	const seat = hand.hand.players[hand.hand.actor ?? -1]?.seat;
	const owner = seats.find(({ no }) => no === seat)?.owner;
	const player = players.find((one) => one.owner === owner);
	const legal = legalActs(hand.hand);
	return seat === undefined || player === undefined || legal === undefined
		? undefined
		: { player, playing: hand, seat, legal };
}

export type Pick = (turn: Turn) => HandAct;
export const checksDown: Pick = () => ({ type: "call" });
export const allIn: Pick = ({ legal: { raise } }) =>
	raise === undefined ? { type: "call" } : { type: "raise", to: raise.most };

/** Whether this act would end the hand. */
export const endsWith = ({ playing }: Turn, act: HandAct): boolean => {
	const after = actInHand(playing.hand, act);
	return after.ok && after.value.phase === "over";
};

export type Doing = { readonly turn: Turn; readonly act: HandAct };

/** What a turn is answered with, sent to a process; the same, however often it is sent. */
export const sending =
	({ kind, id }: Room, { turn: { player, playing }, act }: Doing) =>
	(process: ReturnType<KillWorld["leads"]>) => {
		const { owner } = player;
		const command = { type: "act", hand: playing.id, turn: playing.acts.length, act } as const;
		return kind === "cash" ? process.act(id, owner, command) : process.cup(id, owner, command);
	};

/** An act that was answered is noted: it has to be found in the hand's record. */
async function act(world: KillWorld, room: Room, doing: Doing): Promise<void> {
	const said = await sending(room, doing)(world.leads());
	if (said !== "ok") throw new Error(`${room.id}: an act of ${doing.turn.player.owner} was refused: ${said}`);
	noteAct(world, doing);
}

export const noteAct = ({ book }: KillWorld, { turn: { playing, seat }, act }: Doing): void =>
	void book.acts.push({ hand: playing.id, turn: playing.acts.length, seat, act });

/** Milliseconds that the clock goes on where it is nobody's turn. */
const step = 700;

async function tick({ clock, leads }: KillWorld, milliseconds = step): Promise<void> {
	clock.advance(milliseconds);
	const said = await leads().round();
	if (said !== "ok") throw new Error(`the clock was not heard: ${said}`);
}

type Playing = { readonly pick?: Pick; readonly isThere: (looked: Looked) => boolean };

/** Answers how it stands once it is so. */
export async function playUntil(
	world: KillWorld,
	room: Room,
	{ pick = checksDown, isThere }: Playing,
): Promise<Looked> {
	for (let steps = 0; steps < 400; steps++) {
		const looked = await look(world, room);
		if (isThere(looked)) return looked;
		const turns = looked.tables.flatMap((table) => turnAt(table, room.players) ?? []);
		for (const turn of turns) await act(world, room, { turn, act: pick(turn) });
		if (turns.length === 0) await tick(world);
	}
	throw new Error(`${room.id} never came to where it should: ${JSON.stringify(await look(world, room))}`);
}

export const isOver = ({ cup }: Looked): boolean => cup?.phase === "done" || cup?.phase === "cancelled";
