// Which merchant a call is for. Found early, because the system's status depends on it; refused in its turn.
import { failure, headers } from "#platform/contract";
import type { BrandOf } from "../ports.ts";
import { type Passage, type Step, single } from "./step.ts";

const unknown = failure("UNKNOWN_MERCHANT");

/** Fills in the merchant; it stays empty when it is not known. */
export function findMerchantStep(brandOf: BrandOf): Step {
	return (passage) => {
		const asked = single(passage.head[headers.merchant]);
		const found = brandOf(asked === "" ? undefined : asked, passage.context.host);
		if (found instanceof Promise) return found.then((merchant) => fill(passage, merchant));
		return fill(passage, found);
	};
}

function fill(passage: Passage, merchant: string | undefined): undefined {
	passage.context.merchant = merchant ?? "";
}

export const requireMerchantStep: Step = ({ context }) => (context.merchant === "" ? unknown : undefined);
