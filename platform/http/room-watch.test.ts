// What /readyz says of a database that is full: nothing is asked until a call was refused, and then until there is room.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { watchRoom } from "./room-watch.ts";
import { testServer } from "./testing/server.ts";

const disk = { full: false, probes: 0 };
const write = defineEndpoint({
	name: "write",
	summary: "Writes something",
	method: "POST",
	path: "/wps/test/write",
	moduleIds: ["TEST"],
	access: "public",
	input: nothing,
	output: z.object({ written: z.literal(true) }),
	errors: {},
});
const server = await testServer({
	hasRoom: async () => {
		disk.probes += 1;
		return !disk.full;
	},
	routes: [
		bind(write, async () => {
			if (disk.full) throw Object.assign(new Error("could not extend file"), { code: "53100" });
			return ok({ written: true as const });
		}),
	],
});
const readiness = async () => {
	const answer = await fetch(`${server.url}/readyz`);
	return [answer.status, await answer.json()];
};

test("a full database is not ready until there is room again, with no call in between", async () => {
	const ready = [200, { status: "ready", checks: { room: true } }];
	expect(await readiness()).toEqual(ready);
	disk.full = true;
	expect([await readiness(), disk.probes]).toEqual([ready, 0]);
	expect((await server.call(write, { body: "{}" })).json).toMatchObject({ errorCode: "TEMPORARILY_UNAVAILABLE" });
	for (const probes of [1, 2]) {
		expect(await readiness()).toEqual([503, { status: "not-ready", checks: { room: false } }]);
		expect(disk.probes).toBe(probes);
	}
	disk.full = false;
	expect([await readiness(), await readiness(), disk.probes]).toEqual([ready, ready, 3]);
});

test("a probe that finds no server says so as every check does", async () => {
	const watch = watchRoom(() => Promise.reject(new Error("away")));
	expect(await watch.check.check()).toBe(true);
	watch.refused();
	await expect(watch.check.check()).rejects.toThrow("away");
});
