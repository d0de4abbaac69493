import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sealerWith } from "./sealer.ts";

const sealer = sealerWith(randomBytes(32));

test("what was sealed opens under its name, whatever it holds", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, name) => {
			const plain = Buffer.from(bytes);
			expect(sealer.open(name, sealer.seal(name, plain))).toEqual(plain);
		}),
	);
});

test("the same thing looks different each time, and never like itself", () => {
	const plain = Buffer.from("JBSWY3DPEHPK3PXP");
	const [one, other] = [sealer.seal("1", plain), sealer.seal("1", plain)];
	expect(one).not.toEqual(other);
	expect(one.includes(plain)).toBe(false);
});

test("with another key, under another name, changed or cut it does not open", () => {
	const sealed = sealer.seal("1", Buffer.from("secret"));
	expect(sealerWith(randomBytes(32)).open("1", sealed)).toBeUndefined();
	expect(sealer.open("2", sealed)).toBeUndefined();
	for (const place of [0, 12, sealed.length - 1]) {
		const changed = Buffer.from(sealed);
		changed[place] = (changed[place] ?? 0) ^ 1;
		expect(sealer.open("1", changed)).toBeUndefined();
	}
	for (const length of [0, 12, 27]) expect(sealer.open("1", sealed.subarray(0, length))).toBeUndefined();
});
