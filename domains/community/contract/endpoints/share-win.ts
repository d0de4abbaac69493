// Shows one of my won rounds in a chat room: a card by which anybody sees it again. The figures are the round's, never typed.
import * as z from "zod/mini";
import { roundId } from "#games/contract";
import { defineEndpoint } from "#platform/contract";
import { shareErrors } from "../chat-errors.ts";
import { chatRoomName } from "../chat-models.ts";

export const shareWin = defineEndpoint({
	name: "share-win",
	summary: "Show one of my won rounds in a chat room",
	method: "POST",
	path: "/wps/relay/CBS_shareWin",
	moduleIds: ["CBS3"],
	access: "member",
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	/** Without amounts the card says how many times the stake was won. */
	input: z.object({ room: chatRoomName, roundId, amounts: z._default(z.boolean(), false) }),
	example: { room: "tessera-en", roundId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: z.object({ id: z.int() }),
	errors: shareErrors,
});
