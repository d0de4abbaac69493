// `npm run brand -- <order>`: an operator's switches. It asks before it changes anything, and each act is written down.
import { carryOutOrder, type Terminal } from "../operator/carry-out.ts";
import { readOrder } from "../operator/read-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { workAsOperator } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const now = new Date();
	const order = readOrder(args, now);
	if (order.ok) {
		return workAsOperator(say, (db) => carryOutOrder(order.value, { say, ask, db, now, user: userOfMachine() }));
	}
	say(order.error);
	return 1;
}
