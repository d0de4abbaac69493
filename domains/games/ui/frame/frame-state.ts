// What the page around a game frame knows of it. Pure: the frame's messages and the launch go in, what to show comes out.
import type { FromFrame } from "../../contract/index.ts";

export type FrameState = {
	/** The frame listens and gets theme, language and sound. */
	readonly ready: boolean;
	/** A wager was sent and is not settled on the screen yet: the page keeps its own popups away. */
	readonly inRound: boolean;
	readonly muted: boolean;
	readonly ended: "no" | "closed" | "session-lost";
	/** The balance as the frame showed it last. */
	readonly balance: { readonly amount: string; readonly currency: string } | undefined;
};

export const newFrame: FrameState = { ready: false, inRound: false, muted: false, ended: "no", balance: undefined };

export function afterMessage(state: FrameState, message: FromFrame): FrameState {
	switch (message.type) {
		case "ready":
			return { ...state, ready: true, ended: "no" };
		case "balance":
			return { ...state, balance: { amount: message.amount, currency: message.currency } };
		case "round-start":
			return { ...state, inRound: true };
		case "round-end":
			return { ...state, inRound: false };
		case "muted":
			return { ...state, muted: message.muted };
		case "session-lost":
			return { ...state, inRound: false, ended: "session-lost" };
		case "close":
			return { ...state, inRound: false, ended: "closed" };
		case "open-history":
			return state;
	}
}
