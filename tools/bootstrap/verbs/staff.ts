// `npm run staff -- <order>`: the way into the console for a first owner, and for somebody who has lost theirs. It asks
// first, and the password is shown once, here.
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutStaff } from "../operator/carry-out-staff.ts";
import { readStaffOrder } from "../operator/read-staff-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { workAsOperator } from "../verb-database.ts";

export async function run(args: readonly string[], around: Terminal = terminal): Promise<number> {
	const order = readStaffOrder(args);
	if (order.ok)
		return workAsOperator(around.say, (db) =>
			carryOutStaff(order.value, { ...around, db, now: new Date(), user: userOfMachine() }),
		);
	around.say(order.error);
	return 1;
}
