// What comes in and what goes out is what the contract says. An issue names a place and a reason, never the value.

import * as z from "zod/mini";
import { type Endpoint, failure } from "#platform/contract";
import { exactShape } from "./exact-shape.ts";
import type { Step } from "./step.ts";

export type InputIssue = { readonly path: string; readonly code: string };

export function inputStep(endpoint: Endpoint): Step {
	const schema = endpoint.input;
	return (passage) => {
		const parsed = z.safeParse(schema, passage.content);
		if (!parsed.success) return failure("INVALID_INPUT", { issues: issuesOf(parsed.error.issues) });
		passage.input = parsed.data;
		return undefined;
	};
}

const mostIssues = 20;
const longestPath = 100;

function issuesOf(issues: readonly z.core.$ZodIssue[]): readonly InputIssue[] {
	return issues
		.slice(0, mostIssues)
		.map((issue) => ({ path: issue.path.map(String).join(".").slice(0, longestPath), code: issue.code }));
}

/**
 * Makes an answer what the contract words: what the contract does not name is left out.
 * Throws when the handler answered something else: that is a bug, and its message names places, not values.
 */
export function outputCheck(endpoint: Endpoint): (value: unknown) => unknown {
	const isExact = exactShape(endpoint.output);
	return (value) => {
		if (isExact(value)) return value;
		const parsed = z.safeParse(endpoint.output, value);
		if (parsed.success) return parsed.data;
		const places = issuesOf(parsed.error.issues).map(({ path, code }) => `${path}: ${code}`);
		throw new Error(`${endpoint.name} answered what its contract does not say (${places.join(", ")})`);
	};
}
