// Wilds that fill their reel, laid over it as one picture until the reels turn again.
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { StageLayout } from "./layout.ts";
import type { Motion } from "./motion.ts";

export type TallWilds = {
	readonly container: Container;
	/** Unrolls the picture over a reel, from above. Without a picture nothing is shown. */
	readonly unroll: (reel: number, milliseconds: number) => Promise<void>;
	readonly clear: () => void;
	readonly place: (layout: StageLayout) => void;
};

export function createTallWilds(texture: Texture | undefined, motion: Motion): TallWilds {
	const container = new Container();
	let layout: StageLayout | undefined;
	const clear = (): void => {
		for (const child of container.removeChildren()) child.destroy({ children: true });
	};
	return {
		container,
		clear,
		place(next) {
			layout = next;
			container.position.set(next.x, next.y);
			clear();
		},
		async unroll(reel, milliseconds) {
			if (texture === undefined || layout === undefined) return;
			const { cell, height } = layout;
			const sprite = new Sprite(texture);
			const mask = new Graphics();
			sprite.position.set(reel * cell, 0);
			sprite.setSize(cell, height);
			sprite.mask = mask;
			container.addChild(sprite, mask);
			await motion.run(milliseconds, (part) => {
				const open = height * (1 - (1 - part) ** 3);
				if (!mask.destroyed)
					mask
						.clear()
						.rect(reel * cell, 0, cell, open)
						.fill(0xffffff);
			});
		},
	};
}
