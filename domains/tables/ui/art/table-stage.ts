// The picture of a table: it is told how the table stands and draws that by the server's clock. Text that says something stands
// outside the canvas.
import "pixi.js/unsafe-eval";
import { Container, isWebGLSupported, type Renderer, Ticker, WebGLRenderer } from "pixi.js";
import type { TableSeen } from "../../contract/index.ts";
import { dealsCards, readOutcome, type TableGame } from "../../core/index.ts";
import { createBlackjackScene } from "./blackjack-scene.ts";
import { createCardsScene } from "./cards-scene.ts";
import { createDiceScene } from "./dice-scene.ts";
import { createDealer, createFelt, type Room } from "./felt-art.ts";
import { palette } from "./palette.ts";
import type { Scene } from "./scene.ts";
import { createWheelScene } from "./wheel-scene.ts";

export type TableStage = {
	readonly resize: (room: Room) => void;
	readonly show: (seen: TableSeen) => void;
	readonly close: () => void;
};

export type TableStageOptions = {
	readonly canvas: HTMLCanvasElement;
	readonly game: TableGame;
	/** The server's clock. */
	readonly now: () => number;
	/** Reduced motion is asked for. */
	readonly calm: () => boolean;
	/** Something came to rest. */
	readonly rests: () => void;
};

/** Between two pictures where nothing moves but the border. */
const slowMilliseconds = 120;

export async function openTableStage(options: TableStageOptions): Promise<TableStage> {
	const renderer = await openRenderer(options.canvas);
	const root = new Container();
	const felt = createFelt(feltOf(options.game));
	const dealer = createDealer();
	const scene = sceneOf(options.game, dealer);
	root.addChild(felt.container, dealer.container, scene.container);
	dealer.container.visible = options.game !== "roulette" && options.game !== "bolt";
	return play({ renderer, root, scene, felt, dealer, options });
}

function sceneOf(game: TableGame, dealer: ReturnType<typeof createDealer>): Scene {
	if (game === "blackjack") return createBlackjackScene(dealer);
	if (showsCards(game)) return createCardsScene(dealer);
	return game === "sic-bo" ? createDiceScene() : createWheelScene();
}

async function openRenderer(canvas: HTMLCanvasElement): Promise<Renderer> {
	const renderer = isWebGLSupported()
		? new WebGLRenderer()
		: new (await import("./plain-renderer.ts")).CanvasRenderer();
	await renderer.init({
		canvas,
		backgroundAlpha: 0,
		antialias: true,
		autoDensity: true,
		resolution: Math.min(globalThis.devicePixelRatio, 2),
	});
	// By a clock of its own Pixi would wake the page for as long as a table stands open.
	Ticker.system.autoStart = false;
	Ticker.system.stop();
	return renderer;
}

function feltOf(game: TableGame): number {
	if (game === "sic-bo") return palette.felt.dice;
	return showsCards(game) ? palette.felt.live : palette.felt.wheel;
}

const showsCards = (game: TableGame): boolean => dealsCards(game) || game === "seotda";

type Parts = {
	readonly renderer: Renderer;
	readonly root: Container;
	readonly scene: Scene;
	readonly felt: ReturnType<typeof createFelt>;
	readonly dealer: ReturnType<typeof createDealer>;
	readonly options: TableStageOptions;
};

function play({ renderer, root, scene, felt, dealer, options }: Parts): TableStage {
	let seen: TableSeen | undefined;
	let [shown, heard, frame, timer, closed] = ["", 0, 0, 0, false];
	const draw = (): void => {
		if (seen === undefined || closed) return;
		const part = dealtPart(seen, options);
		felt.light(litPart(seen, options.now()));
		scene.draw(part);
		const rested = scene.restsBy(part);
		if (rested > heard) options.rests();
		heard = rested;
		renderer.render(root);
		Ticker.system.update();
		next(part > 0 && part < 1);
	};
	const next = (moves: boolean): void => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
		if (moves) frame = requestAnimationFrame(draw);
		else timer = Number(setTimeout(() => requestAnimationFrame(draw), slowMilliseconds));
	};
	return {
		resize(room) {
			renderer.resize(room.width, room.height);
			felt.place(room);
			scene.place(room);
			dealer.container.scale.set(Math.min(1, room.height / 320));
			dealer.container.position.set(room.width / 2, room.height * 0.46);
			draw();
		},
		show(table) {
			seen = table;
			const text =
				table.phase.name === "shuffling" ? "" : (table.round?.outcome ?? table.round?.playing?.cards ?? lastOf(table));
			if (text !== shown) {
				shown = text;
				scene.set(text === "" ? undefined : readOutcome(text));
				heard = scene.restsBy(dealtPart(table, options));
			}
			draw();
		},
		close() {
			closed = true;
			cancelAnimationFrame(frame);
			clearTimeout(timer);
			root.destroy({ children: true });
			renderer.destroy();
		},
	};
}

/** While bets are open cards are away; a wheel and dice still show what came last. */
function lastOf({ game, past, phase }: TableSeen): string {
	return showsCards(game) && phase.name === "open" ? "" : (past.at(-1) ?? "");
}

function dealtPart({ phase }: TableSeen, { now, calm }: TableStageOptions): number {
	if (phase.name !== "dealing" || calm()) return 1;
	return Math.min(1, Math.max(0.001, (now() - phase.startsAt) / Math.max(1, phase.endsAt - phase.startsAt)));
}

function litPart({ phase }: TableSeen, now: number): number {
	if (phase.name !== "open") return phase.name === "dealing" ? 0 : 1;
	return Math.min(1, Math.max(0, (phase.endsAt - now) / Math.max(1, phase.endsAt - phase.startsAt)));
}
