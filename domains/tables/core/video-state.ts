// What is known of a table that an operator's video studio drives, what the studio tells and what comes of it. Types and names alone.
export const streamKinds = ["whep", "llhls"] as const;
/** Where a picture of the table comes from, and how late it is. */
export type Stream = {
	readonly kind: (typeof streamKinds)[number];
	readonly url: string;
	readonly latencyMs: number;
};

/** What was shown at a place of the table: "P1" "8H", "ball" "17", "dice" "346". */
export type ShownThing = { readonly pos: string; readonly code: string };

export type VideoState = {
	/** Of the last event that counted. */
	readonly seq: number;
	/** Milliseconds since 1970. */
	readonly heardAt: number;
	readonly streams: readonly Stream[];
	/** The studio's own name of the round that runs. */
	readonly told: string | null;
	readonly lies: readonly ShownThing[];
	/** What the studio called the result, and what the cards say; nothing where they are no result. Two people decide. */
	readonly halt: { readonly said: string; readonly found: string | null } | null;
};

export type VideoTold =
	| { readonly type: "table.open"; readonly streams: readonly Stream[] }
	| { readonly type: "shoe.new" }
	| { readonly type: "round.open"; readonly roundId: string; readonly closesAt: number }
	| { readonly type: "round.close"; readonly roundId: string }
	| { readonly type: "card"; readonly roundId: string; readonly pos: string; readonly code: string }
	| { readonly type: "ball"; readonly roundId: string; readonly number: number }
	| { readonly type: "dice"; readonly roundId: string; readonly dice: readonly [number, number, number] }
	| { readonly type: "round.result"; readonly roundId: string; readonly result: string }
	| { readonly type: "round.void"; readonly roundId: string; readonly reason: string };

export type VideoCommand = { readonly type: "video"; readonly seq: number; readonly told: VideoTold };

/** `VIDEO_OFF`: the house draws there. `VIDEO_GAP`: an event before is missing. `VIDEO_HALTED`: two people decide first. */
export type VideoFault =
	| "VIDEO_OFF"
	| "VIDEO_GAP"
	| "VIDEO_PAUSED"
	| "VIDEO_HALTED"
	| "VIDEO_ROUND_RUNS"
	| "VIDEO_NO_ROUND"
	| "VIDEO_CLOSE_WRONG"
	/** A picture from where none is allowed to come from. */
	| "VIDEO_STREAM_STRANGE";

export type VideoEvent =
	| { readonly type: "driven"; readonly by: "house" | "studio"; readonly at: number }
	| { readonly type: "heard"; readonly seq: number; readonly at: number }
	| { readonly type: "streamed"; readonly streams: readonly Stream[] }
	| { readonly type: "shoe"; readonly shoe: string; readonly at: number }
	| { readonly type: "named"; readonly told: string }
	| { readonly type: "closed"; readonly at: number }
	| ({ readonly type: "shown" } & ShownThing)
	| { readonly type: "halted"; readonly said: string; readonly found: string | null; readonly at: number };

/** What two people decided about a round that halts its table. */
export type VideoDecided = { readonly is: "void" } | { readonly is: "result"; readonly outcome: string };
