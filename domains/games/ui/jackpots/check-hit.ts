// Whether a pot was won where its digest had said, computed by the browser itself: the server is not asked.
import { pointLine } from "../../core/index.ts";

export type ProvenHit = {
	readonly code: string;
	readonly cycle: number;
	readonly hitUnits: string;
	readonly salt: string;
	readonly digest: string;
};

/** `unknown`: a browser gives its crypto to pages over a secure connection alone. */
export type HitCheck = "holds" | "differs" | "unknown";

export async function checkHit({ digest, ...point }: ProvenHit): Promise<HitCheck> {
	if (!("subtle" in crypto) || crypto.subtle === undefined) return "unknown";
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(pointLine(point)));
	const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex === digest ? "holds" : "differs";
}
