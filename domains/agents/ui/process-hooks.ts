// Which call a kind of contract has.

import { listContracts } from "../contract/index.ts";
import type { ContractKind } from "../core/index.ts";
import {
	useProcessDailySalary,
	useProcessDividend,
	useProcessHourlySalary,
	useProcessRealTimeSalary,
} from "./calls.gen.ts";

export function useProcess(kind: ContractKind) {
	const options = { refreshes: [listContracts], lookAgain: [listContracts] };
	const calls = {
		dividend: useProcessDividend(options),
		daily: useProcessDailySalary(options),
		hourly: useProcessHourlySalary(options),
		"real-time": useProcessRealTimeSalary(options),
	};
	return calls[kind];
}
