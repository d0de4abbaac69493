// The call that removes a passkey.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { passkeyErrors } from "../errors.ts";

export const removePasskey = defineEndpoint({
	name: "remove-passkey",
	summary: "Removes one of the member's passkeys: it opens the account no more.",
	method: "POST",
	path: "/wps/member/passkey/remove",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ passkeyId: z.uuid() }),
	example: { passkeyId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: nothing,
	errors: passkeyErrors,
});
