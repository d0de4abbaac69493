// What stands against a press on "Withdraw", each in a sentence, with the act that helps.
import { useReadPaymentPassword } from "#members/ui";
import { type Gate, useFormats } from "#platform/ui";
import type { WithdrawDesk } from "../contract/index.ts";
import { isMissing } from "./leaving.tsx";
import { useCashierText } from "./text.ts";

/** The parts of the page that a gate leads to. */
export const gatePlaces = { renewal: "withdraw-renewal", identity: "withdraw-identity" };

const retryMilliseconds = 100;

/** Shows a part of the page, and puts the focus on what is to be done there first; while that still loads, a little later. */
function goTo(place: string, tries = 30): void {
	const part = document.getElementById(place);
	const first = part?.querySelector<HTMLElement>("input, button");
	part?.scrollIntoView({ block: "center" });
	if (first != null) first.focus({ preventScroll: true });
	else if (tries > 0) setTimeout(() => goTo(place, tries - 1), retryMilliseconds);
}

export function useWithdrawGates(desk: WithdrawDesk): readonly Gate[] {
	const say = useCashierText();
	const { amount } = useFormats();
	const { data: password } = useReadPaymentPassword({});
	const shown = (minor: string): string => amount(minor, desk.currency);
	const gates: (Gate | undefined)[] = [
		desk.freshUntil === null
			? { text: say("gates.login"), act: { name: say("gates.loginAct"), onPress: () => goTo(gatePlaces.renewal) } }
			: undefined,
		desk.identityRequired
			? {
					text: say("gates.identity"),
					act: { name: say("gates.identityAct"), onPress: () => goTo(gatePlaces.identity) },
				}
			: undefined,
		isMissing(desk) ? { text: say("errors.TURNOVER_MISSING", { missing: shown(desk.turnover.missing) }) } : undefined,
		// The way to set one stands right above the button.
		password?.set === false ? { text: say("gates.password") } : undefined,
		desk.waiting >= desk.mostOpen ? { text: say("errors.TOO_MANY_WITHDRAWALS") } : undefined,
		Number(desk.available) === 0 ? { text: say("gates.nothing") } : undefined,
	];
	return gates.filter((gate) => gate !== undefined);
}
