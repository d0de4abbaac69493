// A body comes as its contract says: sealed as application/jose, any other as application/json, a form as either that or
// as forms are posted.
import { type Endpoint, failure } from "#platform/contract";
import type { Step } from "./step.ts";

export const formType = "application/x-www-form-urlencoded";

const wrongType = failure("UNSUPPORTED_MEDIA_TYPE");

/** Undefined for endpoints without a body. */
export function contentTypeStep(endpoint: Endpoint): Step | undefined {
	if (endpoint.method === "GET" || endpoint.method === "DELETE") return undefined;
	const plain = endpoint.form === true ? [formType, "application/json"] : ["application/json"];
	const expected = endpoint.sealed === true ? ["application/jose"] : plain;
	return ({ received, contentType }) => {
		if (received === undefined || contentType === undefined) return undefined;
		const came = contentType.toLowerCase();
		return expected.some((type) => came.startsWith(type)) ? undefined : wrongType;
	};
}
