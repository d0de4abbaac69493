// The wheel: pockets in the order of the field, the ball runs against it and comes to rest; lit numbers glow.
import { Container, Graphics, Text } from "pixi.js";
import { type BallOutcome, isRedNumber, wheel } from "../../core/index.ts";
import type { Room } from "./felt-art.ts";
import { palette } from "./palette.ts";
import { eased, partOf, type Scene } from "./scene.ts";

const radius = 150;
const pocket = (2 * Math.PI) / wheel.length;
const turns = { wheel: 1.5, ball: 7 };
const restsAt = 0.86;

const colourOf = (number: number): number =>
	number === 0 ? palette.pocketGreen : isRedNumber(number) ? palette.pocketRed : palette.pocketBlack;

function wheelArt(): Container {
	const whole = new Container();
	const art = new Graphics()
		.circle(0, 0, radius + 12)
		.fill(palette.wood)
		.circle(0, 0, radius + 4)
		.fill(palette.woodLight);
	for (const [place, number] of wheel.entries()) {
		const from = place * pocket - Math.PI / 2 - pocket / 2;
		art
			.moveTo(0, 0)
			.arc(0, 0, radius, from, from + pocket)
			.closePath()
			.fill(colourOf(number))
			.stroke({ width: 1, color: palette.brass, alpha: 0.6 });
	}
	art
		.circle(0, 0, radius * 0.62)
		.fill(palette.wood)
		.stroke({ width: 2, color: palette.brass });
	for (const arm of [0, 1, 2, 3]) {
		const angle = (arm * Math.PI) / 2;
		art
			.moveTo(0, 0)
			.lineTo(Math.cos(angle) * 44, Math.sin(angle) * 44)
			.stroke({ width: 6, color: palette.brass });
	}
	art.circle(0, 0, 14).fill(palette.brass);
	whole.addChild(art);
	for (const [place, number] of wheel.entries()) {
		const text = new Text({ text: String(number), style: numberStyle, resolution: 2 });
		const angle = place * pocket - Math.PI / 2;
		text.anchor.set(0.5);
		text.rotation = angle + Math.PI / 2;
		text.position.set(Math.cos(angle) * (radius - 14), Math.sin(angle) * (radius - 14));
		whole.addChild(text);
	}
	return whole;
}

const numberStyle = {
	fontFamily: "Pretendard Variable, system-ui, sans-serif",
	fontSize: 15,
	fontWeight: "700",
	fill: palette.ink,
} as const;

export function createWheelScene(): Scene {
	const container = new Container();
	const spinning = wheelArt();
	const [glow, ball] = [new Graphics(), new Graphics().circle(0, 0, 7).fill(palette.ball)];
	spinning.addChild(glow);
	container.addChild(spinning, ball);
	let outcome: BallOutcome | undefined;
	return {
		container,
		place({ width, height }: Room) {
			const scale = Math.min(width / 2, height * 0.94) / (2 * radius + 26);
			container.scale.set(Math.max(scale, (height * 0.94) / (2 * radius + 26)));
			container.position.set(width / 2, height / 2);
		},
		set(next) {
			outcome = next?.type === "ball" ? next : undefined;
			drawLit(glow, outcome);
			ball.visible = outcome !== undefined;
		},
		draw(part) {
			const way = eased(part);
			spinning.rotation = way * turns.wheel * 2 * Math.PI;
			glow.visible = part > 0.04;
			if (outcome === undefined) return;
			const place = wheel.indexOf(outcome.number);
			const rest = spinning.rotation + place * pocket - Math.PI / 2;
			const running = eased(partOf(part, 0, restsAt));
			const angle = rest - (1 - running) * turns.ball * 2 * Math.PI;
			const inward = partOf(part, 0.62, restsAt);
			const hop = Math.abs(Math.sin(inward * Math.PI * 3)) * (1 - inward) * 10;
			const distance = radius + 2 - inward * 42 + hop;
			ball.position.set(Math.cos(angle) * distance, Math.sin(angle) * distance);
		},
		restsBy: (part) => (outcome !== undefined && part >= restsAt ? 1 : 0),
	};
}

function drawLit(glow: Graphics, outcome: BallOutcome | undefined): void {
	glow.clear();
	for (const { number } of outcome?.lit ?? []) {
		const from = wheel.indexOf(number) * pocket - Math.PI / 2 - pocket / 2;
		glow
			.moveTo(Math.cos(from) * radius * 0.63, Math.sin(from) * radius * 0.63)
			.arc(0, 0, radius, from, from + pocket)
			.lineTo(Math.cos(from + pocket) * radius * 0.63, Math.sin(from + pocket) * radius * 0.63)
			.closePath()
			.fill({ color: palette.lit, alpha: 0.55 })
			.stroke({ width: 3, color: palette.lit });
	}
}
