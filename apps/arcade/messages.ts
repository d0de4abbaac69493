// Sentences of domains whose screens are not in the first load: data only.
import type { MessageSource } from "#platform/ui";

export const gamesMessages: MessageSource = {
	domain: "games",
	files: import.meta.glob<string>("../../domains/games/ui/messages/*.json", {
		query: "?url",
		import: "default",
		eager: true,
	}),
};
