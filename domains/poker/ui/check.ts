// How hands of poker are checked, for the page that does it without a server.
import type { StudioCheck } from "#cabinet/ui";
import { asksHand } from "./check/check-address.ts";
import { CheckPage, PokerName } from "./check/check-page.tsx";
import { pokerMessages } from "./text.ts";

export const check: StudioCheck = {
	order: 30,
	messages: pokerMessages,
	asks: asksHand,
	Name: PokerName,
	Check: CheckPage,
};
