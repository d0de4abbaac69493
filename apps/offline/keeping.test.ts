import { expect, test } from "vitest";
import { wayOf } from "./keeping.ts";

const origin = "https://tessera.example";
const kept = { origin, files: new Set(["/assets/index-a1.js", "/boot.js", "/offline.html"]) };
const way = (path: string, destination = "", method = "GET") =>
	wayOf({ method, url: new URL(path, origin).href, destination }, kept);

test.each(["/", "/index", "/rng?page=TESSERA", "/page/terms", "/game?gameId=1", "/no/such/page"])(
	"a window that opens %s gets the network's page, or is told that there is none",
	(path) => {
		expect(way(path, "document")).toBe("page");
	},
);

test("a kept file whose name carries its content is taken as it is", () => {
	expect(way("/assets/index-a1.js", "script")).toBe("kept");
});

test("a kept file of a plain name is asked for first: its content may have changed", () => {
	expect(way("/boot.js", "script")).toBe("network");
});

test.each([
	["/wps/v2/wallets/balance"],
	["/wps/session/login"],
	["/lgw/games/popular"],
	["/lotto/lgw/games/opened/numero"],
	["/slots/spin"],
	["/live/?EIO=4"],
	["/metrics"],
])("the call %s is never the worker's business, however it is sent", (path) => {
	for (const destination of ["", "document", "iframe", "script"]) expect(way(path, destination)).toBe("leave");
});

test.each([
	["the game's frame", "/arcade/", "iframe"],
	["a page of another program", "/docs", "document"],
	["a file that is not kept", "/assets/other-b2.js", "script"],
	["a picture", "/art/scenes/first-stone.webp", "image"],
])("%s is left to the browser", (_what, path, destination) => {
	expect(way(path, destination)).toBe("leave");
});

test("another host and another method are left alone", () => {
	expect(wayOf({ method: "GET", url: "https://elsewhere.example/index", destination: "document" }, kept)).toBe("leave");
	expect(way("/index", "document", "POST")).toBe("leave");
});
