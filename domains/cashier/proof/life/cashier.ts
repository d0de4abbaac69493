// The cashier of a run: the provider that is paid, and the operators who work what comes; each is opened once.
import { type Eve, kept, type Run } from "../../../../tools/sim/run.ts";
import type { Cashier } from "./payers.ts";
import { type Desk, openDesk, openProvider } from "./till.ts";

export const providerOf = kept(({ origin, chance }: Eve) => openProvider(origin, () => chance.below(1_000) / 1_000));

export const cashierOf = kept(async (run: Run): Promise<Cashier> => {
	const provider = await providerOf(run.eve);
	const desk = await openDesk(run, provider);
	return { provider, desk, payouts: desk.payouts, floats: desk.floats };
});

/** What reconciliation left open at the end. */
export const findings = kept((_run: Run) => ({ open: 0 }));

/** So many runs may find a statement that gave no answer to the one before: one call in twenty goes without. */
const mostRuns = 12;

/** A run hears what nobody told, and the one after it finds whether that was all. Answers how many findings stay open. */
export async function findingsLeft({ reconcile }: Pick<Desk, "reconcile">): Promise<number> {
	let open = await reconcile();
	for (let run = 2; run === 2 || (open > 0 && run <= mostRuns); run++) open = await reconcile();
	return open;
}

/** What the provider was paid and paid out, in its own words. */
export async function statementsOf(run: Run) {
	const { simulator } = await providerOf(run.eve);
	const all = { since: new Date(0), after: 0, most: 1_000_000 };
	return { came: simulator.book.statement(all).lines, paidOut: simulator.payouts.statement(all).lines };
}
