// What a game in the frame needs of the app that hosts it, and what it tells the site.
import type { CallFailure, Client } from "#platform/contract/client";

/** What the game tells the site that opened it. */
export type SiteEvent =
	| { readonly type: "balance"; readonly amount: string; readonly currency: string }
	| { readonly type: "round-start" }
	| { readonly type: "round-end"; readonly roundId: string; readonly stake: string; readonly win: string }
	| { readonly type: "session-lost"; readonly errorCode: string }
	| { readonly type: "muted"; readonly muted: boolean };

/** A round that runs: what its press took, and what it won once that is known; its end is not shown yet. */
export type Unshown = { readonly currency: string; readonly stake: string; readonly win?: string };

export type FramePorts = {
	/** A client that calls with this play token; without one, as nobody. */
	readonly clientFor: (token: string | undefined) => Client;
	/** The tab's own memory: what is unanswered is kept there, so that a reload finds it. */
	readonly tab: Pick<Storage, "getItem" | "setItem" | "removeItem">;
	readonly tell: (event: SiteEvent) => void;
	/** What other pages of this browser must not show before the game does; undefined when there is nothing. */
	readonly holdBack: (round: Unshown | undefined) => void;
	/** Asks the site for the betting record; undefined when the game stands alone. */
	readonly openHistory: (() => void) | undefined;
	/** Asks the site to close the frame; undefined when the game stands alone. */
	readonly leave: (() => void) | undefined;
	/** The version of this client (GLI-19 2.6). */
	readonly version: string;
	readonly failureSentence: (failure: CallFailure) => string;
	/** The site's wish about the sound. Called with each; the answer stops listening. */
	readonly onMuteWish: (listener: (muted: boolean) => void) => () => void;
	/**
	 * There is reason to ask the server again at once: what waits may be answered now, and what is shown may be old. Called
	 * with each; the answer stops listening.
	 */
	readonly onLinkBack: (listener: () => void) => () => void;
};

/** One launched game. */
export type FramePlay = {
	readonly token: string;
	readonly gameCode: string;
	/** The way of playing that was asked for: a word out of an address, which may be none of the game's. */
	readonly playType?: string | undefined;
};
