import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { housePictures, isSmallPng } from "./picture.ts";

/** The first bytes of a PNG of this size. */
function png(width: number, height: number, length = 64): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	const view = new DataView(bytes.buffer);
	view.setUint32(16, width);
	view.setUint32(20, height);
	return bytes;
}

describe("a picture of a member", () => {
	test.each([
		[1, 1, true],
		[128, 128, true],
		[256, 256, true],
		[257, 128, false],
		[128, 257, false],
		[0, 128, false],
		[65_535, 65_535, false],
		[4_294_967_295, 1, false],
	])("of %i by %i pixels: %s", (width, height, fits) => {
		expect(isSmallPng(png(width, height))).toBe(fits);
	});
	test.each([
		["nothing", new Uint8Array()],
		["a head that is cut off", png(128, 128).slice(0, 32)],
		["a JPEG", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array<number>(60).fill(0)])],
		["a page", new TextEncoder().encode("<html><script>alert(1)</script></html>".padEnd(64))],
		["a PNG by its name alone", new TextEncoder().encode("picture.png".padEnd(64))],
	])("%s is none", (_case, bytes) => {
		expect(isSmallPng(bytes)).toBe(false);
	});
	test("is read where it lies in a larger memory", () => {
		const memory = new Uint8Array(200);
		memory.set(png(128, 128), 100);
		expect(isSmallPng(memory.subarray(100, 164))).toBe(true);
	});
	test("any bytes are judged without a fault", () => {
		fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => typeof isSmallPng(bytes) === "boolean"));
	});
});

test("the house has twenty-four pictures of its own", () => {
	expect([housePictures.length, housePictures[0], housePictures.at(-1)]).toEqual([24, "tile-01", "tile-24"]);
	expect(new Set(housePictures).size).toBe(24);
});
