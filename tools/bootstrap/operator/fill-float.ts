// An operator's order on an agent's float: what is put in or taken out, once.
import { issueFloat } from "#cashier/module";
import { err, isCurrencyCode, ok, parseMinor, type Result, systemClock } from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createWalletModule } from "#wallet/module";
import type { CashierCircumstances } from "./cashier-around.ts";
import type { Ready } from "./one-act.ts";
import type { FloatAct } from "./read-cashier-order.ts";

const sentences = {
	NOT_AN_AGENT: "No agent has that name in this currency.",
	FLOAT_TOO_LOW: "There is not so much in the float.",
} as const;

export function prepareFloat(act: FloatAct, here: CashierCircumstances): Result<Ready, string> {
	const { account, currency, fill } = act;
	const amount = isCurrencyCode(currency) ? parseMinor(act.amount, currency) : undefined;
	if (!isCurrencyCode(currency) || amount?.ok !== true || amount.value <= 0n) return err("No such amount.");
	const { around, merchant, operator } = here;
	const minor = fill ? amount.value : -amount.value;
	const order = { merchant, account, currency, amount: minor, operator, now: around.now, id: secureIds() };
	const words = `${act.amount} ${currency} ${fill ? "go into" : "come out of"} the float of ${account}`;
	return ok({ words, carryOut: () => issue(here, order) });
}

/** With a ledger of its own: what it posts is in the database like any node's. */
async function issue(
	{ around: { db } }: CashierCircumstances,
	order: Parameters<typeof issueFloat>[1],
): Promise<string | undefined> {
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(systemClock.now());
	try {
		const issued = await issueFloat({ db, wallet: wallet.api }, order);
		return issued.ok ? undefined : sentences[issued.error];
	} finally {
		await wallet.close();
	}
}
