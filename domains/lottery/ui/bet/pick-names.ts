// The words that picks of one list are called by, such as colours and elements.
import type { Symbols } from "../../core/index.ts";
import type { useLotteryText } from "../text.ts";

const colours = ["red", "green", "blue"] as const;
const elements = ["gold", "wood", "water", "fire", "earth"] as const;
const winds = ["east", "south", "west", "north"] as const;
const levels = ["more", "same", "less"] as const;
const paths = ["left3", "left4", "right3", "right4"] as const;
const signs = [
	...(["rat", "ox", "tiger", "rabbit", "dragon", "snake"] as const),
	...(["horse", "goat", "monkey", "rooster", "dog", "pig"] as const),
] as const;
const signGroups = ["home", "wild", "sky", "earth", "first", "last"] as const;
const sides = ["big", "small", "odd", "even"] as const;
const twoSides = ["bigOdd", "bigEven", "smallOdd", "smallEven"] as const;

/** Undefined for what is shown as it is. */
export function pickName(say: ReturnType<typeof useLotteryText>, value: number, symbols: Symbols): string | undefined {
	switch (symbols) {
		case "colour":
			return say(`pick.colour.${colours[value] ?? "red"}`);
		case "element":
			return say(`pick.element.${elements[value] ?? "earth"}`);
		case "wind":
			return say(`pick.wind.${winds[value] ?? "east"}`);
		case "level":
			return say(`pick.level.${levels[value] ?? "same"}`);
		case "rung":
			return say(value === 1 ? "pick.rung.left" : "pick.rung.right");
		case "path":
			return say(`pick.path.${paths[value] ?? "left3"}`);
		case "sign":
			return say(`pick.sign.${signs[value] ?? "rat"}`);
		case "signGroup":
			return say(`pick.signGroup.${signGroups[value] ?? "home"}`);
		case "halfWave":
			return `${colourName(say, value)} ${say(`side.${sides[value % 4] ?? "big"}`)}`;
		case "quarterWave":
			return `${colourName(say, value)} ${say(`twoSides.${twoSides[value % 4] ?? "bigOdd"}`)}`;
		default:
			return undefined;
	}
}

/** Of waves: four picks a colour. */
const colourName = (say: ReturnType<typeof useLotteryText>, wave: number): string =>
	say(`pick.colour.${colours[Math.floor(wave / 4)] ?? "red"}`);
