// `npm run outbox`: what lies in the outbox of a machine that nobody carries letters for. It asks before it shows it.
import { join } from "node:path";
import { openDatabase } from "#platform/db";
import { fileHouseKey } from "#platform/kernel/node";
import type { Terminal } from "../operator/carry-out.ts";
import { readOutboxOrder, showOutbox } from "../operator/show-outbox.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { readSettings } from "../settings.ts";
import { migrateAll, withVerbDatabase } from "../verb-database.ts";

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const order = readOutboxOrder(args);
	if (!order.ok) {
		say(order.error);
		return 1;
	}
	const settings = readSettings(process.env);
	let code = 1;
	const work = async ({ url }: { readonly url: string }): Promise<void> => {
		await migrateAll(url);
		const key = fileHouseKey(join(settings.dataDir, "house-key"))("courier.letters");
		const db = openDatabase({ url, connections: 1, name: "tessera-operator" });
		try {
			code = await showOutbox(order.value, { say, ask, db, key, now: new Date(), user: userOfMachine() });
		} finally {
			await db.close();
		}
	};
	await withVerbDatabase(settings, { say, work });
	return code;
}
