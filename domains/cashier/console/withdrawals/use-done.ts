// What follows an act on a withdrawal: the lists are asked anew, what became of it is said, and it is closed.
import { showToast } from "#platform/ui";
import {
	countWithdrawalQueue,
	listPayoutLines,
	listWithdrawalQueue,
	lookAtWithdrawal,
	type QueuedWithdrawal,
} from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";

/** What an act makes stale. */
export const refreshes = [listWithdrawalQueue, countWithdrawalQueue, lookAtWithdrawal, listPayoutLines];

export function useDone(onDone: () => void): (done: QueuedWithdrawal) => void {
	const say = useCashierDeskText();
	return ({ reference, state }) => {
		showToast({ tone: "success", text: `${reference}: ${say(`withdrawals.states.${state}`)}` });
		onDone();
	};
}
