// The money of stakes that the house pays: set aside, paid to a vendor, given back. Both legs of each go through the house's purse.
import type { Tx } from "#platform/db";
import { counterOf } from "../commands/move-money.ts";
import { housePurse, houseMove as moveOf } from "../jackpots/house-move.ts";
import type { GamesTools } from "../tools.ts";
import type { HouseStakeAt, HouseStakeMove } from "./tickets-api.ts";

type Tools = Pick<GamesTools, "wallet" | "catalogue">;

export async function moveHouseStakes(tools: Tools, tx: Tx, moves: readonly HouseStakeMove[]): Promise<void> {
	if (moves.length === 0) return;
	const accountOf = (at: HouseStakeAt) => (typeof at === "string" ? at : counterOf(tools, at.vendor));
	await tools.wallet.openAll(tx, [...new Set(moves.map(({ currency }) => currency))].map(housePurse));
	const commands = moves.map((move) =>
		moveOf({ ...move, id: `house stake ${move.id}`, from: accountOf(move.from), to: accountOf(move.to) }),
	);
	const refused = (await tools.wallet.postAllIn(tx, commands)).flat().find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused a stake of the house: ${refused.error.code}`);
}
