// A domain that nobody has heard of is found by every tool, without a line anywhere else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBench } from "../bench/bench.ts";
import { loadStops } from "../e2e/tour/stops.ts";
import config from "../vitest.config.ts";
import { readJourneys } from "./bootstrap/scope.ts";
import { loadDerived } from "./gen/derived.ts";
import { loadProofs } from "./proof.ts";
import { crowdsOf, loadLives, loadVerdicts } from "./sim/proofs.ts";

let root = "";
const room = "domains/lottery/proof";

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "tessera-proof-"));
	for (const folder of [room, "domains/silent/core"]) mkdirSync(join(root, folder), { recursive: true });
	const files = {
		"stops.ts": 'export const stops = { routes: [{ route: "/draws" }] };',
		"bench.ts": "export const bench = { draws: async () => undefined };",
		"life.ts": "export const life = { crowds: { drawers: { usual: 2, most: 9, live: async () => undefined } } };",
		"verdict.ts": "export const verdict = { judge: async () => [], moved: ['select 1, 2, 3'] };",
		"derived.ts": "export const derived = { files: () => [] };",
		"draw.e2e.ts": "",
		"broken.ts": "export const other = 1;",
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(root, room, name), `${text}\n`);
});
afterAll(() => rmSync(root, { recursive: true }));

test("its stops are on the tour", async () => {
	expect((await loadStops(root)).flatMap(({ routes }) => routes.map(({ route }) => route))).toEqual(["/draws"]);
});

test("it is measured", async () => {
	expect(Object.keys(await loadBench(root))).toEqual(["draws"]);
});

test("its people live in the simulation, and its promises are judged", async () => {
	expect(crowdsOf(await loadLives(root))).toMatchObject({ drawers: { usual: 2, most: 9 } });
	expect((await loadVerdicts(root)).map(({ moved }) => moved)).toEqual([["select 1, 2, 3"]]);
});

test("what it derives is written", async () => {
	expect(await loadDerived(root)).toHaveLength(1);
});

test("its journeys are walked, and belong to its scope", () => {
	const journey = `${room}/draw.e2e.ts`;
	expect(readJourneys(root).map(({ path }) => path)).toEqual([journey]);
	const patterns = (config.test?.projects ?? []).flatMap((project) =>
		typeof project === "object" && "test" in project && project.test?.name === "e2e"
			? (project.test.include ?? [])
			: [],
	);
	const found = ts.sys.readDirectory(root, [".ts"], undefined, patterns).map((path) => relative(root, path));
	expect(found).toEqual([journey]);
});

test("a file that exports something else is named", async () => {
	const is = (value: unknown): value is number => typeof value === "number";
	await expect(loadProofs({ name: "broken", is, root })).rejects.toThrow("proof/broken.ts exports no broken");
});
