// Comes to the counter of a lottery: the first look, the session, the draws at hand, and how to ask.
import * as z from "zod/mini";
import { type FramePlay, type FramePorts, openSession, type RunningSession } from "#cabinet/ui";
import type { Client } from "#platform/contract/client";
import type { CurrencyCode } from "#platform/kernel";
import { enterLottery, listOwnOrders, listRecentNumeros, placeLotteryBet } from "../../contract/index.ts";
import { isLotteryGame, lotteryGames, readDigits } from "../../core/index.ts";
import type { Footing } from "../bet/draft.ts";
import type { Drawn, LotteryPorts, Press, Seen } from "./lottery-play.ts";
import { knownCurrency } from "./outcome.ts";

export type OpenedLottery = {
	readonly mode: "real" | "demo";
	readonly footing: Footing;
	readonly prizeModeId: 1 | 2 | 3 | 5;
	readonly currency: CurrencyCode;
	/** What one may stake on an issue; on plays that take less by their numbers. Decimal strings. */
	readonly most: { readonly issue: string; readonly plays: ReadonlyMap<number, string> };
	readonly first: Seen & { readonly draws: readonly Drawn[] };
	readonly asking: Pick<LotteryPorts, "enter" | "recent" | "bet" | "ordersOn" | "unanswered">;
	readonly session: RunningSession | undefined;
};

const unansweredKey = "tessera.lottery.press";

const pressShape = z.object({
	key: z.string(),
	gameId: z.enum(lotteryGames),
	currentNumero: z.string(),
	chase: z.optional(z.array(z.object({ numero: z.string(), multiple: z.int() }))),
	winningStop: z.boolean(),
	betCartAmountSum: z.string(),
	prizeModeId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)]),
	bettingSlipString: z.string(),
	/** The play that sent it: under another its key is not known. */
	token: z.string(),
});

/** In this tab, so that a page that is loaded again finds it. */
function unansweredIn(tab: FramePorts["tab"], token: string): LotteryPorts["unanswered"] {
	return {
		recall() {
			try {
				const kept = z.safeParse(pressShape, JSON.parse(tab.getItem(unansweredKey) ?? "null")).data;
				if (kept === undefined || kept.token !== token) return undefined;
				const { token: _token, chase, ...press } = kept;
				return chase === undefined ? press : { ...press, chase };
			} catch {
				return undefined;
			}
		},
		remember: (press) => tab.setItem(unansweredKey, JSON.stringify({ ...press, token })),
		forget: () => tab.removeItem(unansweredKey),
	};
}

const recentWith = (client: Client, gameCode: string) => async (): Promise<readonly Drawn[] | undefined> => {
	if (!isLotteryGame(gameCode)) return [];
	const answer = await client.call(listRecentNumeros, { gameId: gameCode, count: 100 });
	if (!answer.ok) return undefined;
	return answer.value.draws.flatMap(({ numero, digits }) => {
		const read = digits === undefined ? undefined : readDigits(gameCode, digits);
		return read === undefined ? [] : [{ issue: numero, digits: read }];
	});
};

/** Throws only when the server names a currency that this client does not know: it is out of date. */
export async function openLottery(play: FramePlay, ports: Pick<FramePorts, "clientFor" | "tab">) {
	const client = ports.clientFor(play.token);
	const recent = recentWith(client, play.gameCode);
	const [entered, draws, session] = await Promise.all([
		client.call(enterLottery, {}),
		recent(),
		openSession(client, { resumes: false }),
	]);
	if (!entered.ok) return entered;
	const { mode, prizeMode, prizeModeId, group, now, balance, game, mostStake, playLimits } = entered.value;
	const currency = knownCurrency(entered.value.currency);
	const opened: OpenedLottery = {
		mode,
		footing: { currency, mode: prizeMode, group, game: game.gameId },
		prizeModeId,
		currency,
		most: { issue: mostStake, plays: new Map(playLimits.map(({ playId, mostStake: most }) => [playId, most])) },
		first: { now, balance, game, draws: draws ?? [] },
		asking: {
			enter: () => client.call(enterLottery, {}),
			recent,
			bet: ({ chase, ...press }: Press) =>
				client.call(placeLotteryBet, chase === undefined ? press : { ...press, chase: [...chase] }),
			async ordersOn(issue) {
				const answer = await client.call(listOwnOrders, { numero: issue });
				return answer.ok ? answer.value.orders : undefined;
			},
			unanswered: unansweredIn(ports.tab, play.token),
		},
		session,
	};
	return { ok: true, value: opened } as const;
}
