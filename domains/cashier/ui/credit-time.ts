// When the money of a way to pay in is there, in words, and the way's icon.
import { type IconName, useFormats } from "#platform/ui";
import type { Method } from "../contract/index.ts";
import { useCashierText } from "./text.ts";

type PaymentMethod = Pick<Method, "kind" | "provider" | "hours">;

const channelIcons = { card: "card", wallet: "wallet", crypto: "coins" } as const;
const kindIcons = { "bank-transfer": "bank", provider: "card", voucher: "ticket", "agent-float": "crown" } as const;

export function iconOf(paymentMethod: PaymentMethod | undefined): IconName {
	if (paymentMethod === undefined) return "wallet";
	return paymentMethod.provider === null ? kindIcons[paymentMethod.kind] : channelIcons[paymentMethod.provider.channel];
}

/** What waits says for how long beside it; here it is said when it is credited. */
export function useCreditTime(): (paymentMethod: PaymentMethod | undefined) => string {
	const say = useCashierText();
	const { span } = useFormats();
	return (paymentMethod) => {
		if (paymentMethod === undefined) return "";
		if (paymentMethod.kind === "bank-transfer")
			return say("method.time.transfer", { time: span(60 * paymentMethod.hours) });
		if (paymentMethod.kind === "agent-float") return say("method.time.agent");
		return say(paymentMethod.provider?.channel === "crypto" ? "method.time.arrival" : "method.time.atOnce");
	};
}
