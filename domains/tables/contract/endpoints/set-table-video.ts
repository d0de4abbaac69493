// Hands a table to an operator's video studio, or takes it back, from its next round on.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { setTableVideoErrors } from "../desk-errors.ts";
import { tableCode } from "../models.ts";

const origin = z.string().check(z.maxLength(120), z.regex(/^https:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?$/));

export const setTableVideo = defineEndpoint({
	name: "set-table-video",
	summary:
		"Hands a table to a video studio, which is told a new key once, or back to the house; from its next round on",
	method: "POST",
	path: "/ops/tables/video",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.tables:write",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		table: tableCode,
		video: z.boolean(),
		/** Where its pictures may come from: "https://studio.example". */
		origins: z._default(z.array(origin).check(z.maxLength(4)), []),
		reason,
	}),
	example: { table: "BAC01", video: false, origins: ["https://studio.example"], reason: "The studio ends." },
	/** What its events are signed with, in hex; nobody is told it again. */
	output: z.object({ key: z.nullable(z.string()) }),
	errors: setTableVideoErrors,
});
