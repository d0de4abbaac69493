// The shapes of games, vendors, menus, rounds and play sessions as they cross the wire.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { categories, vendorDialects, vendorKeyPurposes } from "../core/index.ts";

export const category = z.enum(categories);

/** A vendor's code ("vassalage"): TESSERA. */
export const vassalage = z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/));
/** What a vendor from outside speaks. */
export const vendorDialect = z.enum(vendorDialects);
/** A shared secret, the vendor's public key, or our own private key. */
export const vendorKeyPurpose = z.enum(vendorKeyPurposes);
/** A filter of a query that is left out, or empty, filters nothing: a form sends every field it has. */
export const orNone = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.union([z.literal(""), schema]));
/** The filter that was given; undefined for one that is left out or empty. */
export const given = <Value>(value: Value | "" | undefined): Value | undefined => (value === "" ? undefined : value);
/** A game's row in the catalogue. */
export const gameId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
/** A vendor's own code of a game: "ember-crown". */
export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/));
export const roundId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** A language of the specification ("EN", "KO") or of the browser ("ko-KR"). */
export const language = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/)));

/** One tile. Names are in the caller's language; amounts in the caller's currency (the brand's when logged out). */
export const game = z.object({
	gameId,
	gameCode,
	vassalage,
	vendorName: z.string(),
	gameType: category,
	/** The name to show. */
	displayName: z.string(),
	/** The English name. */
	gameName: z.string(),
	/** The vendor's node in its category, as the launch wants it back. */
	nodeId: z.string(),
	nodeName: z.string(),
	/** Empty where a game has no rooms. */
	roomId: z.string(),
	accountTypeName: z.string(),
	/** Square art and 3:4 art, as paths on this site. */
	smallIcon: z.string(),
	showIcon: z.string(),
	/** 0: a free trial is offered; 1: it is not. */
	supportPlay: z.union([z.literal(0), z.literal(1)]),
	/** Theoretical return in per cent: "96.50"; absent where a game has none. */
	rtp: z.optional(z.string()),
	currency: z.string(),
	minBet: amount,
	maxBet: amount,
	lines: z.optional(z.int()),
	volatility: z.optional(z.enum(["low", "medium", "high"])),
	isHot: z.boolean(),
	isNew: z.boolean(),
	isFavourite: z.boolean(),
	/** False while the game or its vendor is out of service. */
	open: z.boolean(),
	/** Hue of its palette, in degrees. */
	hue: z.int(),
	/** The most one spin can win: at the largest stake, in times of the stake ("1500.00"), and once in how many rounds. */
	topAward: z.optional(z.object({ amount, times: z.string(), oneIn: z.int() })),
});
export type Game = z.infer<typeof game>;

export const gameList = z.object({ games: z.array(game) });

/** The code of art and marks of a vendor for which none was made: its letter stands for it. */
export const unmarked = "outside";

/** A vendor in one category, as menus and provider strips want it. */
export const vendorEntry = z.object({
	vassalage,
	gameType: category,
	/** The code of the vendor's art and marks. */
	code: z.string(),
	name: z.string(),
	defaultPlayType: z.string(),
	accountTypeName: z.string(),
	/** GAME: a click launches; VASSALAGE: a click lists the vendor's games. */
	isGame: z.enum(["GAME", "VASSALAGE"]),
	isHot: z.boolean(),
	games: z.int(),
	/** The game that a launch of the provider itself opens: the first in the operator's order that can be played. */
	firstGameId: z.optional(gameId),
	open: z.boolean(),
});
export type VendorEntry = z.infer<typeof vendorEntry>;

/** A category in the order of the navigation. A category that is not open yet has no vendors. */
export const menuEntry = z.object({
	gameCategory: category,
	/** The same, under the name it has in games and vendors. */
	gameType: category,
	/** The name to show, and the English one. */
	name: z.string(),
	enName: z.string(),
	/** The site's page: "/rng". */
	page: z.string(),
	/** Rebate-like rate of the category, in per cent: "1.20". */
	point: z.string(),
	open: z.boolean(),
	vendors: z.array(vassalage),
});
export type MenuEntry = z.infer<typeof menuEntry>;

export const playMode = z.enum(["real", "demo"]);

/** Where a round stands: void is cancelled after it was complete; resettled is settled again with another amount. */
export const roundStatus = z.enum(["open", "complete", "cancelled", "void", "resettled"]);
export type RoundStatus = z.infer<typeof roundStatus>;

/** One line of the betting record. `net` is win less stake. */
export const roundRecord = z.object({
	roundId,
	gameId,
	gameCode,
	vassalage,
	vendorName: z.string(),
	gameType: category,
	displayName: z.string(),
	smallIcon: z.string(),
	hue: z.int(),
	status: roundStatus,
	currency: z.string(),
	stake: amount,
	/** What the house staked for the member, in a spin that was an award of free spins; their own stake is zero then. */
	freeStake: z.optional(amount),
	win: amount,
	net: amount,
	balanceBefore: amount,
	balanceAfter: amount,
	startedAt: instant,
	endedAt: z.nullable(instant),
});
export type RoundRecord = z.infer<typeof roundRecord>;

/** What was played, of rounds that are settled. `net` is what the player has more for it, negative when less. */
export const profitFigures = z.object({
	rounds: z.int().check(z.nonnegative()),
	stake: amount,
	win: amount,
	net: amount,
});
export type ProfitFigures = z.infer<typeof profitFigures>;

/** A past round with all that is needed to show it again. Always marked as a replay (GLI-19 4.14). */
export const recalledRound = z.extend(roundRecord, {
	replay: z.literal(true),
	mode: playMode,
	/** The vendor's own id of the round. */
	vendorRoundId: z.string(),
	/** Version of the pay table that was in force. */
	payTable: z.string(),
	/** The round's typed events as its studio wrote them; the studio's player of events parses them. */
	events: z.array(z.unknown()),
});
export type RecalledRound = z.infer<typeof recalledRound>;

/** What a game frame shows of its session (RTS 2E, 13C). */
export const playState = z.object({
	mode: playMode,
	currency: z.string(),
	balance: amount,
	startedAt: instant,
	now: instant,
	expiresAt: instant,
	rounds: z.int(),
	staked: amount,
	won: amount,
	/** Won less staked since the session began. */
	net: amount,
	/** Whether the frame may offer autoplay: the brand's market says so; never in a trial. */
	autoplay: z.boolean(),
	/** The least milliseconds between two rounds that the brand's market asks for; 0 for none. */
	minimumCycle: z.int(),
	/** Whether the frame shows time and net position: the brand's market says so. */
	showSession: z.boolean(),
});
export type PlayState = z.infer<typeof playState>;

/** A play session as the launch named it. */
export const playId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** What the site shows of a play session whose frame shows nothing of it. */
export const ownPlay = z.extend(z.pick(playState, { currency: true, startedAt: true, now: true, net: true }), {
	/** A reality check waits: the vendor's next round is refused until it is answered. */
	checkDue: z.boolean(),
});
export type OwnPlay = z.infer<typeof ownPlay>;

/** A recent win with a masked account name. */
export const winner = z.object({
	account: z.string(),
	gameId,
	vassalage,
	gameType: category,
	displayName: z.string(),
	smallIcon: z.string(),
	hue: z.int(),
	currency: z.string(),
	win: amount,
	/** Win over stake, with two decimals, rounded down: "125.00". */
	multiple: z.string(),
	wonAt: instant,
});
export type Winner = z.infer<typeof winner>;
