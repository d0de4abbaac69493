// The call that names a passkey.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { passkeyErrors } from "../errors.ts";
import { passkeyName } from "../models.ts";

export const namePasskey = defineEndpoint({
	name: "name-passkey",
	summary: "Gives one of the member's passkeys another name.",
	method: "PUT",
	path: "/wps/member/passkey/name",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ passkeyId: z.uuid(), name: passkeyName }),
	example: { passkeyId: "01890a5d-ac96-774b-bcce-b302099a8057", name: "Minji's phone" },
	output: nothing,
	errors: passkeyErrors,
});
