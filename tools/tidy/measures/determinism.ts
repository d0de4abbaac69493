// Chance and time are injected: no Math.random, no reading of the clock, in what decides anything.
import ts from "typescript";
import { type Finding, isSource, lineOf, type Measure, nodesOf, placeOf, type SourceFile } from "../source.ts";

export const determinism: Measure = {
	name: "chance and time are injected",
	check: (files) => files.filter((file) => isSource(file) && decides(file.path)).flatMap(findingsOf),
};

function decides(path: string): boolean {
	const place = placeOf(path);
	return place.kind === "domain" && place.room !== "ui" && place.room !== "console" && place.room !== "proof";
}

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	return [...nodesOf(ast)].flatMap((node) => {
		const says = faultOf(node);
		return says === undefined ? [] : [{ path: file.path, line: lineOf(ast, node), says }];
	});
}

function faultOf(node: ts.Node): string | undefined {
	if (ts.isPropertyAccessExpression(node)) {
		const text = node.getText();
		if (text === "Math.random") return "Math.random: take a Chance as an argument";
		if (text === "Date.now") return "Date.now: take a Clock as an argument";
	}
	if (ts.isNewExpression(node) && node.expression.getText() === "Date" && (node.arguments ?? []).length === 0) {
		return "new Date(): take a Clock as an argument";
	}
	return undefined;
}
