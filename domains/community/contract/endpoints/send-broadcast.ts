// Sends a message to an audience, now or at a later moment.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { sendBroadcastErrors } from "../desk-errors.ts";
import { audience, broadcast, siteLink, writtenTexts } from "../models.ts";

export const sendBroadcast = defineEndpoint({
	name: "send-broadcast",
	summary: "Send a message to an audience",
	method: "POST",
	path: "/ops/broadcasts",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.broadcasts:write",
	idempotent: true,
	input: z.object({
		texts: writtenTexts,
		link: siteLink,
		/** Tells of an offer: only to who agreed to that, to nobody who is excluded. */
		marketing: z.boolean(),
		audience,
		/** Null for now. */
		publishAt: z.nullable(instant),
		/** Null for 180 days later. */
		expiresAt: z.nullable(instant),
	}),
	example: {
		texts: { EN: { title: "New lotteries", body: "Four lotteries are open." } },
		link: "/lott",
		marketing: false,
		audience: { kind: "all" },
		publishAt: null,
		expiresAt: null,
	},
	output: broadcast,
	errors: sendBroadcastErrors,
});
