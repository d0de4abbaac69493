// A member hears on any page what was decided of an item they applied for: the record and the points are asked for anew.
import { showToast, useLive, useRefresh } from "#platform/ui";
import { exchangeEvent, getPointBalance, getPointReward, listExchanges } from "../contract/index.ts";
import { useExchangesOfLate } from "./exchanges-of-late.ts";
import { useLoyaltyText } from "./text.ts";

export function ExchangeNews() {
	const say = useLoyaltyText();
	const refresh = useRefresh();
	const ask = useExchangesOfLate();
	useLive(exchangeEvent, ({ transactionNumber }) => {
		refresh([listExchanges, getPointBalance, getPointReward]);
		void ask(transactionNumber).then((found) => {
			if (found === undefined || found.status === "applying") return;
			const tone = found.status === "passed" ? "success" : "warning";
			showToast({ tone, text: say(`news.${found.status}`, { item: found.item }) });
		});
	});
	return null;
}
