// The sentences of the slot games.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const slotMessages: MessageSource = {
	domain: "slots",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useSlotText = textHook<typeof en>("slots");

/** The words of the games' folders, as `npm run gen` joins them by language. */
const slotNames: MessageSource = {
	domain: "slot-names",
	files: import.meta.glob<string>("./names.gen/*.json", { query: "?url", import: "default", eager: true }),
};

type Named = {
	readonly game: Readonly<Record<string, string>>;
	readonly symbol: Readonly<Record<string, string>>;
	readonly course: Readonly<Record<string, string>>;
	readonly pick: Readonly<Record<string, string>>;
};

/** Names of games, symbols and courses by their codes, and what a game's pick bonus asks for. */
export const useSlotNames = textHook<Named>(slotNames);
