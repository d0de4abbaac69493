// The sentences of the calls that a frame makes to the domains below: data only, none of their screens.
import type { MessageSource } from "#platform/ui";

export const gamesMessages: MessageSource = {
	domain: "games",
	files: import.meta.glob<string>("../../domains/games/ui/messages/*.json", {
		query: "?url",
		import: "default",
		eager: true,
	}),
};

/** Why a stake is refused for a member's protection, and the reality check. */
export const protectionMessages: MessageSource = {
	domain: "protection",
	files: import.meta.glob<string>("../../domains/protection/ui/messages/*.json", {
		query: "?url",
		import: "default",
		eager: true,
	}),
};
