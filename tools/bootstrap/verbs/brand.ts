// `npm run brand -- <order>`: an operator's switches. It asks before it changes anything, and each act is written down.
import { openDatabase } from "#platform/db";
import { carryOutOrder, type Terminal } from "../operator/carry-out.ts";
import { readOrder } from "../operator/read-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { readSettings } from "../settings.ts";
import { migrateAll, withVerbDatabase } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const now = new Date();
	const order = readOrder(args, now);
	if (!order.ok) {
		say(order.error);
		return 1;
	}
	let code = 1;
	const work = async ({ url }: { readonly url: string }): Promise<void> => {
		await migrateAll(url);
		const db = openDatabase({ url, connections: 1, name: "tessera-operator" });
		try {
			code = await carryOutOrder(order.value, { say, ask, db, now, user: userOfMachine() });
		} finally {
			await db.close();
		}
	};
	await withVerbDatabase(readSettings(process.env), { say, work });
	return code;
}
