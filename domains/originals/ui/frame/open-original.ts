// Enters a launched instant game: its stakes, balance and seeds, an open round, and a bet of this tab that is unanswered.

import { type FramePlay, type FramePorts, ofFormerPlay, openSession, type RunningSession } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, formatMinor, isCurrencyCode, ok, type Result } from "#platform/kernel";
import {
	betOriginal,
	cashOutOriginal,
	enterOriginal,
	type PlayedOriginal,
	type SeedsView,
	stepOriginal,
} from "../../contract/index.ts";
import { type Choice, isOriginalGame, type OriginalGame } from "../../core/index.ts";
import { firstChoice } from "../games/game-screen.tsx";
import { choiceIn } from "../games/screen.ts";
import { type Act, type FirstPlay, minor } from "../play/player.ts";
import { recallBet, recallChoice } from "../play/press-memory.ts";

export type OpenedOriginal = {
	readonly game: OriginalGame;
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	readonly stakes: readonly bigint[];
	/** Place of the stake that is chosen first. */
	readonly chosen: number;
	readonly choice: Choice;
	readonly seeds: SeedsView;
	readonly first: FirstPlay;
	/** Enters again: how play stands now; undefined without an answer. */
	readonly enter: () => Promise<Pick<FirstPlay, "balance" | "round"> | undefined>;
	readonly send: (act: Act) => Promise<Result<PlayedOriginal, CallFailure>>;
	readonly session: RunningSession | undefined;
};

/** Throws only when the server names a currency or a game that this client does not know: it is out of date. */
export async function openOriginal(play: FramePlay, ports: FramePorts): Promise<Result<OpenedOriginal, CallFailure>> {
	const { gameCode: game } = play;
	if (!isOriginalGame(game)) throw new Error(`unknown game ${game}`);
	const client = ports.clientFor(play.token);
	const pending = recallBet(sessionStorage, game);
	const [entered, session] = await Promise.all([
		client.call(enterOriginal, {}),
		openSession(client, { resumes: pending !== undefined }),
	]);
	if (!entered.ok) return entered;
	const { currency, stakes, seeds, openRound: round, mode, balance } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	const offered = stakes.map((stake) => minor(stake, currency));
	const last = recallChoice(localStorage, game);
	const stake = round === undefined ? (pending?.stake ?? last?.stake) : minor(round.stake, currency);
	const known = round === undefined ? (pending?.picked ?? last?.picked) : choiceIn(round);
	return ok({
		game,
		mode,
		currency,
		stakes: offered,
		seeds,
		session,
		chosen: Math.max(0, offered.indexOf(stake ?? 0n)),
		choice: known ?? firstChoice[game],
		first: {
			balance: minor(balance, currency),
			round,
			act: pending === undefined || round !== undefined ? undefined : { kind: "bet", ...pending },
		},
		async enter() {
			const now = await client.call(enterOriginal, {});
			return now.ok ? { balance: minor(now.value.balance, currency), round: now.value.openRound } : undefined;
		},
		send: senderOf(play, { ports, currency, token: pending?.token }),
	});
}

type Sender = {
	readonly ports: FramePorts;
	readonly currency: CurrencyCode;
	/** The play token under which an unanswered bet was sent: the key is known there. */
	readonly token: string | undefined;
};

function senderOf(play: FramePlay, { ports, currency, token }: Sender): OpenedOriginal["send"] {
	const client = ports.clientFor(play.token);
	const waiting = token === undefined ? undefined : recallBet(sessionStorage, originalOf(play.gameCode))?.key;
	return (act) => {
		switch (act.kind) {
			case "bet": {
				const { key, picked } = act;
				const bet = { key, picked, stake: formatMinor(act.stake, currency) };
				const isFormer = key === waiting && token !== play.token;
				return isFormer ? ofFormerPlay(ports.clientFor(token).call(betOriginal, bet)) : client.call(betOriginal, bet);
			}
			case "step":
				return client.call(stepOriginal, { roundId: act.roundId, at: act.at, move: act.move });
			case "cash-out":
				return client.call(cashOutOriginal, { roundId: act.roundId });
		}
	};
}

function originalOf(code: string): OriginalGame {
	if (!isOriginalGame(code)) throw new Error(`unknown game ${code}`);
	return code;
}
