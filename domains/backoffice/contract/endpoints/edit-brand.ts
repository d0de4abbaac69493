// One edit of the brand.
import * as z from "zod/mini";
import { brandDesk, brandEdit } from "#brand/contract";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { editBrandErrors } from "../errors.ts";

export const editBrand = defineEndpoint({
	name: "edit-brand",
	summary:
		"One edit of the brand, made of a revision: a stale one is told and changes nothing. The site follows at once",
	method: "POST",
	path: "/ops/brand/edit",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand:write",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ revision: z.string().check(z.minLength(1), z.maxLength(64)), edit: brandEdit }),
	example: { revision: "none", edit: { kind: "flag", flag: "FREEPLAY3", enabled: true } },
	output: brandDesk,
	errors: editBrandErrors,
});
