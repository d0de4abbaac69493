// `npm run protection -- <order>`: an operator's hand on the rules of a market and on a member's limits. It asks before it
// changes anything, and each act is written down.
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutProtection } from "../operator/carry-out-protection.ts";
import { readProtectionOrder } from "../operator/read-protection-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { workAsOperator } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const order = readProtectionOrder(args);
	if (order.ok) {
		const around = { say, ask, now: new Date(), user: userOfMachine() };
		return workAsOperator(say, (db) => carryOutProtection(order.value, { ...around, db }));
	}
	say(order.error);
	return 1;
}
