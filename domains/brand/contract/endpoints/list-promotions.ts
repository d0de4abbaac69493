// The call that lists the promotions.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { promotion } from "../models.ts";

export const listPromotions = defineEndpoint({
	name: "list-promotions",
	summary: "The promotions with their categories: open ones first, then coming ones, then those that are over.",
	method: "GET",
	path: "/wps/system/promotions",
	moduleIds: ["REWCEN3"],
	access: "public",
	input: z.object({}),
	output: z.object({
		categories: z.array(z.object({ code: z.string(), title: z.string() })),
		promotions: z.array(promotion),
	}),
	errors: {},
});
