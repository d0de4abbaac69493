// What the moves of a table carry: chips that came to it and went home, and each hand as one transaction: the rounds of all
// members, their stacks, the hand's row. Written with the move, or nothing of it.
import type { ChipsHolder, ChipsRound } from "#games/api";
import type { Tx } from "#platform/db";
import { parseMemberId } from "#platform/kernel";
import type { RoomCarried } from "#platform/rooms";
import { pokerVendor } from "../contract/index.ts";
import {
	applyTable,
	type HandRecord,
	isBot,
	recordOf,
	recordSeenBy,
	type TableEvent,
	type TableHand,
	type TableState,
	watchedOf,
} from "../core/index.ts";
import { addStack, endBuyIn, moveStacks, type StackRow, stacksAt, takeStack } from "./chip-rows.ts";
import { insertHand } from "./hand-rows.ts";
import { currencyOf, type PokerTools } from "./ports.ts";

type Tools = Pick<PokerTools, "games">;

export async function carryTable(
	tools: Tools,
	tx: Tx,
	{ id, seq, before, events, at }: RoomCarried<TableState, TableEvent>,
): Promise<void> {
	let state = before;
	for (const [index, event] of events.entries()) {
		state = applyTable(state, event);
		await carryOne(tools, tx, { table: id, state, event, at, key: `${id}:${seq}:${index}` });
	}
}

type One = {
	readonly table: string;
	/** After the event. */
	readonly state: TableState;
	readonly event: TableEvent;
	readonly at: Date;
	/** Once in the life of a table. */
	readonly key: string;
};

async function carryOne(tools: Tools, tx: Tx, one: One): Promise<void> {
	const { event, table, key } = one;
	if (event.type === "seated" && !isBot(event.seat)) await chipsCame(tx, { buyIn: event.buyIn, table });
	if (event.type === "added") await chipsCame(tx, { buyIn: event.buyIn, table });
	if (event.type === "left" && !event.owner.startsWith("b")) {
		const row = await takeStack(tx, { table, owner: event.owner });
		if (row === undefined || Number(row.stack) !== event.stack)
			throw new Error(`a stack of ${table} is not what its table says`);
		if (event.stack > 0) await tools.games.chips.home(tx, { holder: holderOf(row), key, amount: BigInt(event.stack) });
	}
	if (event.type === "settled") await handOver(tools, tx, one);
}

/** What was offered to a table lies there now. Throws where it went back meanwhile: then the table did not take it either. */
async function chipsCame(tx: Tx, { buyIn, table }: { readonly buyIn: string; readonly table: string }): Promise<void> {
	const row = await endBuyIn(tx, buyIn, "seated");
	if (row === undefined || row.table_id !== table) throw new Error("chips that are not offered any more");
	const { owner, play_id, member_id, game_code, currency, amount: stack } = row;
	await addStack(tx, { table_id: table, owner, play_id, member_id, game_code, currency, stack });
}

function holderOf({ play_id, member_id, game_code, currency }: StackRow): ChipsHolder {
	const memberId = member_id === null ? undefined : parseMemberId(member_id);
	return { memberId, playId: play_id, vendor: pokerVendor, gameCode: game_code, currency: currencyOf(currency) };
}

/** The rules that a hand was played by, as the betting record names them. */
const handRules = "poker@1";

async function handOver({ games }: Tools, tx: Tx, { table, state, at }: One): Promise<void> {
	const { hand: playing, config } = state;
	if (playing === null || config === null || playing.end === null) throw new Error("a hand that is not over");
	const record = recordOf(state, playing, table);
	const stacks = new Map((await stacksAt(tx, table)).map((row) => [row.owner, row]));
	const players = playersOf(state, record, stacks);
	const rounds = players.map(
		({ row, player }): ChipsRound => ({
			holder: holderOf(row),
			key: playing.id,
			stake: BigInt(player.staked),
			win: BigInt(player.won),
			// Turnover is what a player paid in rake, not what went to and fro.
			counted: BigInt(player.raked),
			payTable: handRules,
			events: [recordSeenBy(record, player.seat)],
		}),
	);
	const ids = await games.chips.play(tx, rounds);
	await moveStacks(
		tx,
		table,
		players.map(({ owner, player }) => ({ owner, by: player.won - player.staked })),
	);
	const written = new Map(players.map(({ owner }, index) => [owner, ids[index] ?? null]));
	await writeHand(tx, { table, state, at, rounds: written });
}

export type HandWritten = Pick<One, "table" | "state" | "at"> & {
	/** In the betting record, by owner; none of trials and tournaments. */
	readonly rounds: ReadonlyMap<string, string | null>;
};

/** A hand that is over, and who of people played it. */
export async function writeHand(tx: Tx, { table, state, at, rounds }: HandWritten): Promise<void> {
	const { hand: playing, config } = state;
	if (playing === null || config === null || playing.end === null) throw new Error("a hand that is not over");
	const record = recordOf(state, playing, table);
	await insertHand(
		tx,
		{
			id: playing.id,
			table_id: table,
			number: playing.number,
			mode: config.mode,
			currency: config.currency,
			ended_at: at,
			rake: String(playing.end.rake),
			root: playing.root,
			sealed: playing.sealed,
			record: JSON.stringify(record),
		},
		peopleOf(state, record).map(({ owner, merchant, player: { seat, staked, won, raked } }) => ({
			owner,
			merchant,
			...turnsOf(state, playing, seat),
			hand_id: playing.id,
			seat,
			staked: String(staked),
			won: String(won),
			raked: String(raked),
			round_id: rounds.get(owner) ?? null,
		})),
	);
}

/** How a player took their turns, for whoever looks after the tables. */
function turnsOf({ seats }: TableState, playing: TableHand, no: number) {
	const {
		acts = 0,
		clocked = 0,
		thought = 0,
		squares = 0,
		foldedTo,
		squeezedWith,
	} = watchedOf(playing).find(({ seat }) => seat === no) ?? {};
	const personAt = (place: number | null | undefined) =>
		seats.find((seat) => seat.no === place && !isBot(seat))?.owner ?? null;
	const others = { folded_to: personAt(foldedTo), squeezed_with: personAt(squeezedWith) };
	return { acts, clocked, thought: String(thought), thought_squares: String(squares), ...others };
}

function peopleOf({ seats }: TableState, record: HandRecord) {
	return record.players.flatMap((player) => {
		const seat = seats.find(({ no }) => no === player.seat);
		return seat === undefined || isBot(seat) ? [] : [{ owner: seat.owner, merchant: seat.merchant, player }];
	});
}

/** People, with the rows of their stacks. */
const playersOf = (state: TableState, record: HandRecord, stacks: ReadonlyMap<string, StackRow>) =>
	peopleOf(state, record).map((one) => {
		const row = stacks.get(one.owner);
		if (row === undefined) throw new Error(`a player of ${record.table} without a stack`);
		return { ...one, row };
	});
