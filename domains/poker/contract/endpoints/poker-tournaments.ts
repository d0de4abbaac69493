// Tournaments that may be entered or looked at, one that is opened to look at, and an entry, which takes the buy-in with its fee.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { openTournamentErrors, tournamentErrors } from "../errors.ts";
import { pressKey, whole } from "../models.ts";
import { lobbyTournament, seenTournament, tournamentId } from "../tournament-models.ts";

export const listPokerTournaments = defineEndpoint({
	name: "list-poker-tournaments",
	summary: "Sit & gos and tournaments of poker that are open, coming or running, for money or play money",
	method: "GET",
	path: "/pvp/tournaments",
	moduleIds: ["GAMELO3"],
	access: "optional",
	input: z.object({ mode: z.enum(["real", "demo"]) }),
	example: { mode: "demo" },
	/** `bots`: house bots fill this brand's fields of play money. */
	output: z.object({ now: whole, bots: z.boolean(), tournaments: z.array(lobbyTournament) }),
	errors: {},
});

export const openPokerTournament = defineEndpoint({
	name: "open-poker-tournament",
	summary: "Opens a tournament to look at, and says how it stands",
	method: "POST",
	path: "/pvp/tournaments/open",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ tournament: tournamentId }),
	example: { tournament: "sdP-six-1" },
	output: z.object({ now: whole, seen: seenTournament, balance: amount }),
	errors: openTournamentErrors,
});

export const enterPokerTournament = defineEndpoint({
	name: "enter-poker-tournament",
	summary: "Enters a tournament, late and again where it allows that; the same key takes buy-in and fee once",
	method: "POST",
	path: "/pvp/tournaments/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ key: pressKey, tournament: tournamentId }),
	example: { key: "press-7f3c21ab", tournament: "sdP-six-1" },
	output: z.object({ now: whole, seen: seenTournament, balance: amount }),
	errors: tournamentErrors,
});
