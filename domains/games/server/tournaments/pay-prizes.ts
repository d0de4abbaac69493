// Pays what was won in the transaction that settles: money by promo from what was set aside, points through whoever keeps them.
// What nobody won of the money goes back to where it came from.
import type { Tx } from "#platform/db";
import { formatMinor, memberId } from "#platform/kernel";
import { commandKey, type PostCommand } from "#wallet/api";
import { type PrizeKind, prizeMoney } from "../../core/index.ts";
import { housePurse } from "../jackpots/house-move.ts";
import type { PointAward } from "../ports.ts";
import type { GamesTools } from "../tools.ts";
import { returned } from "./prize-money.ts";
import { currencyOf, prizeAccount, type TournamentRow, termsOf } from "./tournament-store.ts";

export type Standing = Omit<TournamentRow, "players">;
export type Player = { readonly tournamentId: string; readonly memberId: string; readonly score: string };
export type Prize = {
	readonly of: Standing;
	readonly player: Player;
	readonly place: number;
	/** Minor units, of points as of money. */
	readonly amount: bigint;
};

/** A purse as it stands now, and what its member is told of. */
export type Paid = Pick<PostCommand, "memberId" | "currency" | "purse"> & {
	readonly balance: bigint;
	readonly held: bigint;
	readonly won: {
		readonly code: string;
		readonly place: number;
		readonly amount: string;
		readonly prizesIn: PrizeKind;
	};
};

type Tools = Pick<GamesTools, "wallet" | "awardPoints">;
type Settled = { readonly due: readonly Standing[]; readonly prizes: readonly Prize[] };

export async function payPrizes(tx: Tx, tools: Tools, { due, prizes }: Settled): Promise<readonly Paid[]> {
	const inMoney = (one: Standing) => one.prizesIn === "money";
	const money = await payMoney(tx, tools, { due: due.filter(inMoney), prizes: prizes.filter(({ of }) => inMoney(of)) });
	const points = await payPoints(
		tx,
		tools,
		prizes.filter(({ of }) => !inMoney(of)),
	);
	return [...money, ...points];
}

const wonOf = ({ of, place, amount }: Prize): Paid["won"] => ({
	code: of.code,
	place,
	amount: formatMinor(amount, currencyOf(of)),
	prizesIn: of.prizesIn,
});

/** The keys are code and place: each is paid once, ever. */
async function payMoney(tx: Tx, { wallet }: Tools, { due, prizes }: Settled): Promise<readonly Paid[]> {
	if (due.length === 0) return [];
	const commands = prizes.map(
		({ of, player, place, amount }): PostCommand => ({
			memberId: memberId(player.memberId),
			currency: currencyOf(of),
			purse: "cash",
			kind: "promo",
			delta: amount,
			counter: prizeAccount(of.code),
			key: commandKey("games:tournament", `${of.code} ${place}`),
		}),
	);
	const back = due.flatMap((of) => {
		const paid = prizes.filter((one) => one.of === of).reduce((sum, { amount }) => sum + amount, 0n);
		return returned(of, prizeMoney(termsOf(of)) - paid);
	});
	await wallet.openAll(tx, [...commands, ...due.map((of) => housePurse(currencyOf(of)))].map(purseOf));
	const answers = await wallet.postAllIn(tx, [...commands.map((command) => [command]), ...back]);
	const refused = answers.flat().find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused a prize: ${refused.error.code}`);
	return prizes.flatMap((prize, index): Paid[] => {
		const [command, answer] = [commands[index], answers[index]?.[0]];
		if (command === undefined || answer?.ok !== true) return [];
		return [{ ...command, won: wonOf(prize), balance: answer.value.balance, held: answer.value.held }];
	});
}

/** Named by code and place. Throws where nobody keeps points: then nothing is settled, and what is due waits. */
async function payPoints(tx: Tx, { awardPoints }: Tools, prizes: readonly Prize[]): Promise<readonly Paid[]> {
	if (prizes.length === 0) return [];
	if (awardPoints === undefined) throw new Error("prizes in points, and nobody keeps points");
	const named = prizes.map((prize) => ({ prize, award: awardOf(prize) }));
	const given = await awardPoints(
		tx,
		named.map(({ award }) => award),
	);
	return given.flatMap(({ name, ...purse }): Paid[] => {
		const prize = named.find(({ award }) => award.name === name)?.prize;
		return prize === undefined ? [] : [{ ...purse, won: wonOf(prize) }];
	});
}

const awardOf = ({ of, player, place, amount }: Prize): PointAward => ({
	name: `tournament ${of.code} ${place}`,
	memberId: memberId(player.memberId),
	currency: currencyOf(of),
	points: amount,
});

const purseOf = ({ memberId: member, currency, purse }: Pick<PostCommand, "memberId" | "currency" | "purse">) => ({
	memberId: member,
	currency,
	purse,
});
