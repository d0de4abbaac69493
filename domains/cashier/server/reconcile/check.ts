// What every check of reconciliation is: it looks at two books and says what differs, and how far it came. Types only.
import type { Log } from "#platform/http";
import type { Difference, FindingKind, OpenFinding } from "../../core/index.ts";
import type { CashierDeps } from "../ports.ts";

export type ReconcileDeps = Pick<CashierDeps, "db" | "providers" | "payouts" | "turnover"> & {
	readonly protection: Pick<CashierDeps["protection"], "judgeDeposit">;
	readonly wallet: Pick<
		CashierDeps["wallet"],
		"postAllIn" | "open" | "audit" | "postIn" | "captureHold" | "releaseHold"
	>;
};

export type CheckContext = {
	readonly now: Date;
	readonly log: Log;
	/** What is open: a check looks back far enough to see whether it is still so. */
	readonly open: readonly (OpenFinding & { readonly first_seen_at: Date })[];
};

export type Checked = {
	/** How many lines were looked at. */
	readonly looked: number;
	readonly found: readonly Difference[];
	/** Whether a finding would have been found again if it were still so. */
	readonly covers: (finding: OpenFinding) => boolean;
};

export type Check = {
	readonly name: string;
	/** What it raises; each kind is one check's. */
	readonly kinds: readonly FindingKind[];
	readonly run: (deps: ReconcileDeps, context: CheckContext) => Promise<Checked>;
};
