// Writes what the brand says.
import * as z from "zod/mini";
import { contentDraft, contentItem, contentKind } from "#brand/contract";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { saveContentErrors } from "../errors.ts";
import { contentId } from "../models.ts";

export const saveContent = defineEndpoint({
	name: "save-content",
	summary:
		"Writes a new piece, or one that stands of the revision that was read; a stale edit is told. The site follows at once",
	method: "POST",
	path: "/ops/content/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand.content:write",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		section: contentKind,
		/** Of a piece that stands. */
		stands: z.optional(z.object({ id: contentId, revision: z.string().check(z.maxLength(64)) })),
		draft: contentDraft,
	}),
	example: {
		section: "announcement",
		draft: {
			code: "words",
			place: "B",
			published: true,
			from: "2026-05-01T12:00:00.000Z",
			to: null,
			position: 0,
			image: "",
			scene: "",
			link: "",
			texts: [{ language: "EN", title: "Words", body: "Words", more: "" }],
		},
	},
	output: contentItem,
	errors: saveContentErrors,
});
