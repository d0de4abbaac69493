// The call that lists the banners of one place.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { bannerGroups } from "../../core/index.ts";
import { banner } from "../models.ts";

export const listBanners = defineEndpoint({
	name: "list-banners",
	summary: "The banners of a group, in order, in the caller's language.",
	method: "GET",
	path: "/wps/system/banners",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({ group: z._default(z.enum(bannerGroups), "home") }),
	example: { group: "home" },
	output: z.object({ banners: z.array(banner) }),
	errors: {},
});
