// Says where the transfers of a way in go.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { wayAccountErrors } from "../way-errors.ts";
import { stamp, way, wayAccount, wayCode } from "../way-models.ts";

export const setWayAccount = defineEndpoint({
	name: "set-way-account",
	summary:
		"Says where transfers of a way in go, for deposits that are opened from now on; refused to whoever saw an older one",
	method: "PUT",
	path: "/ops/ways/account",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:account",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ code: wayCode, stamp, account: wayAccount }),
	example: {
		code: "seoul-bank",
		stamp: "0123456789abcdef0123456789abcdef",
		account: { holder: "Tessera", number: "0017-2204-889" },
	},
	output: way,
	errors: wayAccountErrors,
});
