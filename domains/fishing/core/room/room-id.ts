// How rooms are named: the game, whether money is played for, the stakes, the number.
import { type FishingGame, fishingGames } from "../species.ts";
import { type StakesClass, stakesClasses } from "../stakes.ts";

export type RoomName = {
	readonly game: FishingGame;
	readonly mode: "real" | "demo";
	readonly stakes: StakesClass;
	readonly number: number;
};

/** No more rooms of one kind. */
export const mostRooms = 64;

export const roomIdOf = ({ game, mode, stakes, number }: RoomName): string => `${game}_${mode}_${stakes}_${number}`;

/** Undefined for what is no room's name. */
export function roomNamed(id: string): RoomName | undefined {
	const [code, way, level, text, ...more] = id.split("_");
	const game = fishingGames.find((one) => one === code);
	const stakes = stakesClasses.find((one) => one === level);
	const mode = way === "real" || way === "demo" ? way : undefined;
	const number = Number(text);
	const isNumbered = Number.isInteger(number) && number >= 1 && number <= mostRooms && String(number) === text;
	if (game === undefined || stakes === undefined || mode === undefined || !isNumbered || more.length > 0)
		return undefined;
	return { game, mode, stakes, number };
}
