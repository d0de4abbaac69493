// What the contracts give for an example is taken by the contracts, as it comes over the wire.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints, exampleOf, fieldsOf, hasBody } from "../../e2e/hostile/endpoints.ts";

/** As a body of JSON or as a query writes it. */
const arriving = (example: Readonly<Record<string, unknown>>, inBody: boolean): unknown =>
	inBody
		? JSON.parse(JSON.stringify(example))
		: Object.fromEntries(new URLSearchParams(Object.entries(example).map(([name, value]) => [name, String(value)])));

test("every call that a contract defines is among them", () => {
	const texts = readdirSync("domains", { recursive: true, encoding: "utf8" })
		.filter((path) => /\/contract\/endpoints\/.*\.ts$/.test(path) && !path.endsWith(".test.ts"))
		.map((path) => readFileSync(`domains/${path}`, "utf8"));
	const defined = texts.flatMap((text) => text.match(/^export const \w+ = defineEndpoint\(/gm) ?? []);
	expect(defined.length).toBeGreaterThan(200);
	expect(endpoints).toHaveLength(defined.length);
});

describe.each(endpoints.filter((endpoint) => fieldsOf(endpoint).length > 0))("$name", (endpoint) => {
	const example = exampleOf(endpoint);

	test("is shown by an example that it takes", () => {
		expect(Object.keys(example)).not.toEqual([]);
		const taken = z.safeParse(endpoint.input, arriving(example, hasBody(endpoint)));
		expect(taken.error?.issues ?? []).toEqual([]);
	});

	test("has no field in its example that it does not know", () => {
		expect(fieldsOf(endpoint)).toEqual(expect.arrayContaining(Object.keys(example)));
	});
});
