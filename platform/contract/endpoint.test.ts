import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const shape = {
	name: "paint-tile",
	summary: "Paints a tile",
	method: "POST",
	path: "/wps/test/paint",
	moduleIds: ["TEST"],
	access: "public",
	output: z.object({}),
	errors: {},
} as const;
const input = z.object({ colour: z.string(), coats: z.optional(z.number()) });
const none = z.object({});

test("an endpoint carries its example", () => {
	expect(defineEndpoint({ ...shape, input, example: { colour: "jade" } }).example).toEqual({ colour: "jade" });
	expect(defineEndpoint({ ...shape, input: none }).example).toBeUndefined();
});

test("a missing example and a wrong one do not compile, and what takes nothing has none", () => {
	// @ts-expect-error: it takes something, and says no example
	defineEndpoint({ ...shape, input });
	// @ts-expect-error: no colour
	defineEndpoint({ ...shape, input, example: { coats: 2 } });
	// @ts-expect-error: no number is a colour
	defineEndpoint({ ...shape, input, example: { colour: 7 } });
	// @ts-expect-error: all that it takes may be left out, and it says no example all the same
	defineEndpoint({ ...shape, input: z.object({ coats: z.optional(z.number()) }) });
	// @ts-expect-error: it takes nothing
	defineEndpoint({ ...shape, input: none, example: { colour: "jade" } });
	expect.assertions(0);
});
