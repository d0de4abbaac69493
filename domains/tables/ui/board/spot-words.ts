// What a spot is called, and what it pays. Numbers speak for themselves.
import { type BlackjackHead, blackjackSpot, coverings, type TableGame } from "../../core/index.ts";
import { useTableText } from "../text.ts";

const named = [
	...["player", "banker", "tie", "player-pair", "banker-pair", "either-pair", "perfect-pair", "player-bonus"],
	...[
		"banker-bonus",
		"small",
		"big",
		"lucky-6",
		"dragon",
		"tiger",
		"suited-tie",
		"odd",
		"even",
		"red",
		"black",
		"any-triple",
	],
	...["sun", "moon", "sun-pair", "moon-pair"],
] as const;

type Named =
	| "player"
	| "banker"
	| "tie"
	| "player-pair"
	| "banker-pair"
	| "either-pair"
	| "perfect-pair"
	| "player-bonus"
	| "banker-bonus"
	| "small"
	| "big"
	| "lucky-6"
	| "dragon"
	| "tiger"
	| "suited-tie"
	| "odd"
	| "even"
	| "red"
	| "black"
	| "any-triple"
	| "sun"
	| "moon"
	| "sun-pair"
	| "moon-pair";

const isNamed = (spot: string): spot is Named => named.some((one) => one === spot);

const spans: Readonly<Record<string, string>> = {
	low: "1–18",
	high: "19–36",
	"dozen-1": "1–12",
	"dozen-2": "13–24",
	"dozen-3": "25–36",
	"column-1": "1 4 7 …",
	"column-2": "2 5 8 …",
	"column-3": "3 6 9 …",
};

export function useSpotWords(): (spot: string) => string {
	const say = useTableText();
	const word = (spot: string): string | undefined => (isNamed(spot) ? say(`spot.${spot}`) : undefined);
	return (spot) => {
		const known = word(spot) ?? spans[spot];
		if (known !== undefined) return known;
		const seated = blackjackSpot(spot);
		if (seated !== undefined) return say(`seats.${seated.head}`, { seat: seated.seat });
		const [head = "", ...rest] = spot.split("-");
		if (head === "dragon" || head === "tiger")
			return `${word(head) ?? head} · ${word(rest.join("-")) ?? rest.join(" ")}`;
		if (head === "double") return `${rest[0]} ${rest[0]}`;
		if (head === "triple") return `${rest[0]} ${rest[0]} ${rest[0]}`;
		if (head === "total" || head === "one" || head === "pair") return rest.join(" ");
		return spot.replaceAll("-", " / ");
	};
}

const fixed: Readonly<Record<string, string>> = {
	player: "1:1",
	banker: "0.95:1",
	tie: "8:1",
	"player-pair": "11:1",
	"banker-pair": "11:1",
	"either-pair": "5:1",
	"perfect-pair": "25:1 · 200:1",
	"player-bonus": "30:1",
	"banker-bonus": "30:1",
	small: "1.5:1",
	big: "0.54:1",
	"lucky-6": "12:1 · 20:1",
};

const duel: Readonly<Record<string, string>> = {
	dragon: "1:1",
	tiger: "1:1",
	tie: "11:1",
	"suited-tie": "50:1",
	odd: "0.75:1",
	even: "1.05:1",
	red: "0.9:1",
	black: "0.9:1",
	big: "1:1",
	small: "1:1",
};

const hwatu: Readonly<Record<string, string>> = {
	sun: "1:1",
	moon: "1:1",
	tie: "11:1",
	"sun-pair": "17:1",
	"moon-pair": "17:1",
};

const seated: Readonly<Record<BlackjackHead, string>> = {
	seat: "1:1 · 3:2",
	extra: "1:1",
	pairs: "6:1 · 12:1 · 25:1",
	poker: "5:1 · 10:1 · 30:1 · 40:1 · 100:1",
	insurance: "2:1",
};

const totals = [60, 30, 18, 12, 8, 7, 6];
const diceHeads: Readonly<Record<string, string>> = {
	one: "1:1 · 2:1 · 12:1",
	double: "11:1",
	triple: "180:1",
	any: "30:1",
	pair: "6:1",
	small: "1:1",
	big: "1:1",
	odd: "1:1",
	even: "1:1",
};

const covered = new Map(coverings.map(({ id, covers }) => [id, covers.length]));

/** "8:1" */
export function paysOf(game: TableGame, spot: string): string {
	if (game === "baccarat") return fixed[spot] ?? "";
	if (game === "no-commission") return spot === "banker" ? "1:1 (6 → 0.5:1)" : (fixed[spot] ?? "");
	if (game === "seotda") return hwatu[spot] ?? "";
	if (game === "blackjack") return seated[blackjackSpot(spot)?.head ?? "seat"];
	const [head = "", tail = ""] = spot.split("-");
	if (game === "dragon-tiger") return duel[spot] ?? duel[tail] ?? "";
	if (game === "sic-bo") {
		const total = Number(tail);
		return head === "total" ? `${totals[Math.min(total, 21 - total) - 4]}:1` : (diceHeads[head] ?? "");
	}
	const count = covered.get(spot) ?? 1;
	if (count === 1 && game === "bolt") return "29:1 – 499:1";
	return `${36 / count - 1}:1`;
}
