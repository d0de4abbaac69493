// Where the transfers of a way in go, in full. Each look is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { wayErrors } from "../way-errors.ts";
import { wayCode } from "../way-models.ts";

export const revealWayAccount = defineEndpoint({
	name: "reveal-way-account",
	summary: "The holder and the whole number of the account that transfers of a way in go to; each look is written down",
	method: "POST",
	path: "/ops/ways/reveal",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:account",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ code: wayCode }),
	example: { code: "seoul-bank" },
	output: z.object({ holder: z.string(), number: z.string() }),
	errors: wayErrors,
});
