// Moments and days that the database has no calendar for are refused by every contract that takes one.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints, exampleOf } from "../../e2e/hostile/endpoints.ts";

const dated = z.object({ format: z.enum(["date-time", "date"]) });
const held = z.object({ anyOf: z._default(z.array(z.unknown()), []) });
const shape = z.object({ properties: z._default(z.record(z.string(), z.unknown()), {}) });

/** Of a field, or of one of the kinds that it may be. */
function formatOf(schema: unknown): "date-time" | "date" | undefined {
	const own = z.safeParse(dated, schema).data?.format;
	if (own !== undefined) return own;
	const kinds = z.safeParse(held, schema).data?.anyOf ?? [];
	return kinds.map(formatOf).find((format) => format !== undefined);
}

/** Every field of every call that holds a moment or a day. */
const fields = endpoints.flatMap((endpoint) => {
	const { properties } = z.parse(shape, z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }));
	return Object.entries(properties).flatMap(([name, schema]) => {
		const format = formatOf(schema);
		return format === undefined ? [] : [{ call: endpoint.name, name, endpoint, format }];
	});
});

const impossible = {
	"date-time": [
		"0000-01-01T00:00:00.000Z",
		"0001-01-01T00:00:00.000Z",
		"9999-12-31T23:59:59.999Z",
		"2001-02-30T00:00:00.000Z",
		"2001-01-01T24:00:00Z",
	],
	date: ["0000-01-01", "0001-01-01", "9999-12-31", "2001-02-29", "2001-13-01"],
} as const;
const possible = {
	"date-time": ["1900-01-01T00:00:00.000Z", "2004-02-29T23:59:59.999Z"],
	date: ["1900-01-01", "2999-12-31"],
};

test("there are such fields, of both kinds", () => {
	expect(fields.length).toBeGreaterThan(15);
	expect(new Set(fields.map(({ format }) => format))).toEqual(new Set(["date-time", "date"]));
});

describe.each(fields)("$name of $call", ({ endpoint, name, format }) => {
	const plain = exampleOf(endpoint);
	const isTaken = (value: string): boolean => {
		const tried = z.safeParse(endpoint.input, { ...plain, [name]: value });
		return tried.success || !tried.error.issues.some(({ path }) => path[0] === name);
	};
	test.each(impossible[format])("is never %s", (value) => {
		expect(isTaken(value)).toBe(false);
	});
	test.each(possible[format])("may be %s", (value) => {
		expect(isTaken(value)).toBe(true);
	});
});
