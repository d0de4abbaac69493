// One of the latest exchanges, asked for when it is wanted.
import { actionHook } from "#platform/ui";
import { type Exchange, listExchanges } from "../contract/index.ts";

const useAsk = actionHook(listExchanges);

export function useExchangesOfLate(): (transactionNumber: string) => Promise<Exchange | undefined> {
	const { mutateAsync } = useAsk();
	return async (transactionNumber) => {
		const { records } = await mutateAsync({ pageSize: 20 });
		return records.find((one) => one.transactionNumber === transactionNumber);
	};
}
