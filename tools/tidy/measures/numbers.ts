// A number stands for one migration of a domain, and for one decision: two that were written at the same time meet here
// before they meet in a database.
import { posix } from "node:path";
import type { Measure } from "../source.ts";

const numbered = /\/(?:migrations\/\d{3}-[^/]+\.sql|decisions\/\d{3}-[^/]+\.md)$/;

export const numbers: Measure = {
	name: "a number is one migration of its domain, or one decision",
	check: (files) => {
		const taken = new Map<string, string>();
		return files.flatMap(({ path }) => {
			if (!numbered.test(`/${path}`)) return [];
			const place = `${posix.dirname(path)}/${posix.basename(path).slice(0, 3)}`;
			const other = taken.get(place);
			taken.set(place, other ?? path);
			return other === undefined ? [] : [{ path, line: 1, says: `has the number of ${posix.basename(other)}` }];
		});
	},
};
