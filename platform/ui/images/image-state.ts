// What a lazy image shows, and when it is tried again. Pure: what happened goes in, what to do comes out.

/** So often an address is tried before the error image stands in its place (specification 9). */
export const mostAttempts = 3;

export type ImageState =
	| { readonly stage: "waiting" }
	/** The `attempt`th try is on its way, from 1; "shown" is how the last one went, and the page may still break it. */
	| { readonly stage: "trying" | "shown"; readonly attempt: number }
	| { readonly stage: "failed" };

export type ImageEvent = "near" | "loaded" | "failed";

/** What is wanted at once, or known, is shown without a try of its own: that is its first. */
export const firstState = (atOnce: boolean): ImageState =>
	atOnce ? { stage: "shown", attempt: 1 } : { stage: "waiting" };

/** An event that does not belong to where the image stands changes nothing. */
export function afterImageEvent(state: ImageState, event: ImageEvent): ImageState {
	if (state.stage === "failed") return state;
	if (state.stage === "waiting") return event === "near" ? { stage: "trying", attempt: 1 } : state;
	if (event === "failed") {
		return state.attempt < mostAttempts ? { stage: "trying", attempt: state.attempt + 1 } : { stage: "failed" };
	}
	return event === "loaded" && state.stage === "trying" ? { ...state, stage: "shown" } : state;
}
