// Which pages of contracts an agent has: those of the kinds it has, had, gave or was offered.
import type { ContractKind } from "../core/index.ts";
import { useListContracts } from "./calls.gen.ts";

export function useContractKinds(): readonly ContractKind[] {
	return useListContracts({}, { freshMilliseconds: 60_000 }).data?.kinds ?? [];
}
