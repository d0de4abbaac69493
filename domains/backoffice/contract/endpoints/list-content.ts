// What the brand says of one kind.
import * as z from "zod/mini";
import { contentKind, contentLine } from "#brand/contract";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";

export const listContent = defineEndpoint({
	name: "list-content",
	summary: "Announcements, banners, promotions, help or pages of the brand, published or not, in their order",
	method: "GET",
	path: "/ops/content",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand.content:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({ section: contentKind, cursor }),
	example: { section: "announcement" },
	output: z.object({
		lines: z.array(contentLine),
		/** Categories of promotions or topics of help that there are; none of what stands in a place of the product. */
		places: z.array(z.string()),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
