// The canvas of a room: draws each frame, takes the pointer's aim and the keys of the cannon.
import { useEffect, useRef } from "react";
import { endOf, type FishTable, waveTimes } from "../../core/index.ts";
import type { Kill } from "../play/sea-play.ts";
import { isCalm } from "../stage/calm.ts";
import { openSeaStage, type SeaStage } from "../stage/sea-stage.ts";
import { roomOf, seaAt, viewOf } from "../stage/view.ts";
import { useFishingText } from "../text.ts";
import type { SeaHands } from "./use-sea.ts";

export type SeaCanvasProps = {
	readonly hands: SeaHands;
	readonly table: FishTable;
	readonly place: number;
	/** What a kill paid, as it rises: in the angler's own money, or in bets of another's. */
	readonly wordsOf: (kill: Kill) => string;
};

/** A kill that pays so many bets is a great one. */
const great = 50;
const longestFrame = 60;

export function SeaCanvas({ hands, table, place, wordsOf }: SeaCanvasProps) {
	const say = useFishingText();
	const canvas = useRef<HTMLCanvasElement>(null);
	const words = useRef(wordsOf);
	words.current = wordsOf;
	useEffect(() => {
		const element = canvas.current;
		if (element === null) return undefined;
		const opening = openSeaStage({ canvas: element, table, calm: isCalm });
		let stop = (): void => {};
		let gone = false;
		void opening.then((stage) => {
			if (!gone) stop = run(stage, { element, hands, place, words: (kill) => words.current(kill) });
		});
		return () => {
			gone = true;
			stop();
			void opening.then((stage) => stage.close());
		};
	}, [hands, table, place]);
	const { sea } = hands;
	const pointed = (event: React.PointerEvent<HTMLCanvasElement>) => {
		const box = event.currentTarget.getBoundingClientRect();
		const at = seaAt(viewOf(box), { x: event.clientX - box.x, y: event.clientY - box.y });
		return at;
	};
	return (
		<canvas
			ref={canvas}
			tabIndex={0}
			aria-label={say("sea.label")}
			className="absolute inset-0 size-full touch-none outline-none focus-visible:outline-2 focus-visible:outline-hue"
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				const at = pointed(event);
				sea.aimAt(at.x, at.y);
				sea.press(at);
				sea.hold(true);
			}}
			onPointerMove={(event) => {
				const at = pointed(event);
				if (sea.hand.get().lock === undefined) sea.aimAt(at.x, at.y);
			}}
			onPointerUp={() => sea.hold(false)}
			onPointerCancel={() => sea.hold(false)}
			onBlur={() => sea.hold(false)}
		/>
	);
}

type Running = {
	readonly element: HTMLCanvasElement;
	readonly hands: SeaHands;
	readonly place: number;
	readonly words: (kill: Kill) => string;
};

function run(stage: SeaStage, { element, hands, place, words }: Running): () => void {
	const { sea, room, now, onKill, onNet, speaker } = hands;
	const resize = (): void => stage.resize(roomOf(element));
	const watcher = new ResizeObserver(resize);
	const parent = element.parentElement;
	if (parent !== null) watcher.observe(parent);
	resize();
	onKill.listener = (kill) => {
		const mine = kill.place === place;
		for (const fish of kill.died) stage.caught({ fish, place: kill.place, words: "", great: false });
		stage.caught({ fish: kill.fish, place: kill.place, words: words(kill), great: kill.times >= great });
		if (mine) speaker.play(kill.times >= great ? "feature" : "win", 1);
	};
	onNet.listener = ({ x, y, place: from }) => stage.net({ x, y }, from);
	let before = performance.now();
	let frame = 0;
	const next = (at: number): void => {
		const milliseconds = Math.min(longestFrame, Math.max(0, at - before));
		before = at;
		const { targets, bullets } = sea.advance(milliseconds);
		const seats = (room.get().seen?.seats ?? []).map((seat) =>
			seat.place === place ? { place, aim: sea.aim() } : { place: seat.place, aim: seat.aim },
		);
		stage.draw({ targets, bullets, seats, lock: sea.hand.get().lock, dark: darkAt(hands, now()) }, milliseconds);
		tellSea(element, hands);
		frame = requestAnimationFrame(next);
	};
	frame = requestAnimationFrame(next);
	return () => {
		cancelAnimationFrame(frame);
		watcher.disconnect();
		onKill.listener = () => {};
		onNet.listener = () => {};
	};
}

/** Each whole second of the server's clock the canvas says what it shows, so that two browsers can be held against each other. */
function tellSea({ dataset }: HTMLCanvasElement, { sea, now, room }: SeaHands): void {
	if (room.get().seen === undefined) return;
	const second = Math.floor(now() / 1_000);
	if (dataset.sea?.startsWith(`${second} `) !== true) dataset.sea = `${second} ${sea.digest(second * 1_000)}`;
}

/** The sea goes dark before a boss comes, and lighter again as it leaves. */
function darkAt({ room }: SeaHands, now: number): number {
	const wave = room.get().seen?.waves.find((one) => one.kind === "boss" && one.at <= now && now < endOf(one));
	if (wave === undefined) return 0;
	const since = now - wave.at;
	const left = endOf(wave) - now;
	return Math.max(0, Math.min(0.62, (since / waveTimes.warned) * 0.62, (left / waveTimes.warned) * 0.62));
}
