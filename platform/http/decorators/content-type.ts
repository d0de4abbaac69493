// A body comes as its contract says: sealed as application/jose, any other as application/json.
import { type Endpoint, failure } from "#platform/contract";
import type { Step } from "./step.ts";

const wrongType = failure("UNSUPPORTED_MEDIA_TYPE");

/** Undefined for endpoints without a body. */
export function contentTypeStep(endpoint: Endpoint): Step | undefined {
	if (endpoint.method === "GET" || endpoint.method === "DELETE") return undefined;
	const expected = endpoint.sealed === true ? "application/jose" : "application/json";
	return ({ received, contentType }) => {
		if (received === undefined || contentType === undefined) return undefined;
		return contentType.toLowerCase().startsWith(expected) ? undefined : wrongType;
	};
}
