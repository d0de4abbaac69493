// The screen of whatever game it is: one that is missing does not compile.
import type { Choice, OriginalGame } from "../../core/index.ts";
import { CrashScreen } from "./crash-screen.tsx";
import { DiceScreen } from "./dice-screen.tsx";
import { HiLoScreen } from "./hi-lo-screen.tsx";
import { KenoScreen } from "./keno-screen.tsx";
import { LimboScreen } from "./limbo-screen.tsx";
import { MinesScreen } from "./mines-screen.tsx";
import { PlinkoScreen } from "./plinko-screen.tsx";
import type { ScreenProps } from "./screen.ts";
import { WheelScreen } from "./wheel-screen.tsx";

export function GameScreen({ choice, ...props }: ScreenProps<Choice>) {
	switch (choice.game) {
		case "dice":
			return <DiceScreen choice={choice} {...props} />;
		case "limbo":
			return <LimboScreen choice={choice} {...props} />;
		case "mines":
			return <MinesScreen choice={choice} {...props} />;
		case "plinko":
			return <PlinkoScreen choice={choice} {...props} />;
		case "keno":
			return <KenoScreen choice={choice} {...props} />;
		case "wheel":
			return <WheelScreen choice={choice} {...props} />;
		case "hi-lo":
			return <HiLoScreen choice={choice} {...props} />;
		case "crash":
			return <CrashScreen choice={choice} {...props} />;
	}
}

/** What a new player finds chosen. */
export const firstChoice: { readonly [Game in OriginalGame]: Choice } = {
	dice: { game: "dice", side: "over", winning: 5_000 },
	limbo: { game: "limbo", target: 200 },
	mines: { game: "mines", mines: 3 },
	plinko: { game: "plinko", rows: 12, risk: "medium" },
	keno: { game: "keno", picks: [4, 9, 13, 22, 31] },
	wheel: { game: "wheel", risk: "medium" },
	"hi-lo": { game: "hi-lo" },
	crash: { game: "crash", target: 200 },
};
