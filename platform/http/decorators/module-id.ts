// Each call names the module it belongs to; a call under a wrong name is refused.
import { type Endpoint, failure, headers } from "#platform/contract";
import type { Step } from "./step.ts";

const wrong = failure("INVALID_MODULE");

export function moduleIdStep(endpoint: Endpoint): Step {
	const known: ReadonlySet<unknown> = new Set(endpoint.moduleIds);
	return ({ head }) => (known.has(head[headers.moduleId]) ? undefined : wrong);
}
