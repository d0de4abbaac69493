// Bullets on their way: they bounce until they touch a living fish, or their own where one is locked. Places in the sea's units, no
// document: what touches what is decided here for this seat alone, and checked by the server.
import { type Point, sea } from "../../core/index.ts";

export type Bullet = {
	readonly place: number;
	readonly own: boolean;
	/** Bets of the room's unit. */
	readonly bet: number;
	readonly x: number;
	readonly y: number;
	readonly vx: number;
	readonly vy: number;
	/** Milliseconds that it has flown. */
	readonly age: number;
	/** Touches this fish alone, and follows it. */
	readonly lock: number | undefined;
};

/** A fish as it is seen now. */
export type Target = Point & { readonly fish: number; readonly size: number };

const speed = 0.95;
/** A bullet without contact costs nothing and is gone. */
const longest = 10_000;

export const cannonAt: readonly Point[] = [
	{ x: 380, y: sea.height - 8 },
	{ x: 900, y: sea.height - 8 },
	{ x: 900, y: 8 },
	{ x: 380, y: 8 },
];

export const muzzleOf = (place: number): Point => cannonAt[place] ?? { x: sea.width / 2, y: sea.height };

/** Thousandths of a turn, from right over down. */
export const aimOf = (from: Point, to: Point): number => {
	const turn = Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI);
	return Math.round((turn < 0 ? turn + 1 : turn) * 1_000) % 1_000;
};

export const directionOf = (aim: number): Point => {
	const angle = (aim / 1_000) * 2 * Math.PI;
	return { x: Math.cos(angle), y: Math.sin(angle) };
};

export function fired(of: Pick<Bullet, "place" | "own" | "bet" | "lock"> & { readonly aim: number }): Bullet {
	const { aim, ...bullet } = of;
	const { x, y } = muzzleOf(of.place);
	const way = directionOf(aim);
	return { ...bullet, x: x + way.x * 60, y: y + way.y * 60, vx: way.x * speed, vy: way.y * speed, age: 0 };
}

export type Flown = {
	readonly flies: readonly Bullet[];
	readonly touched: readonly { readonly bullet: Bullet; readonly fish: number }[];
};

export function fly(bullets: readonly Bullet[], targets: readonly Target[], milliseconds: number): Flown {
	const flies: Bullet[] = [];
	const touched: { bullet: Bullet; fish: number }[] = [];
	for (const bullet of bullets) {
		const goal = bullet.lock === undefined ? undefined : targets.find(({ fish }) => fish === bullet.lock);
		const moved = moveOn(goal === undefined ? bullet : towards(bullet, goal), milliseconds);
		const hit = (goal === undefined ? targets : [goal]).find((one) => touches(moved, one));
		if (hit !== undefined) touched.push({ bullet: moved, fish: hit.fish });
		else if (moved.age < longest) flies.push(moved);
	}
	return { flies, touched };
}

function towards(bullet: Bullet, { x, y }: Point): Bullet {
	const [dx, dy] = [x - bullet.x, y - bullet.y];
	const far = Math.max(1, Math.hypot(dx, dy));
	return { ...bullet, vx: (dx / far) * speed, vy: (dy / far) * speed };
}

function moveOn({ place, own, bet, lock, age, ...from }: Bullet, milliseconds: number): Bullet {
	const [x, y] = [from.x + from.vx * milliseconds, from.y + from.vy * milliseconds];
	return {
		place,
		own,
		bet,
		lock,
		age: age + milliseconds,
		x: within(x, sea.width),
		y: within(y, sea.height),
		vx: turned(x, from.vx, sea.width),
		vy: turned(y, from.vy, sea.height),
	};
}

const within = (at: number, end: number): number => (at < 0 ? -at : at > end ? 2 * end - at : at);

const turned = (at: number, way: number, end: number): number =>
	at < 0 ? Math.abs(way) : at > end ? -Math.abs(way) : way;

/** Fish are longer than they are high. */
const touches = (bullet: Point, { x, y, size }: Target): boolean => {
	const dx = (bullet.x - x) / (size * 0.9 + 6);
	const dy = (bullet.y - y) / (size * 0.55 + 6);
	return dx * dx + dy * dy < 1;
};
