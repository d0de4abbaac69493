// What a lottery is called, by its code.
import { isLotteryGame } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";

export function useGameName(): (gameCode: string) => string {
	const say = useLotteryText();
	return (gameCode) => (isLotteryGame(gameCode) ? say(`game.${gameCode}`) : gameCode);
}
