// How the catalogue shows the lotteries of Vietnam and of South-East Asia: their names, tags and hues.
import type { StudioGame } from "#games/api";
import { regionOf, timetables } from "../core/index.ts";
import seaNames from "./names/south-east-asia.json" with { type: "json" };
import vietnam from "./names/vietnam.json" with { type: "json" };

export type Shown = Pick<StudioGame, "names" | "tags" | "hue">;
export type AreaGame = VietnamGame | SeaGame;

type VietnamGame = keyof typeof vietnam;

const regionHues = { north: 0, centre: 45, south: 160, fast: 15 } as const;

const isVietnam = (game: string): game is VietnamGame => Object.hasOwn(vietnam, game);

const shownVietnam = (game: VietnamGame): Shown => ({
	hue: regionHues[regionOf(timetables[game])],
	tags: game === "VN1F" || game === "VNMB" ? ["new", "hot"] : [],
	names: vietnam[game],
});

type SeaGame = keyof typeof seaNames;

const seaHues = { THGOV: 230, LAO: 205, HANOI: 5, YK: 280, MAG: 38, DMC: 38, STO: 38, SG4: 38 } as const;

const shownSea = (game: SeaGame): Shown => ({
	hue: seaHues[game],
	tags: game === "YK" || game === "THGOV" ? ["new", "hot"] : ["new"],
	names: seaNames[game],
});

export const isOfArea = (game: string): game is AreaGame => isVietnam(game) || Object.hasOwn(seaNames, game);

export const shownOfArea = (game: AreaGame): Shown => (isVietnam(game) ? shownVietnam(game) : shownSea(game));
