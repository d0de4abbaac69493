// Reads plain JSON bodies, forms and queries into data; whether the data is right is for validation to say.
import { failure } from "#platform/contract";
import { isStorable, strictJson } from "../strict-json.ts";
import { formType } from "./content-type.ts";
import type { Step } from "./step.ts";

const malformed = failure("INVALID_INPUT", { issues: [{ path: "", code: "malformed" }] });

/** A call without a body has an empty one. */
export const jsonBodyStep: Step = (passage) => {
	if (typeof passage.received !== "string" || passage.received === "") {
		passage.content = {};
		return undefined;
	}
	passage.content = strictJson(passage.received);
	return passage.content === undefined ? malformed : undefined;
};

/** A form post: each field once, as text. What says to be JSON is read as such. */
export const formBodyStep: Step = (passage) => {
	if (passage.contentType?.toLowerCase().startsWith(formType) !== true) return jsonBodyStep(passage);
	const fields = [...new URLSearchParams(typeof passage.received === "string" ? passage.received : "")];
	const names = new Set(fields.map(([name]) => name));
	if (names.size < fields.length || names.has("__proto__")) return malformed;
	passage.content = Object.fromEntries(fields);
	return holdsOnlyStorable(passage.content) ? undefined : malformed;
};

export const queryStep: Step = (passage) => {
	passage.content = passage.received;
	return holdsOnlyStorable(passage.received) ? undefined : malformed;
};

function holdsOnlyStorable(query: unknown): boolean {
	if (typeof query !== "object" || query === null) return true;
	return Object.entries(query).every(([name, value]) => isStorable(name) && isStorable(String(value)));
}
