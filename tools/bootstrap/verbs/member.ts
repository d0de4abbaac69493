// `npm run member -- <order>`: a password for one login, another name for pay-outs, lost second factors, what a login is
// asked, a third-party channel that logs members in, a third party that proves their numbers. Each asks before it does
// anything.
import { join } from "node:path";
import { fileHouseKey } from "#platform/kernel/node";
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutMember } from "../operator/carry-out-member.ts";
import { readMemberOrder } from "../operator/read-member-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { readChannelOrder, writeChannel } from "../operator/write-channel.ts";
import { readPhoneProviderOrder, writePhoneProvider } from "../operator/write-phone-provider.ts";
import { workAsOperator } from "../verb-database.ts";

export async function run(args: readonly string[], around: Terminal = terminal): Promise<number> {
	if (args[0] === "phone-provider") return runPhoneProvider(args.slice(1), around);
	return args[0] === "channel" ? runChannel(args.slice(1), around) : runOrder(args, around);
}

async function runOrder(args: readonly string[], around: Terminal): Promise<number> {
	const order = readMemberOrder(args);
	if (order.ok)
		return workAsOperator(around.say, (db, { dataDir }) => {
			const letterKey = keysOf(dataDir)("courier.letters");
			return carryOutMember(order.value, { ...around, db, letterKey, now: new Date(), user: userOfMachine() });
		});
	around.say(order.error);
	return 1;
}

async function runChannel(args: readonly string[], around: Terminal): Promise<number> {
	const order = readChannelOrder(args);
	if (order.ok)
		return workAsOperator(around.say, (db, { dataDir }) => {
			return writeChannel(order.value, { ...around, db, key: sealingKey(dataDir) });
		});
	around.say(order.error);
	return 1;
}

async function runPhoneProvider(args: readonly string[], around: Terminal): Promise<number> {
	const order = readPhoneProviderOrder(args);
	if (order.ok)
		return workAsOperator(around.say, (db, { dataDir }) => {
			const by = { ...around, now: new Date(), user: userOfMachine() };
			return writePhoneProvider(order.value, { ...by, db, key: sealingKey(dataDir) });
		});
	around.say(order.error);
	return 1;
}

const keysOf = (dataDir: string) => fileHouseKey(join(dataDir, "house-key"));
const sealingKey = (dataDir: string): Buffer => keysOf(dataDir)("members.codes");
