// What tests of the lotteries ask again and again: how a game stands, a bet, one's orders, a draw checked as anybody can.
import { createHash, createHmac } from "node:crypto";
import * as z from "zod/mini";
import {
	cancelOrders,
	listChaseNumeros,
	listOwnOrders,
	placeLotteryBet,
	readDraw,
	readNearNumeros,
} from "../../contract/index.ts";
import type { LotteryGame } from "../../core/index.ts";
import { resultOf } from "../../core/testing/drawer.ts";
import type { OpenLottery, Sitting } from "./open-lottery.ts";

const placed = z.object({ ...placeLotteryBet.output.shape });
const cancelled = z.object({ ...cancelOrders.output.shape });
const orders = z.object({ ...listOwnOrders.output.shape });
const near = z.object({ ...readNearNumeros.output.shape });
const coming = z.object({ ...listChaseNumeros.output.shape });
const proof = z.object({ ...readDraw.output.shape });
type Answer = Awaited<ReturnType<OpenLottery["call"]>>;

export const codeOf = (answer: Answer): string => (answer.ok ? "ok" : answer.error.code);

export function good<Value>(answer: Answer, model: z.ZodMiniType<Value>): Value {
	if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
	return z.parse(model, answer.value);
}

export type Wish = {
	readonly slips: string;
	/** "20.00" */
	readonly sum: string;
	readonly numero?: string;
	readonly key?: string;
	readonly chase?: readonly { readonly numero: string; readonly multiple: number }[];
	readonly winningStop?: boolean;
	readonly prizeModeId?: 1 | 2 | 3 | 5;
	readonly gameId?: LotteryGame;
};

let presses = 0;
export const newKey = (): string => `press-${String(++presses).padStart(6, "0")}`;

export function playerOf(hall: OpenLottery) {
	const nearOf = async (gameId: LotteryGame = "TSFFC") => good(await hall.ask("read-near-numeros", { gameId }), near);
	const press = async (sitting: Sitting, wish: Wish): Promise<Answer> => {
		const gameId = wish.gameId ?? "TSFFC";
		const numero = wish.numero ?? wish.chase?.[0]?.numero ?? (await nearOf(gameId)).current.numero;
		return hall.call("place-lottery-bet", sitting, {
			key: wish.key ?? newKey(),
			gameId,
			currentNumero: numero,
			chase: wish.chase,
			winningStop: wish.winningStop ?? false,
			betCartAmountSum: wish.sum,
			prizeModeId: wish.prizeModeId ?? 1,
			bettingSlipString: wish.slips,
		});
	};
	const own = async (sitting: Sitting, asked: object = {}) =>
		good(await hall.call("list-own-orders", sitting, z.parse(listOwnOrders.input, asked)), orders);
	return {
		nearOf,
		comingOf: async (count: number) => good(await hall.ask("list-chase-numeros", { gameId: "TSFFC", count }), coming),
		press,
		bet: async (sitting: Sitting, wish: Wish) => good(await press(sitting, wish), placed),
		own,
		statuses: async (sitting: Sitting) => (await own(sitting)).orders.map(({ status }) => status),
		cancel: (sitting: Sitting, ids: readonly string[]) => hall.call("cancel-orders", sitting, { ids }),
		cancelledOf: (answer: Answer) => good(answer, cancelled),
		proofOf: async (numero: string, gameId = "TSFFC") => good(await hall.ask("read-draw", { gameId, numero }), proof),
	};
}

const hmac = (seed: string, message: string): string =>
	createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest("hex");
const hash = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

/** A draw as anybody can check it, from its published parts and with nothing of ours; throws where something does not hold. */
export function checkedDigits(shown: z.output<typeof proof>): string {
	const { gameId, numero, seed, publicHex, accepted, commit } = shown;
	if (seed === undefined || publicHex === undefined) throw new Error("not drawn");
	if (hash(Buffer.from(seed, "hex")) !== commit) throw new Error("the seed is not the one that was committed");
	if (accepted !== undefined && hash([gameId, numero, ...accepted].join("|")) !== publicHex)
		throw new Error("the public randomness is not that of the accepted tickets");
	return resultOf({ game: gameId, issue: numero, seed, publicHex }, hmac);
}
