// `npm run cashier -- <order>`: an operator's work on deposits and on the ways to pay in. It asks before it changes or
// shows anything, and each act is written down.
import { join } from "node:path";
import { ok } from "#platform/kernel";
import { fileHouseKey } from "#platform/kernel/node";
import { type PaymentParts, payoutsOf, providersOf, readPayments } from "../../../apps/server/payment-settings.ts";
import type { Terminal } from "../operator/carry-out.ts";
import { carryOutCashier } from "../operator/carry-out-cashier.ts";
import { readCashierOrder } from "../operator/read-cashier-order.ts";
import { terminal, userOfMachine } from "../operator/terminal.ts";
import { workAsOperator } from "../verb-database.ts";

const allOf = (parts: PaymentParts) => ({ providers: providersOf(parts), payouts: payoutsOf(parts) });

export async function run(args: readonly string[], { say, ask }: Terminal = terminal): Promise<number> {
	const order = readCashierOrder(args);
	if (order.ok) {
		const around = { say, ask, now: new Date(), user: userOfMachine() };
		return workAsOperator(say, (db, settings) => {
			const { dataDir } = settings;
			const houseKey = fileHouseKey(join(dataDir, "house-key"));
			const payments = readPayments((name) => process.env[name] ?? "");
			const providers = payments.ok ? ok(allOf({ ...settings, houseKey, payments: payments.value })) : payments;
			return carryOutCashier(order.value, { ...around, db, houseKey, providers, folder: join(dataDir, "review") });
		});
	}
	say(order.error);
	return 1;
}
