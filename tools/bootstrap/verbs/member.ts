// `npm run member -- <order>`: a password for one login, another name for pay-outs, a third-party channel that logs members
// in. Each asks before it does anything.
import { join } from "node:path";
import { type Database, openDatabase } from "#platform/db";
import { fileHouseKey } from "#platform/kernel/node";
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutHandOut, readHandOut } from "../operator/hand-out.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { readChannelOrder, writeChannel } from "../operator/write-channel.ts";
import { readSettings } from "../settings.ts";
import { migrateAll, withVerbDatabase } from "../verb-database.ts";

export async function run(args: readonly string[], around: Terminal = terminal): Promise<number> {
	return args[0] === "channel" ? runChannel(args.slice(1), around) : runHandOut(args, around);
}

async function runHandOut(args: readonly string[], around: Terminal): Promise<number> {
	const order = readHandOut(args);
	if (order.ok)
		return withDatabase(around, (db) =>
			carryOutHandOut(order.value, { ...around, db, now: new Date(), user: userOfMachine() }),
		);
	around.say(order.error);
	return 1;
}

async function runChannel(args: readonly string[], around: Terminal): Promise<number> {
	const order = readChannelOrder(args);
	if (!order.ok) {
		around.say(order.error);
		return 1;
	}
	const { dataDir } = readSettings(process.env);
	const key = () => fileHouseKey(join(dataDir, "house-key"))("members.codes");
	return withDatabase(around, (db) => writeChannel(order.value, { ...around, db, key: key() }));
}

async function withDatabase({ say }: Terminal, act: (db: Database) => Promise<number>): Promise<number> {
	let code = 1;
	const work = async ({ url }: { readonly url: string }): Promise<void> => {
		await migrateAll(url);
		const db = openDatabase({ url, connections: 1, name: "tessera-operator" });
		try {
			code = await act(db);
		} finally {
			await db.close();
		}
	};
	await withVerbDatabase(readSettings(process.env), { say, work });
	return code;
}
