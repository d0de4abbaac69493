// A counter whose payments a simulated provider takes. Never imported outside tests.
import type { MemberId } from "#platform/kernel";
import type { Deposit } from "../../contract/index.ts";
import type { MannerName } from "../simulator/manners.ts";
import { type Counter, openCounter } from "./open-counter.ts";
import { runJob, type ServedProvider, serveProvider } from "./serve-provider.ts";

export type { Trouble } from "./serve-provider.ts";

export type Till = Counter &
	Pick<ServedProvider, "simulator" | "secret" | "trouble" | "told"> & {
		readonly paid: (deposit: Deposit, manner?: MannerName) => Promise<void>;
		/** Opens a deposit by card. */
		readonly openCard: (member: MemberId, amount: string) => Promise<Deposit>;
		/** The clock's job that asks providers, so many seconds from now. */
		readonly askProviders: (seconds: number) => Promise<void>;
	};

export async function openTill(): Promise<Till> {
	const served = await serveProvider();
	const counter = await openCounter(served.providers);
	served.tells(counter);
	const { simulator, secret, told, trouble } = served;
	return {
		...counter,
		simulator,
		secret,
		told,
		trouble,
		paid: ({ depositId }, manner = "plain") => simulator.pay(depositId, manner),
		openCard: (member, amount) => counter.open(member, amount, "simulated-card"),
		askProviders: (seconds) => runJob(counter, "cashier.ask-providers", seconds),
	};
}
