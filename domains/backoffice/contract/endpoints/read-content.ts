// One piece of what the brand says, in every language.
import * as z from "zod/mini";
import { contentItem, contentKind } from "#brand/contract";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { contentErrors } from "../errors.ts";
import { contentId } from "../models.ts";

export const readContent = defineEndpoint({
	name: "read-content",
	summary: "One announcement, banner, promotion, article or page, with its texts in every language, at one revision",
	method: "GET",
	path: "/ops/content/item",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand.content:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({ section: contentKind, item: contentId }),
	example: { section: "announcement", item: "welcome" },
	output: contentItem,
	errors: contentErrors,
});
