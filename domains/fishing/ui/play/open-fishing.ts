// Comes to a fishing game: the first look, the session, and how to take a cannon.
import { type FramePlay, type FramePorts, openSession, type RunningSession } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, err, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { enterFishing, sitFishing } from "../../contract/index.ts";
import { type FishTable, isFishingGame, type StakesClass, tableOf } from "../../core/index.ts";

export type StakesCard = {
	readonly stakes: StakesClass;
	/** One bet, as a decimal string. */
	readonly unit: string;
	readonly taken: number;
	readonly rooms: number;
	/** Whoever comes may sit down. */
	readonly open: boolean;
};

export type Cannon = { readonly roomId: string; readonly place: number; readonly unit: string };

export type OpenedFishing = {
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	readonly balance: string;
	readonly table: FishTable;
	readonly bets: readonly number[];
	readonly cards: readonly StakesCard[];
	readonly session: RunningSession | undefined;
	readonly sit: (stakes: StakesClass) => Promise<Result<Cannon, CallFailure>>;
};

/** Throws only when the server names what this client does not know: it is out of date. */
export async function openFishing(
	play: FramePlay,
	ports: Pick<FramePorts, "clientFor">,
): Promise<Result<OpenedFishing, CallFailure>> {
	const client = ports.clientFor(play.token);
	const [entered, session] = await Promise.all([
		client.call(enterFishing, {}),
		openSession(client, { resumes: false }),
	]);
	if (!entered.ok) return err(entered.error);
	const { mode, currency, balance, payTable, bets, classes } = entered.value;
	const table = tableOf(payTable);
	if (!isCurrencyCode(currency) || table === undefined || !isFishingGame(play.gameCode))
		throw new Error(`unknown: ${currency}, ${payTable}`);
	return ok({
		mode,
		currency,
		balance,
		table,
		bets,
		cards: classes,
		session,
		sit: (stakes) => client.call(sitFishing, { stakes }),
	});
}
