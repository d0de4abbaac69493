// What promotions promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { claimsBook } from "./life/claims-book.ts";
import { judgeClaims } from "./life/verdict-claims.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgeClaims(claimsBook(run), ask),
	words: async (run) => {
		const { claims, refused } = claimsBook(run);
		const kinds = new Set([...claims.values()].map(({ id }) => id));
		return [`claims: ${claims.size} of ${[...kinds].toSorted().join(", ")}; ${refused} refused`];
	},
	moved: [
		`select e.member_id, p.currency, e.amount from promotions.entry e
			join promotions.promotion p on p.id = e.promotion_id where e.state in ('claimed', 'signed') and not e.elsewhere`,
	],
};
