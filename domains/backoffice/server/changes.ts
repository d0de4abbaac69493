// What the desk is told at once: a session that ended anywhere ends its connections, and a change in a queue of money
// makes the pages look again. A member hears of a balance that the desk corrected.
import { feedbackChannel } from "#brand/api";
import { messageAnsweredEvent } from "#brand/contract";
import { exchangeChannel } from "#loyalty/api";
import { exchangeEvent } from "#loyalty/contract";
import { deskQueueEvent } from "#platform/desk/contract";
import { isCurrencyCode, parseMemberId } from "#platform/kernel";
import { documentChannel } from "#protection/api";
import { documentEvent } from "#protection/contract";
import { documentKinds, documentStates } from "#protection/core";
import { adjustmentChannel } from "./adjustments/post-adjustment.ts";
import type { BackofficeDeps } from "./ports.ts";
import { endedChannel } from "./staff/sessions.ts";

type Hearing = Pick<BackofficeDeps, "db" | "live" | "wallet" | "desks">;

/** Resolves with how to stop. A word that was missed is made good when a page asks again. */
export async function followChanges(deps: Hearing): Promise<() => Promise<void>> {
	const { db, live } = deps;
	const stops = await Promise.all([
		db.listen(endedChannel, (sessionId) => {
			if (sessionId !== "") live.dropSession(sessionId);
		}),
		...deps.desks
			.flatMap(({ channels = [] }) => channels)
			.map((channel) => db.listen(channel, () => live.toStaff(deskQueueEvent, {}))),
		db.listen(adjustmentChannel, (word) => {
			live.toStaff(deskQueueEvent, {});
			void showBalance(deps, word).catch(() => {});
		}),
		db.listen(exchangeChannel, (word) => {
			live.toStaff(deskQueueEvent, {});
			void tellExchange(deps, word).catch(() => {});
		}),
		db.listen(documentChannel, (word) => {
			live.toStaff(deskQueueEvent, {});
			tellDocument(deps, word);
		}),
		db.listen(feedbackChannel, (word) => {
			live.toStaff(deskQueueEvent, {});
			tellAnswer(deps, word);
		}),
	]);
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}

/** To the member, where money moved. */
const showBalance = (deps: Pick<Hearing, "db" | "wallet">, word: string): Promise<void> =>
	showPurses(deps, word, ["cash"]);

async function showPurses(
	{ db, wallet }: Pick<Hearing, "db" | "wallet">,
	word: string,
	shown: readonly ("cash" | "points")[],
): Promise<void> {
	const [member = "", currency = ""] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId === undefined || !isCurrencyCode(currency)) return;
	const { purses } = await db.read((tx) => wallet.balanceIn(tx, memberId, currency));
	for (const purse of shown) {
		const held = purses.find((one) => one.purse === purse);
		if (held !== undefined) wallet.announce({ memberId, currency, purse }, held);
	}
}

/** An application was made or decided: points came back, or play money came in. */
async function tellExchange(deps: Hearing, word: string): Promise<void> {
	const [member = "", , transactionNumber = ""] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId === undefined) return;
	deps.live.toMember(memberId, exchangeEvent, { transactionNumber });
	await showPurses(deps, word, ["points", "cash"]);
}

function tellDocument({ live }: Pick<Hearing, "live">, word: string): void {
	const [member = "", named, came] = word.split(" ");
	const memberId = parseMemberId(member);
	const document = documentKinds.find((kind) => kind === named);
	const state = documentStates.find((one) => one === came);
	if (memberId === undefined || document === undefined || state === undefined) return;
	live.toMember(memberId, documentEvent, { document, state });
}

/** What a visitor wrote is nobody's page. */
function tellAnswer({ live }: Pick<Hearing, "live">, word: string): void {
	const [member = "", state] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId !== undefined && state === "answered") live.toMember(memberId, messageAnsweredEvent, {});
}
