// The picture of a room: water, creatures, cannons, bullets, stones that scatter and fly home. It is told what there is and knows no
// rule; words and amounts stand outside the canvas, but for the sums that rise from a catch.
import "pixi.js/unsafe-eval";
import { type CanvasRenderer, Container, isWebGLSupported, Sprite, Texture, Ticker, WebGLRenderer } from "pixi.js";
import { type FishTable, type Point, sea } from "../../core/index.ts";
import { type SeaArt, seaArtOf } from "../art/sea-art.ts";
import { darkTone, shoreTone, toneOfPlace } from "../art/tones.ts";
import { type Bullet, cannonAt, muzzleOf } from "../play/bullets.ts";
import type { Swim } from "../play/swimming.ts";
import { createSchool, type Shown } from "./school.ts";
import { createShots } from "./shots.ts";
import { createSparks } from "./sparks.ts";
import { createSums } from "./sums.ts";
import { viewOf } from "./view.ts";

export type SeatShown = { readonly place: number; readonly aim: number };

export type Drawn = {
	readonly targets: readonly (Shown & Swim)[];
	readonly bullets: readonly Bullet[];
	readonly seats: readonly SeatShown[];
	readonly lock: number | undefined;
	/** From 0 to 1: before a boss comes, and while it is there. */
	readonly dark: number;
};

export type SeaStage = {
	readonly resize: (size: { readonly width: number; readonly height: number }) => void;
	readonly draw: (drawn: Drawn, milliseconds: number) => void;
	/** A creature was caught: its stones fly to a cannon, and what it paid rises. */
	readonly caught: (of: {
		readonly fish: number;
		readonly place: number;
		readonly words: string;
		readonly great: boolean;
	}) => void;
	/** A bullet opened its net there. */
	readonly net: (at: Point, place: number) => void;
	readonly close: () => void;
};

export type SeaStageOptions = {
	readonly canvas: HTMLCanvasElement;
	readonly table: FishTable;
	readonly calm: () => boolean;
};

export async function openSeaStage({ canvas, table, calm }: SeaStageOptions): Promise<SeaStage> {
	const art = await seaArtOf(table);
	const renderer = await openRenderer(canvas);
	for (const { source } of art.all()) renderer.texture.initSource(source);
	const root = new Container();
	const school = createSchool({ art, game: table.game, calm });
	const sparks = createSparks({ stone: art.stone, calm });
	const shade = shadeOf(art.glow);
	const cannons = cannonsOf(art.cannons);
	const shots = createShots(art.stone);
	const sums = createSums(calm);
	root.addChild(
		new Sprite(art.water),
		shade,
		school.container,
		shots.container,
		shoresOf(),
		cannons.container,
		sparks.container,
		sums.container,
	);
	let turned = false;
	const { system } = Ticker;
	system.autoStart = false;
	system.stop();
	return {
		resize(size) {
			const view = viewOf(size);
			turned = view.turned;
			root.scale.set(view.scale);
			root.rotation = view.turned ? Math.PI / 2 : 0;
			root.position.set(view.x, view.y);
			renderer.resize(Math.max(1, size.width), Math.max(1, size.height));
		},
		draw(drawn, milliseconds) {
			shade.alpha = drawn.dark;
			school.show(drawn, milliseconds);
			cannons.show(drawn.seats);
			shots.show(drawn.bullets);
			sparks.advance(milliseconds);
			sums.advance(milliseconds);
			renderer.render(root);
			system.update();
		},
		caught({ fish, place, words, great }) {
			const at = school.placeOf(fish);
			if (at === undefined) return;
			sparks.scatter({ from: at.at, to: muzzleOf(place), tones: at.tones, count: great ? 42 : 20 });
			sums.rise({ at: at.at, words, great, turned });
		},
		net: (at, place) => sparks.ring(at, toneOfPlace(place)),
		close() {
			root.destroy({ children: true });
			renderer.destroy();
		},
	};
}

/** Around the water, so that nobody swims beside it where the frame is wider or higher than the sea. */
function shoresOf(): Container {
	const container = new Container();
	const { width, height } = sea;
	const around = [
		{ x: -width, y: -height, across: width, down: 3 * height },
		{ x: width, y: -height, across: width, down: 3 * height },
		{ x: 0, y: -height, across: width, down: height },
		{ x: 0, y: height, across: width, down: height },
	];
	for (const { x, y, across, down } of around) {
		const shore = container.addChild(new Sprite(Texture.WHITE));
		shore.tint = shoreTone;
		shore.position.set(x, y);
		shore.width = across;
		shore.height = down;
	}
	return container;
}

/** Dark over all of the water. */
function shadeOf(glow: Texture): Sprite {
	const shade = new Sprite(glow);
	shade.tint = darkTone;
	shade.width = sea.width * 3;
	shade.height = sea.height * 3;
	shade.anchor.set(0.5);
	shade.position.set(sea.width / 2, sea.height / 2);
	return shade;
}

async function openRenderer(canvas: HTMLCanvasElement): Promise<WebGLRenderer | CanvasRenderer> {
	const renderer = isWebGLSupported()
		? new WebGLRenderer()
		: new (await import("./plain-renderer.ts")).CanvasRenderer();
	await renderer.init({
		canvas,
		backgroundAlpha: 0,
		antialias: false,
		autoDensity: true,
		resolution: Math.min(globalThis.devicePixelRatio, 2),
	});
	return renderer;
}

function cannonsOf(textures: SeaArt["cannons"]) {
	const container = new Container();
	const sprites = cannonAt.map(({ x, y }, place) => {
		const sprite = new Sprite(textures[place] ?? Texture.EMPTY);
		sprite.anchor.set(0.25, 0.5);
		sprite.position.set(x, y);
		container.addChild(sprite);
		return sprite;
	});
	return {
		container,
		show(seats: readonly SeatShown[]): void {
			for (const [place, sprite] of sprites.entries()) {
				const seat = seats.find((one) => one.place === place);
				sprite.alpha = seat === undefined ? 0.28 : 1;
				sprite.rotation =
					seat === undefined ? (place < 2 ? -Math.PI / 2 : Math.PI / 2) : (seat.aim / 1_000) * Math.PI * 2;
			}
		},
	};
}
