// `npm run member -- <order> <user name>`: a password for one login, or another name for pay-outs. It asks first.
import { openDatabase } from "#platform/db";
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutHandOut, readHandOut } from "../operator/hand-out.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { readSettings } from "../settings.ts";
import { migrateAll, withVerbDatabase } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const order = readHandOut(args);
	if (!order.ok) {
		say(order.error);
		return 1;
	}
	let code = 1;
	const work = async ({ url }: { readonly url: string }): Promise<void> => {
		await migrateAll(url);
		const db = openDatabase({ url, connections: 1, name: "tessera-operator" });
		try {
			code = await carryOutHandOut(order.value, { say, ask, db, now: new Date(), user: userOfMachine() });
		} finally {
			await db.close();
		}
	};
	await withVerbDatabase(readSettings(process.env), { say, work });
	return code;
}
