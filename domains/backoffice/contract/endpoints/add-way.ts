// Adds a way to pay in or out, closed.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { addWayErrors } from "../way-errors.ts";
import { addedKinds, flow, way, wayCode, wayKind, waySettings } from "../way-models.ts";

const kindsOf = (direction: "in" | "out"): readonly string[] => addedKinds[direction];

export const addWay = defineEndpoint({
	name: "add-way",
	summary: "Adds a way to pay in or out with its terms and words; it is closed until somebody opens it",
	method: "POST",
	path: "/ops/ways/add",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z
		.object({ flow, code: wayCode, wayKind, settings: waySettings })
		.check(z.refine(({ flow: direction, wayKind: kind }) => kindsOf(direction).includes(kind))),
	example: {
		flow: "in",
		code: "seoul-bank",
		wayKind: "bank-transfer",
		settings: { open: true, order: 10, hours: 24, terms: [], words: [] },
	},
	output: way,
	errors: addWayErrors,
});
