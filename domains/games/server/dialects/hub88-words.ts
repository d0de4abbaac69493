// The words of the Hub88 dialect: its calls' fields, its statuses, and what a malformed call is answered.
import * as z from "zod/mini";
import { err, ok, type Result } from "#platform/kernel";
import type { CommandErrorCode } from "../api.ts";

const text = z.string().check(z.regex(/^[\x21-\x7e]{1,120}$/));
const units = z.int();

const asked = { request_uuid: z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/)), user: text };
const moved = {
	...asked,
	transaction_uuid: text,
	round: text,
	game_code: text,
	currency: text,
	token: z.optional(text),
	round_closed: z.optional(z.boolean()),
	is_free: z.optional(z.boolean()),
};

/** By call; fields that are not named here are another matter's, and let be. */
export const hub88Bodies = {
	"user/info": z.object({ ...asked, token: z.optional(text) }),
	"user/balance": z.object({ ...asked, token: z.optional(text), currency: z.optional(text) }),
	"transaction/bet": z.object({ ...moved, token: text, amount: units }),
	"transaction/win": z.object({ ...moved, reference_transaction_uuid: z.optional(text), amount: units }),
	"transaction/rollback": z.object({ ...moved, reference_transaction_uuid: text }),
} as const;
export type Hub88Call = keyof typeof hub88Bodies;
export type Hub88Body<Call extends Hub88Call> = z.infer<(typeof hub88Bodies)[Call]>;

export const hub88Calls = [
	"user/info",
	"user/balance",
	"transaction/bet",
	"transaction/win",
	"transaction/rollback",
] as const;

/** The status of each refusal. What may be tried again is UNKNOWN; what would never succeed has a name. */
export const hub88Statuses = {
	INVALID_TOKEN: "RS_ERROR_INVALID_TOKEN",
	PLAY_EXPIRED: "RS_ERROR_TOKEN_EXPIRED",
	PLAY_BUSY: "RS_ERROR_UNKNOWN",
	TOO_FAST: "RS_ERROR_UNKNOWN",
	DUPLICATE_TRANSACTION: "RS_ERROR_DUPLICATE_TRANSACTION",
	WRONG_CURRENCY: "RS_ERROR_WRONG_CURRENCY",
	ACCOUNT_FROZEN: "RS_ERROR_USER_DISABLED",
	ACCOUNT_EXCLUDED: "RS_ERROR_USER_DISABLED",
	UNKNOWN_MEMBER: "RS_ERROR_USER_DISABLED",
	LIMIT_REQUIRED: "RS_ERROR_LIMIT_REACHED",
	IDENTITY_REQUIRED: "RS_ERROR_LIMIT_REACHED",
	TIME_USED_UP: "RS_ERROR_LIMIT_REACHED",
	LIMIT_REACHED: "RS_ERROR_LIMIT_REACHED",
	REALITY_CHECK: "RS_ERROR_LIMIT_REACHED",
	STAKE_OUT_OF_RANGE: "RS_ERROR_LIMIT_REACHED",
	GAME_DISABLED: "RS_ERROR_INVALID_GAME",
	GAME_NOT_FOUND: "RS_ERROR_INVALID_GAME",
	INSUFFICIENT_FUNDS: "RS_ERROR_NOT_ENOUGH_MONEY",
	TRANSACTION_NOT_FOUND: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
	TRANSACTION_ROLLED_BACK: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
	ROUND_NOT_FOUND: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
	ROUND_CLOSED: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
	INVALID_AMOUNT: "RS_ERROR_WRONG_TYPES",
	CALL_KNOWN: "RS_ERROR_DUPLICATE_TRANSACTION",
} as const satisfies Readonly<Record<CommandErrorCode, string>>;

export type Hub88Status =
	| (typeof hub88Statuses)[CommandErrorCode]
	| "RS_OK"
	| "RS_ERROR_INVALID_PARTNER"
	| "RS_ERROR_INVALID_SIGNATURE"
	| "RS_ERROR_WRONG_SYNTAX";

/** A field that is missing is a fault of syntax, one that is something else a fault of types. */
export function readHub88<Body>(
	shape: z.ZodMiniType<Body>,
	said: unknown,
): Result<Body, "RS_ERROR_WRONG_SYNTAX" | "RS_ERROR_WRONG_TYPES"> {
	if (typeof said !== "object" || said === null || Array.isArray(said)) return err("RS_ERROR_WRONG_SYNTAX");
	const read = z.safeParse(shape, said);
	if (read.success) return ok(read.data);
	const missing = read.error.issues.some(({ path: [name] }) => typeof name === "string" && !(name in said));
	return err(missing ? "RS_ERROR_WRONG_SYNTAX" : "RS_ERROR_WRONG_TYPES");
}
