// When fire by itself ends by what it lost: so many bets, said before it begins (RTS 8).
import type { FishingSeen } from "../../contract/index.ts";

/** In bets as the cannon is set when fire begins. */
export const lossStops = [50, 100, 200] as const;

export type LostMoney = Pick<NonNullable<FishingSeen["mine"]>, "staked" | "won">;

/** What was lost since it sat down; less than nothing where it won. As amounts go over the wire: decimals of one currency. */
export const lostOf = ({ staked, won }: LostMoney): number => Number(staked) - Number(won);

/** Whether the next shots stay by hand: what was lost since fire began has reached the stop. */
export const isLost = (mine: LostMoney, { since, stop }: { readonly since: number; readonly stop: number }): boolean =>
	lostOf(mine) - since >= stop - 1e-9;
