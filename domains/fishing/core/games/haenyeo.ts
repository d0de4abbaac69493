// A haenyeo's sea by day, off Jeju: what swims there, on the ladder of catches that every sea has.
import { seaOf } from "./catches.ts";

/** The smallest first: how often, how many together, milliseconds across, half its length. */
export const haenyeo = seaOf("haenyeo-sea@1", "haenyeo-sea", [
	["anchovy", 100, 6, 15_000, 20],
	["damsel", 90, 5, 17_000, 24],
	["sardine", 80, 5, 15_000, 26],
	["mackerel", 70, 4, 14_000, 32],
	["shrimp", 55, 3, 19_000, 28],
	["seahorse", 50, 2, 22_000, 34],
	["puffer", 50, 1, 21_000, 38],
	["filefish", 44, 2, 18_000, 40],
	["crab", 40, 1, 23_000, 44],
	["squid", 36, 2, 17_000, 46],
	["flounder", 30, 1, 22_000, 50],
	["jellyfish", 28, 1, 24_000, 50],
	["octopus", 22, 1, 21_000, 58],
	["seabream", 18, 1, 17_000, 60],
	["cutlassfish", 16, 1, 16_000, 76],
	["ray", 12, 1, 22_000, 80],
	["turtle", 10, 1, 24_000, 80],
	["sunfish", 7, 1, 24_000, 92],
	["tuna", 6, 1, 14_000, 96],
	["abalone", 10, 1, 23_000, 48],
	["catch-net", 9, 1, 22_000, 50],
	["urchin", 9, 1, 23_000, 44],
	["electric-eel", 7, 1, 18_000, 70],
	["sawfish", 7, 1, 17_000, 84],
	["whale-shark", 0, 1, 36_000, 190],
	["sea-dragon", 0, 1, 38_000, 210],
]);
