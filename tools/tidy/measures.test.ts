import { describe, expect, test } from "vitest";
import { bannedConstructs } from "./measures/banned-constructs.ts";
import { type Architecture, boundaries } from "./measures/boundaries.ts";
import { calls } from "./measures/calls.ts";
import { cleanUps } from "./measures/clean-ups.ts";
import { comments } from "./measures/comments.ts";
import { compilerOptions } from "./measures/compiler-options.ts";
import { determinism } from "./measures/determinism.ts";
import { deadEntries } from "./measures/faces.ts";
import { honestTests } from "./measures/honest-tests.ts";
import { importCycles } from "./measures/import-cycles.ts";
import { leaks } from "./measures/leaks.ts";
import { links } from "./measures/links.ts";
import { languageFaults, messages } from "./measures/messages.ts";
import { names } from "./measures/names.ts";
import { numbers } from "./measures/numbers.ts";
import { parameters } from "./measures/parameters.ts";
import { reach } from "./measures/reach.ts";
import { sentences } from "./measures/sentences.ts";
import { fileSizes, functionSizes } from "./measures/sizes.ts";
import { utilities } from "./measures/utilities.ts";
import { type Measure, sourceFile } from "./source.ts";

const faces = new Map([
	["#platform/kernel/node", "./platform/kernel/node.ts"],
	["#*/core", "./domains/*/core/index.ts"],
	["#*/contract", "./domains/*/contract/index.ts"],
	["#platform/*", "./platform/*/index.ts"],
	["#*/api", "./domains/*/server/api.ts"],
	["#*/module", "./domains/*/server/module.ts"],
	["#*/testing", "./domains/*/server/testing/index.ts"],
]);

const architecture: Architecture = {
	domains: {
		wallet: { level: 1, uses: [], owns: "the ledger" },
		games: { level: 2, uses: ["wallet"], owns: "rounds" },
		agents: { level: 3, uses: [], owns: "teams" },
	},
	rooms: {
		core: { own: ["core"], platform: ["kernel"], lower: ["core"] },
		contract: { own: ["contract", "core"], platform: ["kernel", "contract"], lower: ["contract"] },
		server: { own: ["server", "core", "contract"], platform: ["kernel", "db", "db/testing"], lower: ["core", "api"] },
		ui: { own: ["ui", "core", "contract"], platform: ["ui"], lower: ["core"] },
		console: { own: ["console", "core", "contract"], platform: ["ui", "desk/ui"], lower: ["core"] },
		proof: {
			own: ["proof", "core", "contract", "server", "ui"],
			platform: ["kernel", "db", "db/testing"],
			lower: ["core", "contract", "api", "module"],
		},
	},
};

function says(measure: Measure, files: Readonly<Record<string, string>>): string[] {
	return measure
		.check(Object.entries(files).map(([path, text]) => sourceFile(path, { text })))
		.map((finding) => finding.says);
}

/** One line a case: the measure, a file, what stands in it, and a part of what is said ("" when it is fine). */
function table(measure: Measure, cases: readonly (readonly [path: string, text: string, expected: string])[]): void {
	test.each(cases)("%s: %s", (path, text, expected) => {
		const found = says(measure, { [path]: text });
		if (expected === "") expect(found).toEqual([]);
		else expect(found.join("\n")).toContain(expected);
	});
}

describe("banned constructs", () => {
	table(bannedConstructs, [
		["domains/games/core/a.ts", "const a: any = 1;", "any"],
		["domains/games/core/a.ts", "const a = b!;", "`!`"],
		["domains/games/core/a.ts", "const a = b as string;", "`as`"],
		["domains/games/core/a.ts", "const a = [1] as const;", ""],
		["domains/games/core/a.ts", 'const a = "any as unknown!";', ""],
		["domains/games/core/a.ts", "class A {}", "a class"],
		["domains/games/core/a.ts", "export default 1;", "default export"],
		["domains/games/core/a.ts", "const a = { ...{ b, c }, d };", "a literal spread"],
		["domains/games/ui/a.tsx", "const a = <B {...{ b, c }} />;", "a literal spread"],
		["domains/games/core/a.ts", "const a = { ...b, ...(c ? { d } : {}) };", ""],
		["vite.config.ts", "export default {};", ""],
		["domains/games/core/a.ts", `// ${"@ts"}-expect-error because I say so`, "suppression"],
		["domains/games/core/a.test.ts", "const a = b as string;", "`as`"],
		["platform/db/a.ts", "const a = b as string;", "`as`"],
		["platform/db/a.ts", "// the driver types it as unknown\nconst a = b as string;", ""],
		["platform/db/a.ts", "class A {}", ""],
		["platform/db/a.ts", `// ${"biome"}-ignore lint/x: the library asks for it`, ""],
		["platform/db/a.ts", `// ${"@ts"}-expect-error`, "suppression"],
	]);
});

describe("boundaries", () => {
	table(boundaries(architecture, faces), [
		["domains/games/server/a.ts", 'import { x } from "#wallet/api";', ""],
		["domains/games/server/a.ts", 'import { x } from "../../wallet/server/api.ts";', "public face"],
		["domains/games/server/a.ts", 'import { x } from "#wallet/module";', "face module"],
		["domains/games/server/a.test.ts", 'import { x } from "#wallet/module";', ""],
		["domains/wallet/server/a.ts", 'import { x } from "#games/api";', "does not name games"],
		["domains/wallet/server/a.test.ts", 'import { x } from "#games/api";', "does not name games"],
		["domains/agents/server/a.ts", 'import { x } from "#wallet/api";', "does not name wallet"],
		["domains/agents/server/a.test.ts", 'import { x } from "#wallet/module";', ""],
		["domains/games/server/testing/a.ts", 'import { x } from "#wallet/testing";', ""],
		["domains/games/server/a.ts", 'import { x } from "#wallet/testing";', "face testing"],
		["domains/wallet/server/a.test.ts", 'import { x } from "#games/testing";', "does not name games"],
		["domains/games/server/testing/a.ts", 'import { x } from "#platform/db/testing";', ""],
		["domains/games/core/a.ts", 'import type { x } from "#wallet/api";', "face api"],
		["domains/games/core/a.ts", 'import { x } from "#wallet/core";', ""],
		["domains/games/core/a.ts", 'import { x } from "node:fs";', "pure"],
		["domains/games/core/a.ts", 'import { x } from "../server/b.ts";', "may not use server/"],
		["domains/games/core/a.ts", 'import { x } from "#platform/db";', "may not use #platform/db"],
		["domains/games/server/a.ts", 'import { x } from "../../../platform/db/index.ts";', "public face"],
		["domains/games/server/a.ts", 'import { x } from "#games/core";', "relative paths"],
		["domains/games/server/a.ts", 'import { x } from "#platform/db/testing";', "only tests"],
		["domains/games/server/a.db.test.ts", 'import { x } from "#platform/db/testing";', ""],
		["domains/games/contract/a.ts", 'import { x } from "#platform/contract";', ""],
		["domains/games/contract/a.ts", 'import * as z from "zod";', "zod/mini"],
		["domains/games/contract/a.ts", 'import * as z from "zod/mini";', ""],
		["domains/games/ui/a.tsx", 'import { x } from "node:fs";', "browser"],
		["platform/db/a.ts", 'import { x } from "#wallet/core";', "knows nothing outside itself"],
		["apps/server/a.ts", 'import { x } from "../../domains/games/server/spin.ts";', "public face"],
		["apps/server/a.ts", 'import { x } from "#games/module";', ""],
		["apps/server/a.ts", 'import { x } from "#nowhere";', "no such face"],
		["domains/wallet/proof/life.ts", 'import { x } from "#games/module";', ""],
		["domains/wallet/proof/life.ts", 'import { x } from "../../games/server/spin.ts";', "public face"],
		["domains/wallet/proof/life.ts", 'import { x } from "../../games/proof/life.ts";', "public face"],
		["domains/wallet/proof/life.ts", 'import { x } from "../server/post.ts";', ""],
		["domains/wallet/proof/life.ts", 'import { x } from "../../../tools/sim/book.ts";', ""],
		["domains/wallet/server/a.ts", 'import { x } from "../proof/life.ts";', "tools alone"],
		["domains/wallet/server/a.test.ts", 'import { x } from "../proof/life.ts";', "tools alone"],
		["domains/games/server/a.ts", 'import { x } from "../../wallet/proof/life.ts";', "tools alone"],
		["apps/server/a.ts", 'import { x } from "../../domains/games/proof/bench.ts";', "tools alone"],
		["platform/db/a.ts", 'import { x } from "../../domains/games/proof/bench.ts";', "tools alone"],
		["tools/sim/a.ts", 'import { x } from "../../domains/games/proof/life.ts";', ""],
	]);
	test("a domain that names one of its own level or above is refused", () => {
		const upside = {
			...architecture,
			domains: { ...architecture.domains, wallet: { level: 1, uses: ["games" as const], owns: "" } },
		};
		expect(says(boundaries(upside, faces), {})).toEqual(["wallet names games, which is not on a lower level"]);
	});
});

describe("import cycles", () => {
	const measure = importCycles(faces);
	test("two files that import each other, types included", () => {
		const found = says(measure, {
			"a/x.ts": 'import type { B } from "./y.ts";',
			"a/y.ts": 'import { a } from "./x.ts";',
		});
		expect(found).toHaveLength(1);
		expect(found[0]).toContain("import cycle");
	});
	test("through a public face and a lazy import", () => {
		const found = says(measure, {
			"domains/wallet/core/index.ts": 'export { a } from "./a.ts";',
			"domains/wallet/core/a.ts": 'export const a = () => import("#wallet/core");',
		});
		expect(found).toHaveLength(1);
	});
	test("a file that imports itself", () => {
		expect(says(measure, { "a/x.ts": 'import "./x.ts";' })).toHaveLength(1);
	});
	test("a diamond is no cycle", () => {
		const files = {
			"a.ts": 'import "./b.ts"; import "./c.ts";',
			"b.ts": 'import "./d.ts";',
			"c.ts": 'import "./d.ts";',
			"d.ts": "",
		};
		expect(says(measure, files)).toEqual([]);
	});
});

describe("sizes", () => {
	const lines = (count: number) => "a();\n".repeat(count);
	const body = (name: string, count: number) => `function ${name}() {\n${"a();\n".repeat(count - 2)}}\n`;
	test("a file of 301 lines is too long, one of 200 is not", () => {
		expect(says(fileSizes, { "a.ts": lines(301) }).join()).toContain("301 lines");
		expect(says(fileSizes, { "a.ts": lines(200) })).toEqual([]);
	});
	test("data are no code: a table may be as long as it is, what does something may not", () => {
		const table = `export const pays: readonly number[] = [\n${"1,\n".repeat(400)}];\n`;
		expect(says(fileSizes, { "a.ts": `// The table.\n${table}` })).toEqual([]);
		expect(says(fileSizes, { "a.ts": `${table}export const sum = () => pays.length;\n` }).join()).toContain(
			"403 lines",
		);
		expect(says(fileSizes, { "a.ts": `${table}pays.forEach(print);\n` }).join()).toContain("403 lines");
	});
	test("the 95th percentile is measured over all files; tests and generated files do not count", () => {
		const many = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [`f${index}.ts`, lines(10)]));
		expect(says(fileSizes, { ...many, "x.ts": lines(250), "y.ts": lines(250) }).join()).toContain("p95");
		expect(says(fileSizes, { ...many, "x.test.ts": lines(999), "y.gen.ts": lines(999) })).toEqual([]);
	});
	test("a function of 61 lines is too long, a component may have 120", () => {
		expect(says(functionSizes, { "a.ts": body("long", 61) }).join()).toContain("long has 61 lines");
		expect(says(functionSizes, { "a.tsx": body("Page", 120) })).toEqual([]);
		expect(says(functionSizes, { "a.tsx": body("Page", 121) }).join()).toContain("Page has 121 lines");
	});
});

describe("utilities", () => {
	const said = "contradict each other";
	table(utilities, [
		["a.tsx", `const a = <i className="hidden sm:block" />;`, ""],
		["a.tsx", `const a = <i className="hidden flex" />;`, `"hidden" and "flex" ${said}`],
		["a.tsx", `const a = <i className={\`px-1 \${b ? 'opacity-100' : 'opacity-0'}\`} />;`, ""],
		[
			"a.tsx",
			`const a = <i className={\`coarse:pointer-events-none \${b ? 'coarse:pointer-events-auto' : ''}\`} />;`,
			`"coarse:pointer-events-none" and "coarse:pointer-events-auto" ${said}`,
		],
		["a.tsx", `const a = <i className="pointer-events-none group-hover:pointer-events-auto" />;`, ""],
		["a.tsx", `const a = <i className={\`absolute \${b} relative\`} />;`, `"absolute" and "relative" ${said}`],
	]);
});

describe("parameters", () => {
	table(parameters, [
		["a.ts", "function f(a: A, b: B, c: C, d: D) {}", "4 positional"],
		["a.ts", "function f(a: boolean) {}", "boolean"],
		["a.ts", "function f(a: string, b: string) {}", "two parameters of type string"],
		["a.ts", "function f(a: string, b: number, c: Money) {}", ""],
		["a.ts", "function f(a: { x: string; y: string }) {}", ""],
	]);
});

describe("names", () => {
	table(names, [
		["domains/games/utils/a.ts", "", "has no room utils"],
		["domains/games/proof/life.ts", "", ""],
		["platform/db/helpers.ts", "", "helpers"],
		["platform/db/types.ts", "", "types"],
		["platform/db/openPool.ts", "", "kebab-case"],
		["platform/db/open-pool.db.test.ts", "", ""],
		["domains/games/README.md", "", ""],
		[".ci/run", "", ""],
	]);
});

describe("comments", () => {
	table(comments, [
		["a.ts", "export const a = 1;", "begin with one sentence"],
		["a.ts", "// Owns the price of things.\nexport const a = 1;", ""],
		["a.test.ts", "export const a = 1;", ""],
		["a.ts", `// Owns the price of things.\n// ${"TO"}${"DO"} later`, "do it now"],
		["a.ts", "// Owns the price of things.\n// const a = price();", "commented-out"],
		["a.ts", "// Owns the price of things.\n// return early when it is known", ""],
	]);
});

describe("determinism", () => {
	table(determinism, [
		["domains/games/core/a.ts", "const a = Math.random();", "Chance"],
		["domains/games/server/a.ts", "const a = Date.now();", "Clock"],
		["domains/games/server/a.ts", "const a = new Date();", "Clock"],
		["domains/games/server/a.ts", "const a = new Date(0);", ""],
		["domains/games/ui/a.ts", "const a = new Date();", ""],
		["domains/games/core/a.test.ts", "const a = new Date();", ""],
	]);
});

describe("clean-ups", () => {
	const around = `import { type RefCallback, useEffect, useLayoutEffect, useRef } from "react";
import { said, watch } from "./other.ts";
declare const box: HTMLElement;
declare const subscribe: (heard: () => void) => () => void;
declare const load: () => Promise<void>;
declare const say: () => void;
declare const unknownThing: any;
`;
	const cases = [
		["useEffect(() => box.scrollIntoView(), []);", "`box.scrollIntoView()` may answer"],
		["useLayoutEffect(() => (box.hidden ? undefined : box.focus()), []);", "`box.focus()` may answer"],
		["useEffect(() => { if (box.hidden) return box.focus(); return undefined; }, []);", "`box.focus()` may answer"],
		["useEffect(() => say(), []);", "`say()` may answer"],
		["useEffect(say, []);", "`say` may answer"],
		["useEffect(() => said(), []);", "`said()` may answer"],
		["useEffect(() => unknownThing, []);", "`unknownThing` may answer"],
		["useEffect(function () { return box.focus(); }, []);", "`box.focus()` may answer"],
		["const own = { useTitleEffect: useEffect }; own.useTitleEffect(() => say(), []);", "`say()` may answer"],
		["const a = <p ref={(element) => element?.focus()} />;", "`element?.focus()` may answer"],
		["const see = (at: HTMLElement | null): void => at?.focus(); const a = <p ref={see} />;", "`see` may answer"],
		["useEffect(() => subscribe(say), []);", ""],
		["useEffect(() => watch(), []);", ""],
		["useEffect(() => (box.hidden ? subscribe(say) : undefined), []);", ""],
		["useEffect(() => () => box.focus(), []);", ""],
		["useEffect(() => void load(), []);", ""],
		["useEffect(() => { const seen = () => { return box.focus(); }; seen(); }, []);", ""],
		["const at = useRef<HTMLElement>(null); const a = <p ref={at} />;", ""],
		["declare const see: RefCallback<HTMLElement>; const a = <p ref={see} />;", ""],
		["const see = (at: HTMLElement | null): undefined => { at?.focus(); }; const a = <p ref={see} />;", ""],
	] as const;
	const other = "export declare const watch: () => () => void;\nexport declare const said: () => void;\n";
	const pathOf = (index: number): string => `domains/games/ui/case-${index}.tsx`;
	// One reading of the types for all of them: it takes seconds.
	const found = cleanUps.check([
		sourceFile("domains/games/ui/other.ts", { text: other }),
		...cases.map(([text], index) => sourceFile(pathOf(index), { text: `${around}${text}` })),
	]);
	test.each(cases.map(([text, expected], index) => [text, expected, index] as const))("%s", (_, expected, index) => {
		const said = found.filter(({ path }) => path === pathOf(index)).map((finding) => finding.says);
		if (expected === "") expect(said).toEqual([]);
		else expect(said.join("\n")).toContain(expected);
	});
});

describe("sentences", () => {
	table(sentences, [
		["a.tsx", "const a = <p>Hello there</p>;", '"Hello there"'],
		["a.tsx", 'const a = <button aria-label="Close">x</button>;', '"Close"'],
		["a.tsx", 'const a = <p className="text-lg">{t("hello")} · 3</p>;', ""],
		["a.tsx", "const a = <p>안녕하세요</p>;", "안녕하세요"],
	]);
});

describe("reach", () => {
	table(reach, [
		["domains/games/server/a.ts", "bind(a, async () => sql`select 1`.execute(tx));", "SQL in a use case"],
		["domains/games/server/a.ts", "bind(a, async () => tx.selectFrom('games.game').execute());", "SQL in a use case"],
		["domains/games/server/a-store.ts", "export const rows = (tx) => sql<Row>`select 1`.execute(tx);", ""],
		["domains/games/ui/a.tsx", 'const a = "#ff8800";', "token"],
		["domains/games/ui/art/a.ts", 'const a = "#ff8800";', ""],
		["domains/games/ui/a.tsx", "const a = fetch(url);", "endpoint"],
		["domains/games/ui/a.tsx", "const a = query.refetch();", ""],
		["apps/server/a.ts", "await db.query('select 1');", "SQL"],
		["domains/games/server/a.ts", "bind(a, () => sql`select 1`.execute(tx));", "SQL in a use case"],
		["domains/games/server/a.ts", "bind(a, () => rows(tx));", ""],
		["domains/games/server/a.ts", 'import pg from "pg";', "pool"],
		["platform/db/a.ts", 'import pg from "pg";', ""],
	]);
});

describe("calls", () => {
	const endpoint = "domains/games/contract/endpoints/a.ts";
	const server = "domains/games/server/a.ts";
	const listed = 'export const spinWheel = defineEndpoint({ name: "spin-wheel", path: "/x" });';
	test("an endpoint with its route, under its own name or another one of the same file", () => {
		const route = "export const spinWheelRoute = (tools: Tools): Route => bind(spinWheel, async () => ok(1));";
		expect(says(calls, { [endpoint]: listed, [server]: route })).toEqual([]);
		const renamed = 'import { spinWheel as spinning } from "x";\nconst routes = [bind(spinning, async () => ok(1))];';
		expect(says(calls, { [endpoint]: listed, [server]: renamed })).toEqual([]);
	});
	test("an endpoint that nobody serves, also where only a test does", () => {
		const said = ["spinWheel has no route: bind it, or take it away"];
		expect(says(calls, { [endpoint]: listed })).toEqual(said);
		expect(says(calls, { [endpoint]: listed, "domains/games/server/a.test.ts": "bind(spinWheel, f);" })).toEqual(said);
	});
	test("names that differ: of the listing, of the route", () => {
		const other = 'export const turnWheel = defineEndpoint({ name: "spin-wheel" });';
		expect(says(calls, { [endpoint]: other, [server]: "const a = [bind(turnWheel, f)];" })).toEqual([
			"turnWheel is listed as spin-wheel: one name for both",
		]);
		expect(
			says(calls, { [endpoint]: listed, [server]: "export const wheelRoute = (t: T) => bind(spinWheel, f);" }),
		).toEqual(["wheelRoute serves spinWheel: call it spinWheelRoute"]);
	});
	test("a name or an address that a call of another domain has", () => {
		const other = (name: string, method: string): string =>
			`export const ${name} = defineEndpoint({ name: "${name}", method: "${method}", path: "/x" });`;
		const both = (name: string, method: string) => ({
			[endpoint]: other("wheel", "GET"),
			"domains/wallet/contract/endpoints/a.ts": other(name, method),
			[server]: `const a = [bind(wheel, f), bind(${name}, f)];`,
		});
		expect(says(calls, both("spin", "POST"))).toEqual([]);
		expect(says(calls, both("wheel", "POST"))).toEqual([`wheel is the call in ${endpoint} already`]);
		expect(says(calls, both("spin", "GET"))).toEqual([`GET /x is the call in ${endpoint} already`]);
	});
});

describe("dead entries of a face", () => {
	const face = 'export { spin, type Wheel } from "./wheel.ts";\nexport const cells = 37;';
	const path = "domains/games/core/index.ts";
	const user = { "domains/games/server/a.ts": 'import { cells, spin, type Wheel } from "../core/index.ts";' };
	test("are none where each is imported, by the face's name or by its path", () => {
		expect(says(deadEntries(faces), { [path]: face, ...user })).toEqual([]);
		const other = { "apps/site/a.ts": 'import { cells, spin, type Wheel } from "#games/core";' };
		expect(says(deadEntries(faces), { [path]: face, ...other })).toEqual([]);
		expect(says(deadEntries(faces), { [path]: face, "bench/a.ts": 'import * as all from "#games/core";' })).toEqual([]);
	});
	test("are found: what only its own file knows is nobody's", () => {
		const half = { "domains/games/server/a.ts": 'import { spin } from "../core/index.ts";' };
		const direct = { "domains/games/ui/a.ts": 'import { cells } from "../core/wheel.ts";' };
		expect(says(deadEntries(faces), { [path]: face, ...half, ...direct })).toEqual([
			"nobody uses Wheel: take it out of the face",
			"nobody uses cells: take it out of the face",
		]);
	});
});

describe("honest tests", () => {
	table(honestTests, [
		["a.test.ts", `test.${"skip"}("x", () => expect(1).toBe(1));`, "or it is not there"],
		["a.test.ts", `describe.${"only"}("x", () => expect(1).toBe(1));`, "or it is not there"],
		["a.test.ts", 'test("x", () => { run(); });', "asserts nothing"],
		["a.test.ts", "expect(performance.now() - started).toBeLessThan(50);", "bounds wall time"],
		["a.test.ts", "const took = Date.now() - before;\nexpect(took).toBeGreaterThan(5);", "bounds wall time"],
		["a.test.ts", "const at = new Date(Date.now() - 3 * 60_000);\nexpect(at).toBe(1);", ""],
		["a.test.ts", "while (!done && Date.now() - begun < 8_000) await rest();\nexpect(done).toBe(true);", ""],
		["a.test.ts", 'test("x", () => { expect(run()).toBe(1); });', ""],
		["a.test.ts", 'test("x", () => { fc.assert(fc.property()); });', ""],
	]);
});

describe("messages", () => {
	const inTwo: Measure = { name: "two languages", check: (files) => languageFaults(files, ["en", "ko"]) };
	const errors = "export const errors = { GONE: { status: 410 } } as const satisfies ErrorTable;";
	const files = (en: object, ko: object) => ({
		"domains/games/contract/errors.ts": errors,
		"domains/games/ui/messages/en.json": JSON.stringify(en),
		"domains/games/ui/messages/ko.json": JSON.stringify(ko),
	});
	test("all there", () => {
		expect(says(inTwo, files({ errors: { GONE: "It is gone" } }, { errors: { GONE: "없어요" } }))).toEqual([]);
	});
	test("an error code without a sentence, a sentence without its translation, an empty one", () => {
		expect(says(inTwo, files({ errors: { GONE: "It is gone" } }, {}))).toEqual(["no sentence for errors.GONE"]);
		expect(says(inTwo, files({ errors: { GONE: "x" }, a: { b: "c" } }, { errors: { GONE: " " } }))).toEqual([
			"no sentence for errors.GONE",
			"no sentence for a.b",
		]);
	});
	test("a sentence that was left in English", () => {
		const en = { errors: { GONE: "It is gone for good" }, name: "Tessera Originals", line: "LINE" };
		expect(says(inTwo, files(en, { errors: { GONE: "It went" }, name: "테세라", line: "LINE" }))).toEqual([
			"errors.GONE is not in its language",
		]);
	});
	test("other placeholders in a translation", () => {
		const found = says(inTwo, files({ errors: { GONE: "{{count}} left" } }, { errors: { GONE: "{{number}} 남음" } }));
		expect(found).toEqual(["errors.GONE has other placeholders than its English"]);
	});
	test("what a new brand begins with", () => {
		const seed = (language: string, content: object) => ({
			[`domains/brand/server/seed/${language}.json`]: JSON.stringify(content),
		});
		const en = { hall: { title: "The hall", action: "" } };
		expect(says(inTwo, { ...seed("en", en), ...seed("ko", { hall: { title: "홀", action: "" } }) })).toEqual([]);
		expect(says(inTwo, { ...seed("en", en), ...seed("ko", { hall: { action: "" } }) })).toEqual([
			"no sentence for hall.title",
		]);
	});
	test("Korean has one plural form where English has two", () => {
		const en = { errors: { GONE: "x" }, bets_one: "bet", bets_other: "bets" };
		expect(says(inTwo, files(en, { errors: { GONE: "x" }, bets_other: "베팅" }))).toEqual([]);
	});
	test("the console speaks three of the languages, and has no file in another", () => {
		const gone = { errors: { GONE: "x" } };
		const desk = (language: string) => ({ [`domains/games/console/messages/${language}.json`]: JSON.stringify(gone) });
		const refusals = { "domains/games/contract/desk-errors.ts": errors };
		const spoken = { ...refusals, ...desk("en"), ...desk("ko"), ...desk("zh") };
		expect(says(messages, spoken)).toEqual([]);
		expect(says(messages, { ...spoken, ...desk("th") })).toEqual(["the console does not speak this language"]);
		expect(says(messages, { ...refusals, ...desk("en"), ...desk("ko") })).toEqual(["no sentence for errors.GONE"]);
	});
	test("a domain that has the console alone says there what refuses its calls", () => {
		const alone = { "domains/desk/contract/errors.ts": errors, "domains/desk/console/messages/en.json": "{}" };
		expect(says(messages, alone)).toEqual(Array(3).fill("no sentence for errors.GONE"));
	});
	test("in all languages of the house", () => {
		const gone = { errors: { GONE: "x" } };
		expect(says(messages, files(gone, gone))).toEqual(Array(6).fill("no sentence for errors.GONE"));
	});
});

describe("compiler options", () => {
	test("a missing option in the base, one switched off elsewhere", () => {
		expect(says(compilerOptions, { "tsconfig.base.json": '{"compilerOptions":{}}' })).toContain("strict is off");
		expect(says(compilerOptions, { "tsconfig.ui.json": '{"compilerOptions":{"strict":false}}' })).toEqual([
			"strict is off",
		]);
		expect(says(compilerOptions, { "tsconfig.ui.json": '{"extends":"./tsconfig.base.json"}' })).toEqual([]);
	});
});

describe("leaks", () => {
	table(leaks, [
		["README.md", `cd ${"/ho"}${"me"}/somebody/x`, "path of one machine"],
		["a.md", `https://${"registry"}.npmjs.org/x`, "registry"],
		["a.md", `-----${"BEGIN"} PRIVATE KEY-----`, "private key"],
		["a.ts", 'const a = "/index";', ""],
	]);
});

describe("numbers", () => {
	test("a number is taken once in a folder of migrations, and once among the decisions", () => {
		const files = {
			"domains/games/server/migrations/001-first.sql": "",
			"domains/games/server/migrations/002-one.sql": "",
			"domains/games/server/migrations/002-other.sql": "",
			"domains/slots/server/migrations/002-one.sql": "",
			"docs/decisions/010-one.md": "",
			"docs/decisions/010-other.md": "",
			"docs/games/010-one.md": "",
			"docs/games/010-other.md": "",
		};
		expect(says(numbers, files)).toEqual(["has the number of 002-one.sql", "has the number of 010-one.md"]);
	});
});

describe("links", () => {
	test("to a file, to a folder, to a place in a file, to nothing", () => {
		const text = "[a](b.md) [c](../core/) [d](b.md#part) [e](https://example.org) [f](gone.md)";
		const files = { "docs/a.md": text, "docs/b.md": "", "core/x.ts": "" };
		expect(says(links, files)).toEqual(["gone.md is not there"]);
	});
});
