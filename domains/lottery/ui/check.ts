// How draws of the lotteries are checked, for the page that does it without a server.
import type { StudioCheck } from "#cabinet/ui";
import { asksCheck } from "./check/check-address.ts";
import { CheckPage, LotteriesName } from "./check/check-page.tsx";
import { lotteryMessages } from "./text.ts";

export const check: StudioCheck = {
	order: 20,
	messages: lotteryMessages,
	asks: asksCheck,
	Name: LotteriesName,
	Check: CheckPage,
};
