// Chance and ids from the operating system's cryptographic generator (node:crypto): the only one that games use.
import { randomBytes } from "node:crypto";
import { type Chance, chanceFrom } from "./chance.ts";
import { systemClock } from "./clock.ts";
import { type NewId, uuidMaker } from "./ids.ts";

const poolBytes = 8192;

/** Unpredictable chance. Words are drawn in blocks, used in order and at most once. */
export function secureChance(): Chance {
	let pool = Buffer.alloc(0);
	let next = 0;
	return chanceFrom(() => {
		if (next >= pool.length) {
			pool = randomBytes(poolBytes);
			next = 0;
		}
		const word = pool.readUInt32LE(next);
		pool.writeUInt32LE(0, next);
		next += 4;
		return word;
	});
}

export const secureIds: NewId = uuidMaker({ clock: systemClock, randomBytes: (count) => randomBytes(count) });
