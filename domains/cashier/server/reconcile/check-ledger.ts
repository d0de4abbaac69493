// The ledger's own audit: balances against postings, sums of all accounts, what is held against open holds, house sums.
import type { Check } from "./check.ts";

export const checkLedger: Check = {
	name: "ledger",
	kinds: ["ledger"],
	async run({ wallet }) {
		const audited = await wallet.audit();
		const broken = audited.filter(({ violations }) => violations > 0n);
		return {
			looked: audited.length,
			found: broken.map(({ check, violations }) => ({
				kind: "ledger",
				subject: check,
				ours: "0",
				theirs: String(violations),
			})),
			covers: () => true,
		};
	},
};
