// What a catch paid, rising from where it was. Written with glyphs that are drawn once, for several are caught in a second.
import { BitmapText, Container, TextStyle } from "pixi.js";
import type { Point } from "../../core/index.ts";
import { goldTone, paleTone, shoreTone } from "../art/tones.ts";

const risen = 1_400;
/** One for all, for each style has glyphs of its own. */
const style = new TextStyle({
	fontFamily: "Pretendard Variable, system-ui, sans-serif",
	fontWeight: "800",
	fontSize: 34,
	fill: paleTone,
	stroke: { color: shoreTone, width: 6 },
});

export type Sum = {
	readonly at: Point;
	readonly words: string;
	readonly great: boolean;
	readonly turned: boolean;
};

type Rising = { readonly text: BitmapText; readonly turned: boolean; age: number };

export function createSums(calm: () => boolean) {
	const container = new Container();
	let live: readonly Rising[] = [];
	// Nothing to see: so the digits are drawn before the first catch.
	container.addChild(new BitmapText({ text: "0123456789.,×", style, alpha: 0 }));
	return {
		container,
		rise({ at, words, great, turned }: Sum): void {
			if (words === "") return;
			const text = container.addChild(new BitmapText({ text: words, style, anchor: 0.5 }));
			text.scale.set(great ? 1.9 : 1);
			text.tint = great ? goldTone : paleTone;
			text.position.set(at.x, at.y);
			text.rotation = turned ? -Math.PI / 2 : 0;
			live = [...live, { text, age: 0, turned }];
		},
		advance(milliseconds: number): void {
			for (const one of live) {
				one.age += milliseconds;
				const part = one.age / risen;
				if (!calm()) {
					if (one.turned) one.text.x -= milliseconds * 0.05;
					else one.text.y -= milliseconds * 0.05;
				}
				one.text.alpha = part < 0.6 ? 1 : Math.max(0, 1 - (part - 0.6) / 0.4);
				if (part >= 1) one.text.destroy();
			}
			if (live.some(({ age }) => age >= risen)) live = live.filter(({ age }) => age < risen);
		},
	};
}
