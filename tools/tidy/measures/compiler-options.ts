// The compiler is as strict as the house says, in every tsconfig.
import ts from "typescript";
import type { Finding, Measure, SourceFile } from "../source.ts";

const required = [
	"strict",
	"noUncheckedIndexedAccess",
	"exactOptionalPropertyTypes",
	"noImplicitOverride",
	"noImplicitReturns",
	"noUnusedLocals",
	"noUnusedParameters",
	"noFallthroughCasesInSwitch",
	"verbatimModuleSyntax",
	"erasableSyntaxOnly",
] as const;

export const compilerOptions: Measure = {
	name: "every strict option of the compiler is on",
	check: (files) => files.filter((file) => /^tsconfig\..*json$/.test(file.path)).flatMap(findingsOf),
};

function findingsOf(file: SourceFile): Finding[] {
	const options = optionsOf(file);
	const isBase = file.path === "tsconfig.base.json";
	return required
		.filter((name) => (isBase ? options.get(name) !== true : options.get(name) === false))
		.map((name) => ({ path: file.path, line: 1, says: `${name} is off` }));
}

function optionsOf(file: SourceFile): ReadonlyMap<string, unknown> {
	const parsed: unknown = ts.parseConfigFileTextToJson(file.path, file.text).config;
	if (typeof parsed !== "object" || parsed === null || !("compilerOptions" in parsed)) return new Map();
	const { compilerOptions: options } = parsed;
	return typeof options === "object" && options !== null ? new Map(Object.entries(options)) : new Map();
}
