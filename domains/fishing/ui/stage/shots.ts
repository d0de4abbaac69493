// The bullets on their way.
import { Container, Sprite, type Texture } from "pixi.js";
import { shotTone, toneOfPlace } from "../art/tones.ts";
import type { Bullet } from "../play/bullets.ts";

export function createShots(stone: Texture) {
	const container = new Container();
	const sprites: Sprite[] = [];
	/** Those beyond are of no size: that costs less than coming and going. */
	let shown = 0;
	return {
		container,
		show(bullets: readonly Bullet[]): void {
			for (const [index, bullet] of bullets.entries()) {
				const sprite = sprites[index] ?? container.addChild(new Sprite(stone));
				sprites[index] = sprite;
				sprite.anchor.set(0.5);
				sprite.position.set(bullet.x, bullet.y);
				sprite.rotation = bullet.age / 90;
				sprite.scale.set(0.7 + Math.min(0.9, bullet.bet / 22));
				sprite.tint = bullet.own ? shotTone : toneOfPlace(bullet.place);
				sprite.alpha = bullet.own ? 1 : 0.6;
			}
			for (let index = bullets.length; index < shown; index++) sprites[index]?.scale.set(0);
			shown = bullets.length;
		},
	};
}
