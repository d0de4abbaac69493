// A studio's front end, as its `ui/frame.ts` offers it: the arcade finds every one by folder and shows a launched game, or a
// past round, with the frame of its vendor. A frame decides nothing: it plays the events that the server drew.
import type { ComponentType } from "react";
import type { ShownRound } from "#games/contract";
import type { MessageSource } from "#platform/ui";
import type { FramePlay, FramePorts } from "./ports.ts";

export type StudioFrame = {
	/** Codes of the vendors ("vassalage") whose games it shows. */
	readonly vendors: readonly string[];
	readonly messages: MessageSource;
	/** A game that is played; fetched when one is opened. */
	readonly Play: ComponentType<{ readonly play: FramePlay; readonly ports: FramePorts }>;
	/** A past round, shown again. */
	readonly Replay: ComponentType<{
		readonly round: ShownRound;
		readonly ports: FramePorts;
		readonly onClose: (() => void) | undefined;
	}>;
};
