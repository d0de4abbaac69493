// A figure that is read when it is asked for.
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { readGauge } from "./gauges.ts";

test("shows every value, read anew each time; a reading that fails takes nothing away", async () => {
	const registry = new Registry();
	const figures = [new Map([["a", 2]]), undefined, new Map([["b", 1]])];
	readGauge(registry, {
		name: "tessera_things",
		help: "Things",
		label: "kind",
		values: ["a", "b"],
		read: async () => {
			const next = figures.shift();
			if (next === undefined) throw new Error("the database is away");
			return next;
		},
	});
	const shown = async () => (await registry.metrics()).split("\n").filter((line) => line.startsWith("tessera_things{"));
	const first = ['tessera_things{kind="a"} 2', 'tessera_things{kind="b"} 0'];
	expect(await shown()).toEqual(first);
	expect(await shown()).toEqual(first);
	expect(await shown()).toEqual(['tessera_things{kind="a"} 0', 'tessera_things{kind="b"} 1']);
});
