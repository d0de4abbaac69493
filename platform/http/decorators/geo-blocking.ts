// Where a known caller is: asked after the token, of every call that has one.
import type { Endpoint } from "#platform/contract";
import type { PlaceOf } from "../ports.ts";
import type { Step } from "./step.ts";

/** Undefined for endpoints that ask for nobody, and where places are nobody's matter. */
export function geoBlockingStep(endpoint: Endpoint, placeOf: PlaceOf | undefined): Step | undefined {
	if (endpoint.access === "public" || placeOf === undefined) return undefined;
	return ({ context }) =>
		context.principal === undefined && context.play === undefined ? undefined : placeOf(context);
}
