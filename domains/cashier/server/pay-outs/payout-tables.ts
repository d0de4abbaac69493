// The tables of pay-outs at providers as rows come back from them.
import type { Generated, GeneratedAlways } from "kysely";
import type { PayoutFault, PayoutState } from "../../core/index.ts";

/** How a line of a provider was heard of. */
export type ToldBy = "webhook" | "poll" | "statement";

export type PayoutTables = {
	"cashier.payout": {
		member_id: string;
		withdrawal_id: string;
		attempt: number;
		provider: string;
		sent_at: Date;
		state: Generated<PayoutState>;
		reason: Generated<string>;
		next_at: Date | null;
	};
	"cashier.payout_line": {
		id: GeneratedAlways<string>;
		provider: string;
		line_id: string;
		payout: string;
		currency: string;
		amount: string;
		account: string;
		paid_at: Date;
		heard_at: Date;
		told_by: ToldBy;
		merchant: string;
		member_id: string | null;
		withdrawal_id: string | null;
		attempt: number | null;
		fault: "" | PayoutFault;
		state: "review" | "settled" | "dismissed";
		closed_at: Date | null;
		closed_by: Generated<string>;
		reason: Generated<string>;
	};
};
