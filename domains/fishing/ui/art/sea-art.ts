// All pictures of a game's sea, drawn once while the page lives: a little at a time, so that who chooses a room meanwhile feels nothing
// of it, and none while fish are caught.
import type { Texture } from "pixi.js";
import type { FishingGame, FishTable, Species } from "../../core/index.ts";
import { cannonTexture, drawSpecies, glowTexture, stoneTexture, waterTexture } from "./textures.ts";

export type SeaArt = {
	readonly water: Texture;
	readonly glow: Texture;
	readonly stone: Texture;
	readonly cannons: readonly Texture[];
	/** Throws on a species that is none of the table's. */
	readonly frames: (species: Species, frame: number) => Texture;
	/** One of each picture, for a graphics card to fetch beforehand. */
	readonly all: () => readonly Texture[];
};

const arts = new Map<FishingGame, Promise<SeaArt>>();

/** Begins to draw where it was not begun yet. */
export function seaArtOf(table: FishTable): Promise<SeaArt> {
	const known = arts.get(table.game);
	if (known !== undefined) return known;
	const drawing = drawSea(table);
	arts.set(table.game, drawing);
	return drawing;
}

/** The page breathes so often while it is drawn. */
const breathMilliseconds = 6;

async function drawSea({ game, species }: FishTable): Promise<SeaArt> {
	const [water, glow, stone] = [waterTexture(game), glowTexture(), stoneTexture()];
	const cannons = [0, 1, 2, 3].map(cannonTexture);
	const drawn = new Map<string, readonly Texture[]>();
	let breath = performance.now();
	for (const one of species) {
		const drawing = drawSpecies(game, one);
		for (let step = drawing.next(); ; step = drawing.next()) {
			if (step.done === true) {
				drawn.set(one.name, step.value);
				break;
			}
			if (performance.now() - breath < breathMilliseconds) continue;
			await new Promise((resolve) => setTimeout(resolve));
			breath = performance.now();
		}
	}
	return {
		water,
		glow,
		stone,
		cannons,
		frames({ name }, frame) {
			const texture = drawn.get(name)?.[frame];
			if (texture === undefined) throw new RangeError(`${name} was not drawn`);
			return texture;
		},
		all: () => [water, glow, stone, ...cannons, ...[...drawn.values()].flatMap((frames) => frames.slice(0, 1))],
	};
}
