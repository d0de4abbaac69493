import { expect, test } from "vitest";
import { completeLock } from "./lock.ts";

const lockOf = (packages: object): string => `${JSON.stringify({ lockfileVersion: 3, packages }, null, "\t")}\n`;
const tool = {
	version: "2.0.0",
	dev: true,
	optionalDependencies: { "@tool/cli-linux-x64-musl": "2.0.0", "@tool/cli-win32-arm64": "2.0.0" },
};
const windows = { version: "2.0.0", resolved: "somewhere", optional: true };

test("a package of another platform that npm left out is named, with its platform, in its place", () => {
	const text = completeLock(
		lockOf({ "": {}, "node_modules/tool": tool, "node_modules/@tool/cli-win32-arm64": windows }),
	);
	expect(Object.entries(JSON.parse(text).packages)).toEqual([
		["", {}],
		[
			"node_modules/@tool/cli-linux-x64-musl",
			{ version: "2.0.0", dev: true, optional: true, os: ["linux"], cpu: ["x64"], libc: ["musl"] },
		],
		["node_modules/@tool/cli-win32-arm64", windows],
		["node_modules/tool", tool],
	]);
	expect(completeLock(text)).toBe(text);
});

test.each([
	["beside the package that asks", "node_modules/tool/node_modules/@tool/x-darwin-x64"],
	["around it", "node_modules/@tool/x-darwin-x64"],
])("one that is locked %s is not missing", (_name, path) => {
	const asks = { optionalDependencies: { "@tool/x-darwin-x64": "1.0.0" } };
	const text = lockOf({ "node_modules/tool": asks, [path]: { version: "1.0.0" } });
	expect(completeLock(text)).toBe(text);
});

test("a missing package whose name says no platform is not guessed", () => {
	expect(() => completeLock(lockOf({ "node_modules/a": { optionalDependencies: { b: "1.0.0" } } }))).toThrow(
		"install it",
	);
});
