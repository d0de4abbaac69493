import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { socketFolderFor, urlOf } from "./place.ts";

const account = { role: "tessera", password: "a-Secret_word", database: "books" };

/** How the driver understands an address. */
function understood(url: string) {
	const { host, port, user, database } = new pg.Client({ connectionString: url });
	return { host, port, user, database };
}

describe("where the embedded server is reached", () => {
	it("is a socket in the data folder, as far as a system takes its path", () => {
		const folder = (length: number) => `/${"d".repeat(length - 1)}`;
		expect(socketFolderFor(folder(40), "linux")).toBe(folder(40));
		expect(socketFolderFor(folder(88), "darwin")).toBe(folder(88));
		expect(socketFolderFor(folder(89), "darwin")).toBeUndefined();
		expect(socketFolderFor(join("/", "데".repeat(30)), "linux")).toBeUndefined();
		expect(socketFolderFor(folder(40), "win32")).toBeUndefined();
	});

	it.each([
		["/srv/tessera/postgres/data", "/srv/tessera/postgres/data"],
		["/srv/a house with spaces/데이터", "/srv/a house with spaces/데이터"],
		[undefined, "127.0.0.1"],
	])("is an address that the driver understands: %s", (socketFolder, host) => {
		const url = urlOf({ port: 5544, socketFolder }, account);
		expect(understood(url)).toEqual({ host, port: 5544, user: "tessera", database: "books" });
	});

	it("leads to another database of the same server by its path alone", () => {
		const url = new URL(urlOf({ port: 5544, socketFolder: "/srv/data" }, account));
		url.pathname = "/others";
		expect(understood(url.href)).toEqual({ host: "/srv/data", port: 5544, user: "tessera", database: "others" });
	});
});
