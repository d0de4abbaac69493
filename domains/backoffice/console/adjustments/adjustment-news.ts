// What became of an adjustment, as it is told to whoever pressed.
import { showToast, useFormats } from "#platform/ui";
import type { Adjustment } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

export function useAdjustmentNews(onTold?: () => void): (done: { readonly adjustment: Adjustment }) => void {
	const say = useOfficeText();
	const { amount } = useFormats();
	return ({ adjustment: { state, account, amount: moved, currency } }) => {
		showToast({
			tone: state === "approved" ? "success" : "info",
			text: say(`adjustments.news.${state}`, { account, amount: amount(moved, currency) }),
		});
		onTold?.();
	};
}
