// The call that makes new backup codes.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { authenticatorProofErrors } from "../errors.ts";
import { backupCodes, typed } from "../models.ts";

export const renewBackupCodes = defineEndpoint({
	name: "renew-backup-codes",
	summary: "New backup codes in place of the old ones, for a code of the app or a backup code; answered this once.",
	method: "POST",
	path: "/wps/member/authenticator/codes",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ proof: typed }),
	example: { proof: "123456" },
	output: backupCodes,
	errors: authenticatorProofErrors,
});
