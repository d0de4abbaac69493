// How rounds of instant games are checked, for the page that does it without a server.
import type { StudioCheck } from "#cabinet/ui";
import { CheckOriginal, OriginalsName } from "./fair/check-original.tsx";
import { asksCheck } from "./fair/verify-address.ts";
import { originalMessages } from "./text.ts";

export const check: StudioCheck = {
	order: 10,
	messages: originalMessages,
	asks: asksCheck,
	Name: OriginalsName,
	Check: CheckOriginal,
};
