// The issues of all lotteries that take bets now.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { moment, openedNumero } from "../models.ts";

export const listOpenedNumeros = defineEndpoint({
	name: "list-opened-numeros",
	summary: "Issues of all lotteries that take bets now, the nearest draw first",
	method: "GET",
	path: "/lotto/lgw/games/opened/numero",
	moduleIds: ["GAMELO3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({ count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100) }),
	example: { count: 100 },
	output: z.object({ now: moment, games: z.array(openedNumero) }),
	errors: {},
});
