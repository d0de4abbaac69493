// When the money of a way to pay in is there, in words, and the way's icon.
import { type IconName, useFormats } from "#platform/ui";
import type { Method } from "../contract/index.ts";
import { useCashierText } from "./text.ts";

type Way = Pick<Method, "kind" | "provider" | "hours">;

const channelIcons = { card: "card", wallet: "wallet", crypto: "coins" } as const;
const kindIcons = { "bank-transfer": "bank", provider: "card", voucher: "ticket", "agent-float": "crown" } as const;

export function iconOf(way: Way | undefined): IconName {
	if (way === undefined) return "wallet";
	return way.provider === null ? kindIcons[way.kind] : channelIcons[way.provider.channel];
}

/** What waits says for how long beside it; here it is said when it is credited. */
export function useCreditTime(): (way: Way | undefined) => string {
	const say = useCashierText();
	const { span } = useFormats();
	return (way) => {
		if (way === undefined) return "";
		if (way.kind === "bank-transfer") return say("method.time.transfer", { time: span(60 * way.hours) });
		if (way.kind === "agent-float") return say("method.time.agent");
		return say(way.provider?.channel === "crypto" ? "method.time.arrival" : "method.time.atOnce");
	};
}
