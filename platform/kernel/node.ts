// Chance and ids from the operating system's cryptographic generator (node:crypto): the only one that games use.
import { randomBytes } from "node:crypto";
import { type Chance, chanceFrom } from "./chance.ts";
import { systemClock } from "./clock.ts";
import { type NewId, type RandomBytes, uuidMaker } from "./ids.ts";

export { fileHouseKey, type HouseKey, houseKeyFrom } from "./node/house-key.ts";
export { createPasswords, type PasswordCost, type Passwords, standardCost } from "./node/passwords.ts";
export { type RedrawRefusal, redrawImages } from "./node/redraw-image.ts";
export { type Sealer, sealerWith } from "./node/sealer.ts";
export { digestOf, newSecret } from "./node/secrets.ts";
export { newTotpSecret, totpAddress, totpStep } from "./node/totp.ts";

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

export const secureIds: NewId = uuidMaker({ clock: systemClock, randomBytes: pooledBytes() });

/** Asking the generator for ten bytes costs nearly what asking for thousands does. Each byte is handed out once. */
function pooledBytes(): RandomBytes {
	let pool = new Uint8Array(0);
	let next = 0;
	return (count) => {
		if (next + count > pool.length) {
			pool = new Uint8Array(randomBytes(Math.max(poolBytes, count)));
			next = 0;
		}
		next += count;
		return pool.slice(next - count, next);
	};
}
