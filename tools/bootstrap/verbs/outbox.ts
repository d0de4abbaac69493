// `npm run outbox`: what lies in the outbox of a machine that nobody carries letters for. It asks before it shows it.
import { join } from "node:path";
import { fileHouseKey } from "#platform/kernel/node";
import type { Terminal } from "../operator/carry-out.ts";
import { readOutboxOrder, showOutbox } from "../operator/show-outbox.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { workAsOperator } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const order = readOutboxOrder(args);
	if (!order.ok) {
		say(order.error);
		return 1;
	}
	return workAsOperator(say, (db, { dataDir }) => {
		const key = fileHouseKey(join(dataDir, "house-key"))("courier.letters");
		return showOutbox(order.value, { say, ask, db, key, now: new Date(), user: userOfMachine() });
	});
}
