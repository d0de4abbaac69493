// The eight commands of a seamless wallet: what each says, and which of them ask whether a wager may be taken.
import { failure } from "#platform/contract";
import { err, ok, type Result } from "#platform/kernel";
import { hasCycle } from "#protection/core";
import { spendable } from "#wallet/core";
import type { Adjust, Authenticated, Bet, CommandFailure, Moved, Promo, WalletCommands } from "../api.ts";
import { isOver, type PlayFacts } from "../play/play-sessions.ts";
import { refuseWager } from "../play/refuse-wager.ts";
import type { GamesTools } from "../tools.ts";
import { ledgerKey, movedOf, type RoundSaid, refusalOf, type Said, storedAnswer, transactionRow } from "./command.ts";
import { findTransaction, insertTransaction, lockCommand } from "./command-store.ts";
import { counterOf, inPurse, moveMoney, purseOf, readyPurses } from "./move-money.ts";

export function walletCommands(tools: GamesTools): WalletCommands {
	return {
		authenticate: ({ vendor, token }) => authenticate(tools, { vendor, token }),
		balance: (asked) => readBalance(tools, asked),
		bet: async (bet) => {
			const { token: _token, roundClosed = false, ...said } = bet;
			const asked = await askBet(tools, bet);
			return tools.commandLanes.submit({ ...said, kind: "bet", closes: roundClosed, ...asked });
		},
		win: ({ roundClosed = false, referenceTransactionId, ...said }) =>
			tools.commandLanes.submit({ ...said, kind: "win", closes: roundClosed, reference: referenceTransactionId }),
		rollback: ({ referenceTransactionId, ...said }) =>
			tools.commandLanes.submit({
				...said,
				kind: "rollback",
				amount: 0n,
				closes: false,
				reference: referenceTransactionId,
			}),
		endRound: (said) => tools.commandLanes.submit({ ...said, kind: "end", amount: 0n, closes: true }),
		promo: (promo) => payPromo(tools, promo),
		adjust: (adjustment) => adjustBalance(tools, adjustment),
	};
}

async function authenticate(
	tools: GamesTools,
	asked: { readonly vendor: string; readonly token: string },
): Promise<Result<Authenticated, CommandFailure>> {
	const facts = await tools.sessions.ofToken(asked.token);
	const memberId = facts?.ticket.memberId;
	if (facts === undefined || memberId === undefined || facts.ticket.vendor !== asked.vendor) {
		return err(failure("INVALID_TOKEN"));
	}
	if (isOver(facts, tools.clock.now())) return err(failure("PLAY_EXPIRED"));
	const standing = await tools.members.standing(memberId);
	if (standing === undefined) return err(failure("UNKNOWN_MEMBER"));
	const { currency } = facts;
	const { purses } = await tools.wallet.balance(memberId, currency);
	const available = spendable(inPurse(purses, purseOf(tools, asked.vendor)));
	return ok({ memberId, account: standing.account, currency, balance: available, gameCode: facts.ticket.gameCode });
}

async function readBalance(
	tools: GamesTools,
	of: Pick<Said, "vendor" | "memberId" | "currency">,
): Promise<Result<{ balance: bigint; currency: Said["currency"] }, CommandFailure>> {
	if ((await tools.members.standing(of.memberId)) === undefined) return err(failure("UNKNOWN_MEMBER"));
	const { purses } = await tools.wallet.balance(of.memberId, of.currency);
	if (purses.length === 0) return err(failure("WRONG_CURRENCY"));
	return ok({ balance: spendable(inPurse(purses, purseOf(tools, of.vendor))), currency: of.currency });
}

/** Why a bet may not be taken now (vector 7). Looked up before the transaction; a repeated bet is answered regardless. */
async function askBet(tools: GamesTools, bet: Bet): Promise<Pick<RoundSaid, "refusal" | "weighedFor" | "paced">> {
	const { token } = bet;
	const facts = await (typeof token === "string" ? tools.sessions.ofToken(token) : tools.sessions.facts(token.playId));
	if (facts === undefined || facts.ticket.memberId !== bet.memberId || facts.ticket.vendor !== bet.vendor) {
		return { refusal: failure("INVALID_TOKEN") };
	}
	const refusal = refuseBet(tools, bet, facts);
	const { guarded, minimumCycle } = facts.protection;
	// The house keeps the pause between its own rounds; a table elsewhere has the pace of its vendor.
	const paced = typeof token !== "string" && hasCycle(minimumCycle);
	return { refusal, paced, weighedFor: guarded || paced ? facts.ticket.merchant : undefined };
}

function refuseBet(tools: GamesTools, bet: Bet, facts: PlayFacts): CommandFailure | undefined {
	const game = tools.catalogue.current().byCode.get(`${bet.vendor}/${bet.gameCode}`);
	if (game === undefined) return failure("GAME_NOT_FOUND");
	const fits = facts.currency === bet.currency;
	return refuseWager(tools.clock.now(), { game, facts, fits, currency: bet.currency, stake: bet.amount });
}

/** Bonus, jackpot or tournament money: belongs to no bet and is always taken. */
async function payPromo(tools: GamesTools, promo: Promo): Promise<Result<Moved, CommandFailure>> {
	if (promo.amount <= 0n) return err(failure("INVALID_AMOUNT"));
	const said: Said = { ...promo, kind: "promo" };
	return tools.db.tx(async (tx) => {
		await lockCommand(tx, said);
		const before = storedAnswer(said, await findTransaction(tx, said));
		if (before !== undefined) return before;
		const moved = await moveMoney(tools, tx, { said, delta: promo.amount });
		if (!moved.ok) return moved;
		const { balance } = moved.value;
		await insertTransaction(tx, transactionRow(said, { balance, now: tools.clock.now() }));
		return ok(movedOf(said, { balance, replayed: false }));
	});
}

/** A correction, either way, logged by the ledger as a significant event. */
async function adjustBalance(tools: GamesTools, adjustment: Adjust): Promise<Result<Moved, CommandFailure>> {
	if (adjustment.amount === 0n) return err(failure("INVALID_AMOUNT"));
	const { reason, ...rest } = adjustment;
	const said: Said = { ...rest, kind: "adjust" };
	return tools.db.tx(async (tx) => {
		await lockCommand(tx, said);
		const before = storedAnswer(said, await findTransaction(tx, said));
		if (before !== undefined) return before;
		await readyPurses(tools, tx, [said]);
		const adjusted = await tools.wallet.adjust(tx, {
			key: ledgerKey(said.vendor, said.transactionId),
			memberId: said.memberId,
			currency: said.currency,
			purse: purseOf(tools, said.vendor),
			delta: said.amount,
			counter: counterOf(tools, said.vendor),
			reason,
			actor: `vendor:${said.vendor}`,
		});
		if (!adjusted.ok) return err(refusalOf(adjusted.error));
		const { balance } = adjusted.value;
		await insertTransaction(tx, transactionRow(said, { balance, now: tools.clock.now() }));
		return ok(movedOf(said, { balance, replayed: false }));
	});
}
