import { describe, expect, test } from "vitest";
import { base64Of, faultOf, mostPictureBytes, readPictures } from "./read-pictures.ts";

const png = (size = 1_000) => ({ type: "image/png", size });

describe("a choice of pictures", () => {
	test.each([
		["nothing", [], "none"],
		["one", [png()], undefined],
		["three", [png(), { type: "image/jpeg", size: 5 }, png()], undefined],
		["four", [png(), png(), png(), png()], "tooMany"],
		["a document of another kind", [png(), { type: "application/pdf", size: 5 }], "type"],
		["a drawing", [{ type: "image/svg+xml", size: 5 }], "type"],
		["five megabytes", [png(mostPictureBytes)], undefined],
		["more than five megabytes", [png(mostPictureBytes + 1)], "size"],
	] as const)("of %s", (_name, files, fault) => {
		expect(faultOf(files, 3)).toBe(fault);
	});
});

describe("what travels", () => {
	test.each([0, 1, 2, 3, 40_000, 100_001])("is the base64 of %i bytes", (length) => {
		const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
		expect(base64Of(bytes.buffer)).toBe(Buffer.from(bytes).toString("base64"));
	});
	test("is the file itself where the browser cannot make it smaller", async () => {
		const file = new File([Uint8Array.from([1, 2, 3])], "a.png", { type: "image/png" });
		expect(await readPictures([file, file])).toEqual(["AQID", "AQID"]);
	});
});
