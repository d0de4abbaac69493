// A teller whose withdrawals a simulated provider pays out. Never imported outside tests.
import type { Withdrawal } from "../../contract/index.ts";
import { approveWithdrawal, sendWithdrawal } from "../api.ts";
import type { PayoutMannerName } from "../simulator/payout-manners.ts";
import { openTeller, type Teller } from "./open-teller.ts";
import { runJob, type ServedProvider, serveProvider } from "./serve-provider.ts";

export type Payouts = Teller &
	Pick<ServedProvider, "simulator" | "secret" | "trouble" | "told"> & {
		/** Approved by as many as it asks for. */
		readonly approved: (withdrawal: Withdrawal) => Promise<void>;
		readonly send: (withdrawal: Withdrawal, operator?: string) => ReturnType<typeof sendWithdrawal>;
		/** The provider pays one out, in a manner; a later hand-over of the same by its key. */
		readonly paysOut: (payout: string, manner?: PayoutMannerName) => Promise<void>;
		/** The clock's job that asks providers for pay-outs, so many seconds from now. */
		readonly askPayouts: (seconds: number) => Promise<void>;
	};

export async function openPayouts(): Promise<Payouts> {
	const served = await serveProvider();
	const teller = await openTeller(served.providers);
	served.tells(teller);
	const { deps, order } = teller;
	const { simulator, secret, told, trouble } = served;
	return {
		...teller,
		simulator,
		secret,
		told,
		trouble,
		approved: async (withdrawal) => {
			for (const operator of ["Han", "Lee"]) await approveWithdrawal(deps, order(withdrawal, operator));
		},
		send: (withdrawal, operator) => sendWithdrawal({ ...deps, provider: "simulator" }, order(withdrawal, operator)),
		paysOut: (payout, manner = "plain") => simulator.payOut(payout, manner),
		askPayouts: (seconds) => runJob(teller, "cashier.ask-payouts", seconds),
	};
}
