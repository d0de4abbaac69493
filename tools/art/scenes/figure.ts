// A figure of a tile: lines and planes of 200 units, lit before its ground.

export type Figure = {
	/** As its files are named. */
	readonly game: string;
	/** Degrees, as the game's hue in the catalogue. */
	readonly hue: number;
	readonly names: { readonly en: string; readonly ko: string };
	readonly svg: string;
};

export const picture = (body: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="800" height="800">${body}</svg>`;
