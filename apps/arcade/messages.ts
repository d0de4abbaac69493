// The sentences of the calls that a frame makes to the games: data only, none of their screens.
import type { MessageSource } from "#platform/ui";

export const gamesMessages: MessageSource = {
	domain: "games",
	files: import.meta.glob<string>("../../domains/games/ui/messages/*.json", {
		query: "?url",
		import: "default",
		eager: true,
	}),
};
