// What the desk is told at once: a session that ended anywhere ends its connections, and a change in a queue of money
// makes the pages look again. A member hears of a balance that the desk corrected.
import { cashierChannel } from "#cashier/api";
import { isCurrencyCode, parseMemberId } from "#platform/kernel";
import { moneyQueueEvent } from "../contract/index.ts";
import { adjustmentChannel } from "./adjustments/post-adjustment.ts";
import type { BackofficeDeps } from "./ports.ts";
import { endedChannel } from "./staff/sessions.ts";

type Hearing = Pick<BackofficeDeps, "db" | "live" | "wallet">;

/** Resolves with how to stop. A word that was missed is made good when a page asks again. */
export async function followChanges(deps: Hearing): Promise<() => Promise<void>> {
	const { db, live } = deps;
	const stops = await Promise.all([
		db.listen(endedChannel, (sessionId) => {
			if (sessionId !== "") live.dropSession(sessionId);
		}),
		db.listen(cashierChannel, () => live.toStaff(moneyQueueEvent, {})),
		db.listen(adjustmentChannel, (word) => {
			live.toStaff(moneyQueueEvent, {});
			void showBalance(deps, word).catch(() => {});
		}),
	]);
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}

/** To the member, where money moved. */
async function showBalance({ db, wallet }: Pick<Hearing, "db" | "wallet">, word: string): Promise<void> {
	const [member = "", currency = ""] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId === undefined || !isCurrencyCode(currency)) return;
	const { purses } = await db.read((tx) => wallet.balanceIn(tx, memberId, currency));
	const cash = purses.find(({ purse }) => purse === "cash");
	if (cash !== undefined) wallet.announce({ memberId, currency, purse: "cash" }, cash);
}
