// Behind a proxy that nobody trusts: its address is not this machine's own word, and the log says what is wrong, once.
import { expect, test } from "vitest";
import { testServer } from "./testing/server.ts";

const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } };

test("figures are for this machine, not for whoever comes through a proxy on it", async () => {
	const { url, logged } = await testServer({ routes: [] });
	expect((await fetch(`${url}/metrics`)).status).toBe(200);
	expect(logged()).not.toContain("TRUST_PROXY");
	for (const name of ["x-forwarded-for", "forwarded", "x-real-ip"])
		expect((await fetch(`${url}/metrics`, { headers: { [name]: "203.0.113.9" } })).status).toBe(404);
	await fetch(`${url}/healthz`, forwarded);
	expect(logged().split("TRUST_PROXY")).toHaveLength(2);
});

test("a proxy that is trusted tells whose call it is", async () => {
	const { url, logged } = await testServer({ routes: [], trustProxy: "loopback" });
	expect((await fetch(`${url}/metrics`, forwarded)).status).toBe(404);
	expect((await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "127.0.0.1" } })).status).toBe(200);
	expect(logged()).not.toContain("TRUST_PROXY");
});
