// The lobby: a page of games by category, vendor, search and filters.
import * as z from "zod/mini";
import { amount, defineEndpoint, pageNumber } from "#platform/contract";
import { category, game, gameId, language, orNone, vassalage } from "../models.ts";

const short = z.optional(z.string().check(z.maxLength(32)));

export const listGames = defineEndpoint({
	name: "list-games",
	summary: "A page of games",
	method: "GET",
	path: "/wps/relay/GCSGAME_gameList",
	moduleIds: ["GAMELO3"],
	access: "optional",
	input: z.object({
		clientType: z._default(z.coerce.number().check(z.int()), 3),
		platform: short,
		channel: short,
		merchant: short,
		/** One game alone. */
		gameId: orNone(gameId),
		/** Search: any part of a name in any language, spaces, case and a slip of the finger aside; Korean initials too. */
		gameName: z.optional(z.string().check(z.maxLength(60))),
		/** Only games that can be played at this stake or below it. */
		minBet: orNone(z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/))),
		/** Only games with at least so many lines or ways. */
		minLineNum: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
		pageNo: pageNumber,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 24),
		vassalage: orNone(vassalage),
		language,
		gameType: orNone(category),
		tag: orNone(z.enum(["hot", "new", "favourite"])),
		sort: z._default(z.enum(["order", "name", "newest", "rtp", "award"]), "order"),
	}),
	example: { gameType: "RNG", pageNo: 1, pageSize: 24 },
	output: z.object({
		games: z.array(game),
		pageNum: z.int(),
		totalPages: z.int(),
		total: z.int(),
		/** What `minBet` may be asked for and leaves some of the hall's games out, ascending, whatever else is asked for. */
		leastStakes: z.array(amount),
		currency: z.string(),
	}),
	errors: {},
});
