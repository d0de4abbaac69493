// `npm run protection -- <order>`: an operator's hand on the rules of a market, on a member's limits, and the review of
// documents. It asks before it changes or shows anything, and each act is written down.
import { join } from "node:path";
import { fileHouseKey } from "#platform/kernel/node";
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutProtection } from "../operator/carry-out-protection.ts";
import { readProtectionOrder } from "../operator/read-protection-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { workAsOperator } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const order = readProtectionOrder(args);
	if (order.ok) {
		const around = { say, ask, now: new Date(), user: userOfMachine() };
		return workAsOperator(say, (db, { dataDir }) => {
			const documentKey = fileHouseKey(join(dataDir, "house-key"))("protection.documents");
			return carryOutProtection(order.value, { ...around, db, documentKey, folder: join(dataDir, "review") });
		});
	}
	say(order.error);
	return 1;
}
