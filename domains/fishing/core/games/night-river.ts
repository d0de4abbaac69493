// A river at night with lanterns: what swims there, on the ladder of catches that every sea has.
import { seaOf } from "./catches.ts";

/** The smallest first: how often, how many together, milliseconds across, half its length. */
export const nightRiver = seaOf("night-river@1", "night-river", [
	["medaka", 100, 6, 16_000, 18],
	["loach", 90, 4, 18_000, 26],
	["minnow", 80, 5, 15_000, 24],
	["crucian", 70, 3, 17_000, 32],
	["river-shrimp", 55, 3, 20_000, 28],
	["goldfish", 50, 2, 20_000, 34],
	["frog", 48, 1, 21_000, 38],
	["bitterling", 44, 2, 18_000, 36],
	["crayfish", 40, 1, 22_000, 44],
	["sweetfish", 36, 2, 15_000, 44],
	["mandarin-fish", 30, 1, 19_000, 52],
	["firefly-squid", 28, 1, 20_000, 46],
	["soft-turtle", 22, 1, 23_000, 60],
	["carp", 18, 1, 20_000, 66],
	["eel", 16, 1, 18_000, 76],
	["catfish", 12, 1, 21_000, 80],
	["otter", 10, 1, 19_000, 78],
	["heron", 7, 1, 23_000, 92],
	["sturgeon", 6, 1, 18_000, 100],
	["pearl-clam", 10, 1, 23_000, 48],
	["lantern-boat", 9, 1, 23_000, 56],
	["firework", 9, 1, 22_000, 42],
	["thunder-fish", 7, 1, 18_000, 66],
	["gar", 7, 1, 16_000, 84],
	["moon-carp", 0, 1, 36_000, 180],
	["river-dragon", 0, 1, 38_000, 210],
]);
