// Which pages of contracts an agent has: those of the kinds it has, had, gave or was offered.
import type { ContractKind } from "../core/index.ts";
import { useListContracts } from "./calls.gen.ts";

/** Undefined until it is known. */
export function useContractKinds(): readonly ContractKind[] | undefined {
	return useListContracts({}, { freshMilliseconds: 60_000 }).data?.kinds;
}
