// The call that lists announcements.
import * as z from "zod/mini";
import { defineEndpoint, instant, pageNumber } from "#platform/contract";
import { announcementTypes } from "../../core/index.ts";
import { banner } from "../models.ts";

export const listAnnouncements = defineEndpoint({
	name: "list-announcements",
	summary:
		"The announcements of a type that are in force, newest first, nine a page; those for players only to members.",
	method: "GET",
	path: "/wps/relay/MCSFE_getListAnnouncements",
	moduleIds: ["COMM3"],
	access: "optional",
	input: z.object({ type: z._default(z.enum(announcementTypes), "B"), pageNo: pageNumber }),
	example: { type: "B" },
	output: z.object({
		announcements: z.array(
			z.object({
				id: z.string(),
				type: z.enum(announcementTypes),
				title: z.string(),
				/** Paragraphs, parted by an empty line. */
				content: z.string(),
				publishedAt: instant,
				banners: z.array(banner),
				/** Also shown as a pop-up; only for players who are logged in; tells of a promotion. */
				popup: z.boolean(),
				player: z.boolean(),
				promotion: z.boolean(),
			}),
		),
		pageNum: z.number(),
		totalPages: z.number(),
	}),
	errors: {},
});
