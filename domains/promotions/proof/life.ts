// Who claims in the simulation; the first kill comes while something has been claimed.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { liveAsClaimer } from "./life/claimer.ts";
import { claimsBook } from "./life/claims-book.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.claimers ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** Take whatever the default brand offers, each press doubled now and then. */
		claimers: {
			usual: 3,
			most: 100,
			live: (one, { run }) => liveAsClaimer(one, { book: claimsBook(run) }),
		},
	},
	beforeKill: async (run, kill) => {
		if (!anybody(run) || kill !== 1) return;
		await run.until(() => claimsBook(run).claims.size > 0);
	},
};
