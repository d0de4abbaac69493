// Shapes that the calls and the room of poker share. Amounts of chips are whole minor units of the table's currency, cards whole
// numbers (`core/cards.ts`), moments the server's, in milliseconds since 1970.
import * as z from "zod/mini";
import { roomId } from "#platform/contract";
import { type HandRecord, type OwnFigures, pokerGames, type SeenTable, type TableConfig } from "../core/index.ts";

export const whole = z.int().check(z.minimum(0));
export const table = roomId;
/** Made by the page for each press; sent again unchanged when no answer came. */
export const pressKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

const card = z.int().check(z.minimum(0), z.maximum(51));
const cards = z.array(card);
const mode = z.enum(["real", "demo"]);
const game = z.enum(pokerGames);

export const tableConfig: z.ZodMiniType<TableConfig> = z.object({
	game,
	seats: whole,
	small: whole,
	big: whole,
	ante: whole,
	least: whole,
	most: whole,
	rate: whole,
	caps: z.tuple([whole, whole, whole]),
	currency: z.string(),
	mode,
	tournament: z.optional(z.literal(true)),
	bots: whole,
});

export const handAct = z.discriminatedUnion("type", [
	z.object({ type: z.literal("fold") }),
	z.object({ type: z.literal("call") }),
	z.object({ type: z.literal("raise"), to: whole }),
]);

export const loggedAct = z.object({
	seat: whole,
	street: whole,
	act: handAct,
	to: whole,
	by: z.enum(["player", "clock", "bot"]),
});

const pot = z.object({ amount: whole, seats: z.array(whole) });
const won = z.array(z.object({ seat: whole, amount: whole }));
export const wonPot = z.object({ ...pot.shape, rake: whole, parts: z.array(z.object({ won })) });
export const posted = z.array(z.object({ seat: whole, amount: whole, as: z.enum(["live", "dead", "ante"]) }));

const seatState = z.enum(["in", "away", "leaving"]);

export const seenTable: z.ZodMiniType<SeenTable> = z.object({
	config: z.nullable(tableConfig),
	closing: z.boolean(),
	seats: z.array(
		z.object({ no: whole, name: z.string(), bot: z.boolean(), stack: whole, state: seatState, waits: z.boolean() }),
	),
	waiting: whole,
	hand: z.nullable(
		z.object({
			id: z.string(),
			number: whole,
			root: z.string(),
			button: whole,
			street: whole,
			boards: z.array(cards),
			pot: whole,
			pots: z.array(pot),
			players: z.array(
				z.object({
					seat: whole,
					street: whole,
					folded: z.boolean(),
					allIn: z.boolean(),
					cards: z.nullable(cards),
				}),
			),
			bet: whole,
			turn: whole,
			actor: z.nullable(z.object({ seat: whole, since: whole, base: whole, bank: whole })),
			last: z.nullable(loggedAct),
			end: z.nullable(z.object({ rake: whole, pots: z.array(wonPot) })),
		}),
	),
	you: z.nullable(
		z.object({
			seat: whole,
			stack: whole,
			adds: whole,
			state: seatState,
			waits: z.boolean(),
			posts: z.boolean(),
			twice: z.boolean(),
			bank: whole,
			cards: z.nullable(cards),
			legal: z.nullable(z.object({ call: whole, least: whole, most: whole })),
		}),
	),
	queued: z.nullable(whole),
});

/** What a member noted about somebody, and where they sit at the table that was asked for. */
export const playerNote = z.object({
	id: z.uuid(),
	name: z.string(),
	text: z.string(),
	at: whole,
	seat: z.nullable(whole),
});
export type PlayerNote = z.infer<typeof playerNote>;

/** A table of the lobby: its rules, and how it stands. */
export const lobbyTable = z.object({
	id: table,
	/** The row of its game in the catalogue. */
	gameId: z.string(),
	number: whole,
	config: tableConfig,
	players: whole,
	bots: whole,
	waiting: whole,
	/** Hands that were dealt there. */
	hands: whole,
});
export type LobbyTable = z.infer<typeof lobbyTable>;

export const handRecord: z.ZodMiniType<HandRecord> = z.object({
	type: z.literal("hand"),
	id: z.string(),
	table: z.string(),
	number: whole,
	begunAt: whole,
	root: z.string(),
	rules: z.object({
		game,
		seats: whole,
		small: whole,
		big: whole,
		ante: whole,
		currency: z.string(),
		mode,
	}),
	button: whole,
	players: z.array(
		z.object({
			seat: whole,
			name: z.string(),
			bot: z.boolean(),
			start: whole,
			staked: whole,
			won: whole,
			raked: whole,
			shown: z.boolean(),
			cards: z.nullable(cards),
			places: z.array(whole),
		}),
	),
	posted,
	acts: z.array(loggedAct),
	boards: z.array(cards),
	boardPlaces: z.array(z.array(whole)),
	pots: z.array(wonPot),
	rake: whole,
	you: z.nullable(whole),
});

export const ownFigures: z.ZodMiniType<OwnFigures> = z.object({
	hands: whole,
	entered: whole,
	raised: whole,
	won: whole,
	shown: whole,
	net: z.int(),
	raked: whole,
});

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A card that lay at a place of the deck: what leads from it to the root. */
export const cardProof = z.object({ place: whole, card, salt: hex, path: z.array(hex) });
export type CardProof = z.infer<typeof cardProof>;
