// A game and a provider as the lists carry them, for tests of the screens that show them.
import type { Game, VendorEntry } from "../../contract/index.ts";

/** The game's number is its name; what the test is about is given. */
export const listedGame = (number: number, change: Partial<Game> = {}): Game => ({
	gameId: String(number),
	gameCode: `game-${number}`,
	vassalage: "FIRST",
	vendorName: "The FIRST",
	gameType: "RNG",
	displayName: `Game ${number}`,
	gameName: `Game ${number}`,
	nodeId: "n",
	nodeName: "n",
	roomId: "",
	accountTypeName: "",
	smallIcon: "/a.webp",
	showIcon: "/b.webp",
	supportPlay: 0,
	rtp: "96.00",
	currency: "P",
	minBet: "0.20",
	maxBet: "100.00",
	lines: 10,
	volatility: "low",
	isHot: false,
	isNew: false,
	isFavourite: false,
	open: true,
	hue: 10,
	...change,
});

export const listedVendor = (vassalage: string, change: Partial<VendorEntry> = {}): VendorEntry => ({
	vassalage,
	gameType: "RNG",
	code: vassalage.toLowerCase(),
	name: `The ${vassalage}`,
	defaultPlayType: "",
	accountTypeName: vassalage,
	isGame: "VASSALAGE",
	isHot: false,
	games: 30,
	open: true,
	...change,
});
