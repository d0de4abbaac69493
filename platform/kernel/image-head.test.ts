import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageHead, isTooManyPixels } from "./image-head.ts";

const two = (value: number) => [value >> 8, value & 255];
const four = (value: number) => [...two(Math.floor(value / 65_536)), ...two(value % 65_536)];
const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const png = (width: number, height: number) =>
	Uint8Array.from([
		...[0x89, ...text("PNG\r\n"), 0x1a, 0x0a, 0, 0, 0, 13, ...text("IHDR")],
		...[...four(width), ...four(height), 8, 6, 0, 0, 0, 0, 0, 0, 0],
	]);
const segment = (marker: number, content: readonly number[]) => [0xff, marker, ...two(content.length + 2), ...content];
const frame = (width: number, height: number, marker = 0xc0) =>
	segment(marker, [8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
const jpeg = (...parts: readonly (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const about = segment(0xe1, text("Exif at home"));

describe("what a picture is", () => {
	test.each([
		["a PNG", png(640, 480), { type: "png", width: 640, height: 480 }],
		["a PNG of very many pixels", png(100_000, 70_000), { type: "png", width: 100_000, height: 70_000 }],
		["a JPEG", jpeg(frame(640, 480)), { type: "jpeg", width: 640, height: 480 }],
		["a JPEG behind its notes", jpeg(about, about, frame(12, 34)), { type: "jpeg", width: 12, height: 34 }],
		["a progressive JPEG", jpeg(about, frame(9, 8, 0xc2)), { type: "jpeg", width: 9, height: 8 }],
		["a JPEG with filling bytes", jpeg([0xff, 0xff], about, frame(9, 8)), { type: "jpeg", width: 9, height: 8 }],
		[
			"a table that is no frame",
			jpeg(segment(0xc4, text("table of codes")), frame(3, 4)),
			{
				type: "jpeg",
				width: 3,
				height: 4,
			},
		],
	] as const)("%s", (_name, bytes, head) => expect(imageHead(bytes)).toEqual(head));
	test.each([
		["nothing", Uint8Array.from([])],
		["text", Uint8Array.from(text("<svg xmlns='http://www.w3.org/2000/svg'/>"))],
		["a GIF", Uint8Array.from(text("GIF89a and then some more bytes of it"))],
		["a PDF", Uint8Array.from(text("%PDF-1.7 and then some more bytes of it"))],
		["a PNG that is cut off", png(640, 480).subarray(0, 30)],
		["a PNG without a size", png(0, 480)],
		["a PNG that begins with something else", png(640, 480).map((byte, at) => (at === 12 ? 0x58 : byte))],
		["a JPEG without a frame", jpeg(about, about)],
		["a JPEG without a size", jpeg(frame(0, 0))],
		["a JPEG that is cut off in its frame", jpeg(frame(640, 480)).subarray(0, 8)],
		["a JPEG whose segment has no length", jpeg([0xff, 0xe1, 0, 0], about, frame(3, 4))],
		["a JPEG that leaves its segments", jpeg(about, text("not a marker"), frame(3, 4))],
	])("is not said of %s", (_name, bytes) => expect(imageHead(bytes)).toBeUndefined());
	test("never fails, whatever bytes come", () => {
		const starts = fc.constantFrom([], [0xff, 0xd8, 0xff], [...png(9, 9).subarray(0, 16)]);
		fc.assert(
			fc.property(starts, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
				const head = imageHead(Uint8Array.from([...start, ...rest]));
				return head === undefined || (head.width > 0 && head.height > 0);
			}),
		);
	});
});

test.each([
	[10_000, 1_200, false],
	[10_001, 1, true],
	[1, 10_001, true],
	[4_000, 3_001, true],
	[4_000, 3_000, false],
])("%i x %i are too many pixels: %s", (width, height, tooMany) => {
	expect(isTooManyPixels({ type: "png", width, height })).toBe(tooMany);
});
