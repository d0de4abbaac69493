// Tells at once whether a value is already exactly what a schema makes of it, as nearly every answer is. It knows the
// plain kinds of schema; of all others, and of whatever does not fit, it says "no", which means: ask the schema.

import type * as z from "zod/mini";

type Fits = (value: unknown) => boolean;

const unknownKind: Fits = () => false;

/** Made once a schema. When it answers true, parsing succeeds and changes nothing. */
export function exactShape(schema: z.core.$ZodType): Fits {
	// The library's own union of its schemas: `_zod.def.type` tells them apart.
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case "object":
			return def.catchall === undefined && bare(def) ? objectOf(def.shape) : unknownKind;
		case "array":
			return bare(def) ? arrayOf(exactShape(def.element)) : unknownKind;
		case "string":
			return textFor(def);
		case "number":
			return numberFor(def);
		case "boolean":
			return bare(def) && def.coerce !== true ? (value) => typeof value === "boolean" : unknownKind;
		case "literal":
			return bare(def) ? oneOf(def.values) : unknownKind;
		case "enum":
			return bare(def) ? oneOf(Object.values(def.entries)) : unknownKind;
		case "optional":
			return orElse(undefined, exactShape(def.innerType));
		case "nullable":
			return orElse(null, exactShape(def.innerType));
		case "union":
			return bare(def) ? unionOf(def) : unknownKind;
		default:
			return unknownKind;
	}
}

const bare = (def: z.core.$ZodTypeDef): boolean => def.checks === undefined || def.checks.length === 0;

const oneOf = (values: readonly unknown[]): Fits => {
	const allowed = new Set(values);
	return (value) => allowed.has(value);
};

const orElse =
	(other: null | undefined, fits: Fits): Fits =>
	(value) =>
		value === other || fits(value);

function arrayOf(fits: Fits): Fits {
	return (value) => {
		if (!Array.isArray(value)) return false;
		for (let index = 0; index < value.length; index++) if (!fits(value[index])) return false;
		return true;
	};
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Every field fits, and there is none that the shape does not name. */
function objectOf(shape: z.core.$ZodShape): Fits {
	const fields = Object.entries(shape).map(([name, schema]) => ({ name, fits: exactShape(schema) }));
	return (value) => {
		if (!isObject(value)) return false;
		let unnamed = 0;
		for (const _ in value) unnamed++;
		for (const { name, fits } of fields) {
			if (!fits(value[name])) return false;
			if (name in value) unnamed--;
		}
		return unnamed === 0;
	};
}

/** By the field that tells the options apart, where there is one. */
function unionOf({ options, discriminator }: z.core.$ZodUnionDef & { readonly discriminator?: string }): Fits {
	if (discriminator === undefined) {
		const any = options.map(exactShape);
		return (value) => any.some((fits) => fits(value));
	}
	const byTag = new Map<unknown, Fits>();
	for (const option of options) {
		for (const tag of option._zod.propValues?.[discriminator] ?? []) byTag.set(tag, exactShape(option));
	}
	return (value) => isObject(value) && (byTag.get(value[discriminator]) ?? unknownKind)(value);
}

type Test<Kind> = (value: Kind) => boolean;

function allOf<Kind>(tests: readonly Test<Kind>[]): Test<Kind> {
	const [first, ...rest] = tests;
	if (first === undefined) return () => true;
	return rest.length === 0 ? first : (value) => tests.every((test) => test(value));
}

function textFor(def: z.core.$ZodStringDef & { readonly format?: string; readonly pattern?: RegExp }): Fits {
	const tests = (def.checks ?? []).map((check) => textTest(check._zod.def));
	if (def.format !== undefined) tests.push(formatTest(def.format, def.pattern));
	const passes = allOf(tests);
	return def.coerce === true ? unknownKind : (value) => typeof value === "string" && passes(value);
}

/** Formats that are their pattern and nothing more. */
const plainFormats: ReadonlySet<string> = new Set(["regex", "datetime", "date", "uuid"]);

function formatTest(format: string, pattern: RegExp | undefined): Test<string> {
	if (pattern === undefined || pattern.global || pattern.sticky || !plainFormats.has(format)) return unknownKind;
	return (value) => pattern.test(value);
}

function textTest(def: z.core.$ZodCheckDef): Test<string> {
	// The library's own union of its checks: `check` tells them apart.
	const check = def as z.core.$ZodChecks["_zod"]["def"];
	switch (check.check) {
		case "string_format":
			return formatTest(check.format, check.pattern);
		case "min_length":
			return (value) => value.length >= check.minimum;
		case "max_length":
			return (value) => value.length <= check.maximum;
		default:
			return unknownKind;
	}
}

function numberFor(def: z.core.$ZodNumberDef & { readonly format?: string }): Fits {
	const tests = (def.checks ?? []).map((check) => numberTest(check._zod.def));
	if (def.coerce === true || (def.format !== undefined && def.format !== "safeint")) return unknownKind;
	const isNumber = def.format === "safeint" ? Number.isSafeInteger : Number.isFinite;
	const passes = allOf(tests);
	return (value) => typeof value === "number" && isNumber(value) && passes(value);
}

function numberTest(def: z.core.$ZodCheckDef): Test<number> {
	// The library's own union of its checks: `check` tells them apart.
	const check = def as z.core.$ZodChecks["_zod"]["def"];
	if (check.check !== "greater_than" && check.check !== "less_than") return unknownKind;
	const { value: bound, inclusive } = check;
	if (typeof bound !== "number") return unknownKind;
	if (check.check === "greater_than") return inclusive ? (value) => value >= bound : (value) => value > bound;
	return inclusive ? (value) => value <= bound : (value) => value < bound;
}
