// The brand as its operator edits it.
import { brandDesk } from "#brand/contract";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { brandErrors } from "../errors.ts";

export const readBrand = defineEndpoint({
	name: "read-brand",
	summary:
		"The brand's settings, its status, closed countries, white-label flags and registration fields, at one revision",
	method: "GET",
	path: "/ops/brand",
	moduleIds: opsModules,
	access: "staff",
	permission: "brand:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: nothing,
	output: brandDesk,
	errors: brandErrors,
});
