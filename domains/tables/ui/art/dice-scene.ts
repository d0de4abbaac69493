// Three dice under a dome: they tumble and come to rest one after the other.
import { Container, Graphics } from "pixi.js";
import type { Outcome } from "../../core/index.ts";
import type { Room } from "./felt-art.ts";
import { palette } from "./palette.ts";
import { eased, partOf, type Scene } from "./scene.ts";

const size = 62;
const restsAt = [0.6, 0.72, 0.84] as const;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[1, -1],
		[-1, 0],
		[1, 0],
		[-1, 1],
		[1, 1],
	],
};

function drawFace(die: Graphics, face: number): void {
	die
		.clear()
		.roundRect(-size / 2, -size / 2, size, size, 12)
		.fill(palette.dice)
		.stroke({ width: 2, color: palette.edge });
	for (const [x, y] of pips[face] ?? [])
		die
			.circle(x * size * 0.26, y * size * 0.26, face === 1 ? 10 : 6.5)
			.fill(face === 1 || face === 4 ? palette.red : palette.black);
}

export function createDiceScene(): Scene {
	const container = new Container();
	const dome = new Graphics();
	const dice = restsAt.map(() => new Graphics());
	container.addChild(dome, ...dice);
	let faces: readonly number[] = [];
	let room: Room = { width: 800, height: 300 };
	return {
		container,
		place(next) {
			room = next;
			const across = Math.min(next.height * 0.86, next.width * 0.8);
			dome
				.clear()
				.ellipse(next.width / 2, next.height * 0.6, across * 0.62, across * 0.4)
				.fill({ color: palette.wood, alpha: 0.9 })
				.stroke({ width: 4, color: palette.brass })
				.ellipse(next.width / 2, next.height * 0.6, across * 0.55, across * 0.34)
				.fill({ color: palette.felt.dice, alpha: 1 });
		},
		set(outcome: Outcome | undefined) {
			faces = outcome?.type === "dice" ? outcome.dice : [];
		},
		draw(part) {
			for (const [index, die] of dice.entries()) {
				const face = faces[index];
				const rest = restsAt[index] ?? 1;
				const left = 1 - eased(partOf(part, 0, rest));
				die.visible = face !== undefined;
				const tumbling = left > 0.02 ? 1 + (Math.floor(left * 30 + index * 2) % 6) : (face ?? 1);
				drawFace(die, tumbling);
				die.rotation = (index - 1) * 0.22 + left * (9 + index * 2);
				die.position.set(
					room.width / 2 + (index - 1) * 76 + Math.sin(left * 19 + index) * 40 * left,
					room.height * 0.58 + (index === 1 ? 14 : -6) - Math.abs(Math.sin(left * 15 + index)) * 70 * left,
				);
			}
		},
		restsBy: (part) => (faces.length === 0 ? 0 : restsAt.filter((rest) => part >= rest).length),
	};
}
