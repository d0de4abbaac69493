// The issues of Vietnam's lotteries that take bets now.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { moment, openedNumero } from "../models.ts";

export const listVnOpened = defineEndpoint({
	name: "list-vn-opened",
	summary: "Issues of Vietnam's lotteries that take bets now, the nearest draw first",
	method: "GET",
	path: "/lgw/vn/numeros/opened/game",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100) }),
	example: { count: 100 },
	output: z.object({ now: moment, games: z.array(openedNumero) }),
	errors: {},
});
