// What comes out of a picture that somebody sent, and what is refused: by content, by size, and never by a failure.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { drawPicture } from "#platform/http/testing";
import { mostImageBytes, mostImagePixels } from "../image-head.ts";
import type { Result } from "../result.ts";
import { mostWaiting, redrawImages } from "./redraw-image.ts";

/** Red, green and blue of one point. */
async function colourAt(picture: Buffer, at: { readonly x: number; readonly y: number }): Promise<readonly number[]> {
	const image = await loadImage(picture);
	const canvas = createCanvas(image.width, image.height);
	const pen = canvas.getContext("2d");
	pen.drawImage(image, 0, 0);
	return [...pen.getImageData(at.x, at.y, 1, 1).data].slice(0, 3);
}
async function redrawImage(sent: Buffer): Promise<Result<Buffer, string>> {
	const answer = await redrawImages([sent.toString("base64")]);
	return answer.ok ? { ok: true, value: answer.value[0] ?? Buffer.alloc(0) } : { ok: false, error: answer.error.code };
}
const drawn = async (sent: Buffer): Promise<Buffer> => {
	const redrawn = await redrawImage(sent);
	if (!redrawn.ok) throw new Error(redrawn.error);
	return redrawn.value;
};
/** The bytes of a JPEG with a note of its camera behind the first two. */
const withNote = (jpeg: Buffer, note: string): Buffer => {
	const text = Buffer.from(`Exif\0\0${note}`);
	const length = Buffer.from([0xff, 0xe1, (text.length + 2) >> 8, (text.length + 2) & 255]);
	return Buffer.concat([jpeg.subarray(0, 2), length, text, jpeg.subarray(2)]);
};

describe("a picture", () => {
	test.each(["png", "jpeg"] as const)("of type %s comes out as a JPEG of the same pixels", async (type) => {
		const picture = await drawn(await drawPicture({ type }));
		expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
		const [red = 0, , blue = 0] = await colourAt(picture, { x: 10, y: 20 });
		expect(red).toBeGreaterThan(200);
		expect(blue).toBeLessThan(60);
	});
	test("loses the notes of its camera", async () => {
		const sent = withNote(await drawPicture({ type: "jpeg" }), "GPS 37.5665 126.9780");
		expect(sent.includes("37.5665")).toBe(true);
		expect((await drawn(sent)).includes("37.5665")).toBe(false);
	});
	test.each([
		["a script", "<script>alert(1)</script>"],
		["an archive", "PK\u0003\u0004 another file"],
	])("loses %s that hangs behind it", async (_name, tail) => {
		const picture = await drawn(Buffer.concat([await drawPicture(), Buffer.from(tail)]));
		expect(picture.includes(tail)).toBe(false);
	});
	test("of many pixels comes out smaller, in its proportions", async () => {
		const { width, height } = await loadImage(await drawn(await drawPicture({ width: 4_000, height: 1_000 })));
		expect([width, height]).toEqual([2_000, 500]);
	});
	test("that lets the ground through stands on white", async () => {
		const clear = await createCanvas(10, 10).encode("png");
		expect(await colourAt(await drawn(clear), { x: 5, y: 5 })).toEqual([255, 255, 255]);
	});
});

/** A PNG that says of itself to be of so many pixels. */
async function claiming(width: number, height: number): Promise<Buffer> {
	const png = Buffer.from(await drawPicture());
	png.writeUInt32BE(width, 16);
	png.writeUInt32BE(height, 20);
	return png;
}

/** How often this thread came to something else meanwhile. */
async function turnsMeanwhile(work: Promise<unknown>): Promise<number> {
	const seen = { turns: 0 };
	const others = setInterval(() => {
		seen.turns += 1;
	}, 2);
	await work;
	clearInterval(others);
	return seen.turns;
}

const busy = { ok: false, error: { code: "TOO_MANY_REQUESTS", value: { retryAfterSeconds: 5 } } };

describe("drawing", () => {
	test("keeps nobody else waiting, and little memory", async () => {
		const base64 = (await drawPicture({ width: 4_000, height: 3_000, type: "jpeg" })).toString("base64");
		await redrawImages([base64]);
		const before = process.memoryUsage().rss;
		const calls = Array.from({ length: 5 }, () => redrawImages([base64]));
		const sizes = { most: 0 };
		const watch = setInterval(() => {
			sizes.most = Math.max(sizes.most, process.memoryUsage().rss);
		}, 5);
		expect(await turnsMeanwhile(Promise.all(calls))).toBeGreaterThan(20);
		clearInterval(watch);
		expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
		// One picture of twelve million pixels takes 48 MB, five at once would take 240.
		expect((sizes.most - before) / 1_048_576).toBeLessThan(180);
	}, 120_000);
	test("that the machine does not come to is no fault of the picture: its sender hears when to come again", async () => {
		const base64 = (await drawPicture({ width: 1_000, height: 1_000 })).toString("base64");
		expect(await redrawImages([base64], { longestMilliseconds: 1 })).toEqual(busy);
		expect((await redrawImages([base64])).ok).toBe(true);
	});
	test("has a short queue: whoever comes beyond it hears when to come again", async () => {
		const base64 = (await drawPicture({ width: 1_000, height: 1_000 })).toString("base64");
		const answers = await Promise.all(Array.from({ length: mostWaiting + 4 }, () => redrawImages([base64])));
		expect(answers.slice(0, mostWaiting + 1).every(({ ok }) => ok)).toBe(true);
		expect(answers.slice(mostWaiting + 1)).toEqual([busy, busy, busy]);
		expect((await redrawImages([base64])).ok).toBe(true);
	}, 120_000);
	test("is not begun where one of several pictures is refused by its head", async () => {
		const [good, bad] = [(await drawPicture()).toString("base64"), Buffer.from("words alone").toString("base64")];
		expect(await redrawImages([good, good, bad])).toEqual({
			ok: false,
			error: { code: "IMAGE_TYPE", value: { image: 3 } },
		});
		expect(mostImagePixels).toBe(12_000_000);
	});
});

describe("what is refused", () => {
	test.each([
		["nothing", Buffer.alloc(0)],
		["text", Buffer.from("not a picture at all, only words of some length")],
		["a drawing in SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'></svg>")],
		["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000 and more bytes behind it")],
		["a WebP", Buffer.from("RIFF\u0024\u0000\u0000\u0000WEBPVP8 and more bytes behind")],
		["a program", Buffer.from("MZ\u0090\u0000 this program cannot be run here, whatever it is called")],
	])("%s is no picture of ours", async (_name, sent) => {
		expect(await redrawImage(sent)).toEqual({ ok: false, error: "IMAGE_TYPE" });
	});
	test("more than five megabytes, whatever it is", async () => {
		const sent = Buffer.concat([await drawPicture(), Buffer.alloc(mostImageBytes)]);
		expect(await redrawImage(sent)).toEqual({ ok: false, error: "IMAGE_TOO_LARGE" });
	});
	test.each([
		[60_000, 60_000],
		[10_001, 1],
		[9_000, 9_000],
		[6_300, 6_300],
		[3_001, 4_000],
	])("a bomb that would unfold to %i x %i pixels, before it is decoded", async (width, height) => {
		const started = process.memoryUsage().rss;
		expect(await redrawImage(await claiming(width, height))).toEqual({ ok: false, error: "IMAGE_TOO_LARGE" });
		expect(process.memoryUsage().rss - started).toBeLessThan(100 * 1_048_576);
	});
	test.each([
		["a PNG without its pixels", async () => (await drawPicture()).subarray(0, 40)],
		["a PNG that says to be larger than it is", () => claiming(61, 41)],
		["a JPEG that is cut off in its head", async () => (await drawPicture({ type: "jpeg" })).subarray(0, 300)],
	])("%s cannot be read, and is no failure of ours", async (_name, make) => {
		const answer = await redrawImage(await make());
		if (!answer.ok) expect(["IMAGE_UNREADABLE", "IMAGE_TYPE"]).toContain(answer.error);
		else expect((await loadImage(answer.value)).width).toBeGreaterThan(0);
	});
	test("never ends in an error, wherever a picture is broken", async () => {
		for (const type of ["png", "jpeg"] as const) {
			const whole = await drawPicture({ type });
			for (let place = 0; place < whole.length; place += 97) {
				const broken = Buffer.from(whole);
				broken[place] = (broken[place] ?? 0) ^ 0xff;
				const answer = await redrawImage(broken);
				expect(answer.ok || answer.error.startsWith("IMAGE_")).toBe(true);
			}
		}
	});
});
