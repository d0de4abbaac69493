// Draws every scene of the site into apps/site/public/art/scenes. Run after a change of a painting: npx tsx tools/art/scenes.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Canvas, createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { type MosaicOptions, mosaic, type Paint, type Size } from "./mosaic.ts";
import * as gifts from "./scenes/gifts.ts";
import { hallRng, hallRngWide } from "./scenes/hall-rng.ts";
import * as halls from "./scenes/halls.ts";
import * as moments from "./scenes/moments.ts";
import { mosaicHall } from "./scenes/mosaic-hall.ts";
import * as ways from "./scenes/ways.ts";

const folder = new URL("../../apps/site/public/art/scenes/", import.meta.url);
const face = new URL("../../node_modules/pretendard/dist/public/static/Pretendard-Bold.otf", import.meta.url);
GlobalFonts.registerFromPath(fileURLToPath(face), "Pretendard");

const lamp: Pick<MosaicOptions, "joint" | "seed"> = { joint: "#0a1116", seed: 7 };
const wide: Size = { width: 1440, height: 600 };
const tall: Size = { width: 660, height: 720 };
const small: Size = { width: 800, height: 450 };
const hall: Size = { width: 720, height: 480 };
const greatHall: Size = { width: 960, height: 640 };
const header: Size = { width: 1440, height: 320 };

type Drawing = { readonly name: string; readonly paint: Paint; readonly size: Size; readonly options: MosaicOptions };

const wideLight = { x: 0.66, y: 0.42, reach: 0.66 };
/** For a card in a list: the whole painting, as large as a phone shows it. */
const card = (name: string, paint: Paint): Drawing => ({
	name: `${name}-card`,
	paint,
	size: small,
	options: { ...lamp, stone: 8.5, light: { x: 0.6, y: 0.42, reach: 0.8 }, dusk: 0.34 },
});
const stage = (name: string, paint: Paint): Drawing[] => [
	{ name, paint, size: wide, options: { ...lamp, stone: 9.5, light: wideLight, dusk: 0.3 } },
	{
		name: `${name}-tall`,
		paint,
		size: tall,
		options: { ...lamp, stone: 10.5, light: { x: 0.5, y: 0.34, reach: 1 }, dusk: 0.4 },
	},
	card(name, paint),
];
const room = (name: string, paint: Paint): Drawing => ({
	name,
	paint,
	size: hall,
	options: { ...lamp, stone: 9, light: { x: 0.5, y: 0.4, reach: 0.75 }, dusk: 0.4 },
});

/** The head of a hall's page: the same painting, drawn wider than the picture, so that its middle falls on the right. */
const head = (name: string, paint: Paint): Drawing => ({
	name: `${name}-wide`,
	paint: (brush, { width, height }) => {
		brush.translate(0, -height * 0.16);
		paint(brush, { width: width * 1.42, height: height * 1.3 });
	},
	size: header,
	options: { ...lamp, stone: 8.5, light: { x: 0.71, y: 0.5, reach: 0.62 }, dusk: 0.4 },
});
const roomWithHead = (name: string, paint: Paint): Drawing[] => [
	room(name, paint),
	head(name, paint),
	card(name, paint),
];

const drawings: readonly Drawing[] = [
	...stage("mosaic-hall", mosaicHall),
	...stage("open-book-of-rounds", moments.openBookOfRounds),
	...stage("lantern-reels", moments.lanternReels),
	...stage("first-stone", moments.firstStone),
	...stage("evening-door", moments.eveningDoor),
	...stage("gift-cloth", gifts.giftCloth),
	...stage("three-stones", gifts.threeStones),
	...stage("market-shelf", gifts.marketShelf),
	...stage("stone-crown", gifts.stoneCrown),
	...stage("magpie-bridge", ways.magpieBridge),
	...stage("pocket-hall", ways.pocketHall),
	{
		name: "hall-rng",
		paint: hallRng,
		size: greatHall,
		options: { ...lamp, stone: 11, light: { x: 0.5, y: 0.5, reach: 0.62 }, dusk: 0.4 },
	},
	card("hall-rng", hallRng),
	{
		name: "hall-rng-wide",
		paint: hallRngWide,
		size: header,
		options: { ...lamp, stone: 9.5, light: { x: 0.6, y: 0.5, reach: 0.62 }, dusk: 0.4 },
	},
	...roomWithHead("hall-live", halls.hallLive),
	...roomWithHead("hall-sports", halls.hallSports),
	...roomWithHead("hall-esports", halls.hallEsports),
	...roomWithHead("hall-lott", halls.hallLott),
	...roomWithHead("hall-elott", halls.hallElott),
	...roomWithHead("hall-pvp", halls.hallPvp),
	...roomWithHead("hall-fish", halls.hallFish),
];

/** WebP's own measure, 0 to 100: below this the joints smear. */
const quality = 52;

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const { name, paint, size, options } of drawings) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const canvas = mosaic(paint, size, options);
	keep(name, canvas);
	if (size === header) keep(name.replace("-wide", "-narrow"), rightPart(canvas));
}

function keep(name: string, canvas: Canvas): void {
	const picture = canvas.toBuffer("image/webp", quality);
	writeFileSync(new URL(`${name}.webp`, folder), picture);
	process.stdout.write(`${name} ${Math.round(picture.length / 1024)} KB\n`);
}

/** What a narrow window shows of a hall's head: its right, twice as wide as high. */
function rightPart(canvas: Canvas): Canvas {
	const part = createCanvas(canvas.height * 2, canvas.height);
	part.getContext("2d").drawImage(canvas, part.width - canvas.width, 0);
	return part;
}
