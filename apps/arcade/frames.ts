// The studios' frames, found by folder: `domains/<studio>/ui/frame.ts`. What shows a game is fetched when one is opened.
import type { StudioFrame } from "#cabinet/ui";

const found = import.meta.glob<StudioFrame>("../../domains/*/ui/frame.ts", { import: "frame", eager: true });

export const frames: readonly StudioFrame[] = Object.values(found);

/** The frame that shows the games of a vendor ("vassalage"); undefined of a vendor that no studio here is. */
export const frameOf = (vassalage: string): StudioFrame | undefined =>
	frames.find(({ vendors }) => vendors.includes(vassalage));
