// Shapes that the calls of the lotteries share: issues, draws, orders. Moments are the server's, in milliseconds since 1970.
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { areas, hexShape, lotteryGames, postShape, prizeModes, regions } from "../core/index.ts";
import { lotteryEvent } from "./events.ts";

export const whole = z.int().check(z.minimum(0));
export const moment = z.int().check(z.minimum(0));
/** A game's code: TSFFC. */
export const lotteryGame = z.enum(lotteryGames);
export const prizeMode = z.enum(prizeModes);
/** 1 Lott, 2 ZY, 3 Elott, 5 SEA. */
export const prizeModeId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)]);
/** The halls of their own that lotteries stand in; the others have both halls of the house. */
export const area = z.enum(["LOTT", ...areas]);
/** An issue's number: "202511240001". */
export const numero = z.string().check(z.regex(/^[0-9]{7,12}$/));
export const hex = z.string().check(z.regex(hexShape));
/** "69405"; numbers of more than one digit with commas: "3,11,5,8,1". */
export const digits = z.string().check(z.regex(/^([0-9]{2,110}|[0-9]{1,2}(,[0-9]{1,2}){4,21})$/));
/** Made by the page for each press of the button; sent again unchanged when no answer came. */
export const pressKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,48}$/));

/** What a player posts for a draw. */
export const postDigits = z.string().check(z.regex(postShape));

/** An issue by its times. */
export const issue = z.object({ numero, opensAt: moment, closesAt: moment, drawsAt: moment });

/** An issue that takes bets now. */
export const openedNumero = z.object({ gameId: lotteryGame, ...issue.shape });

/** Where a lottery of Vietnam lies; `fast` lies nowhere. */
export const region = z.enum(regions);

/** What an issue is bound to before it opens. */
export const committed = z.object({
	/** SHA-256 of the seed. */
	commit: hex,
	/** Where the public randomness comes from: a round of a beacon, or the accepted tickets; `official`: the result is told from outside. */
	source: z.enum(["beacon", "tickets", "official"]),
	/** The beacon's name and its round, where it is one. */
	beacon: z.optional(z.object({ name: z.string(), round: whole })),
});

/** A draw that is over. `void`: not drawn, every stake went back. */
export const draw = z.object({
	numero,
	drawsAt: moment,
	state: z.enum(["drawn", "void"]),
	digits: z.optional(digits),
	/** Drawn when the house was first filled: nobody could bet on it. */
	beforeOpening: z.optional(z.literal(true)),
	/** Its result was told from outside. */
	official: z.optional(z.literal(true)),
	/** It was told anew, and its bets were settled again. */
	corrected: z.optional(z.literal(true)),
});
export type DrawView = z.infer<typeof draw>;

/** A draw with all that it is checked by. */
export const drawProof = z.object({
	gameId: lotteryGame,
	...issue.shape,
	...committed.shape,
	state: z.enum(["planned", "open", "closed", "drawn", "void"]),
	digits: z.optional(digits),
	/** Once it is drawn. */
	seed: z.optional(hex),
	publicHex: z.optional(hex),
	/** Where the public randomness is that of the accepted tickets: their ids, in the order they are hashed; then what was posted, and the beacon's word where there is one. */
	accepted: z.optional(z.array(z.string())),
});
export type DrawProof = z.infer<typeof drawProof>;

/** A game as it stands: what everybody sees, also pushed in its room. Until the present issue is committed nobody bets on it. */
export const lotterySeen = z.object({
	gameId: lotteryGame,
	phase: z.enum(["open", "closed"]),
	current: z.object({ ...issue.shape, committed: z.optional(committed) }),
	next: issue,
	/** The newest first, five of them. */
	last: z.array(draw),
});
export type LotterySeen = z.infer<typeof lotterySeen>;

/** 2 open, 4 won, 5 lost, 6 cancelled by a hit of its chase, 8 cancelled by the player, 12 not drawn, 14 returned by the house, 16 tie. */
export const orderStatus = z.union([
	z.literal(2),
	z.literal(4),
	z.literal(5),
	z.literal(6),
	z.literal(8),
	z.literal(12),
	z.literal(14),
	z.literal(16),
]);
export type OrderStatus = z.infer<typeof orderStatus>;

/** One slip on one issue. */
export const order = z.object({
	/** The ticket's, and its round's in the betting record. */
	orderId: z.string(),
	gameId: lotteryGame,
	numero,
	status: orderStatus,
	/** As it was written: numbers~approach~play~unit~series~multiple. */
	slip: z.string(),
	/** How many bets. */
	count: whole,
	stake: amount,
	/** Prize and rebate together. */
	returned: amount,
	placedAt: moment,
	/** It can be cancelled until this issue closes. */
	closesAt: moment,
	chase: z.optional(
		z.object({
			chaseId: z.string(),
			/** From 0. */
			index: whole,
			of: whole,
			winningStop: z.boolean(),
		}),
	),
	events: z.array(lotteryEvent),
});
export type OrderView = z.infer<typeof order>;
