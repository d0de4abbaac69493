// A tracked file carries no path of one machine, no host of a registry, no key.
import type { Finding, Measure, SourceFile } from "../source.ts";

const patterns: readonly { readonly says: string; readonly pattern: RegExp }[] = [
	{
		says: "a path of one machine",
		pattern: new RegExp(`(?:^|["'\`\\s=(])/(?:${["home", "Users", "root", "work"].join("|")})/[\\w.-]`),
	},
	{ says: "a registry's host", pattern: new RegExp(["registry", "npmjs"].join("\\.")) },
	{ says: "a private key", pattern: new RegExp(`-----${"BEGIN"} (?:[A-Z]+ )?PRIVATE KEY`) },
];

export const leaks: Measure = {
	name: "no path of one machine, no registry host, no key",
	check: (files) => files.flatMap(findingsOf),
};

function findingsOf(file: SourceFile): Finding[] {
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			patterns
				.filter(({ pattern }) => pattern.test(text))
				.map(({ says }) => ({ path: file.path, line: index + 1, says })),
		);
}
