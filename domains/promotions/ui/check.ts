// How raffles are checked, for the page that does it without a server.
import type { StudioCheck } from "#cabinet/ui";
import { asksRaffle, RaffleCheck, RafflesName } from "./check/check-page.tsx";
import { promotionsMessages } from "./text.ts";

export const check: StudioCheck = {
	order: 40,
	messages: promotionsMessages,
	asks: asksRaffle,
	Name: RafflesName,
	Check: RaffleCheck,
};
