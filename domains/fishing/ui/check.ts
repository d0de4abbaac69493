// How shots of the fishing games are checked, for the page that does it without a server.
import type { StudioCheck } from "#cabinet/ui";
import { asksCheck } from "./check/check-address.ts";
import { CheckShot, FishingName } from "./check/check-page.tsx";
import { fishingMessages } from "./text.ts";

export const check: StudioCheck = {
	order: 30,
	messages: fishingMessages,
	asks: asksCheck,
	Name: FishingName,
	Check: CheckShot,
};
