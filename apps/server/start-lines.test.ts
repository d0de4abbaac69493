// What the operator reads when the server is up, and the password that stands there.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoPassword } from "./demo-password.ts";
import { startLines } from "./start-lines.ts";

describe("the lines at the start", () => {
	const facts = {
		port: 4321,
		host: "127.0.0.1",
		demo: { password: "Tabcdef234wxyz", accounts: ["demo01", "agent01"] },
		owner: { username: "owner", waiting: true },
		milliseconds: 2345,
	};
	test("say where it is, who may log in, and how to end it", () => {
		const lines = startLines(facts);
		for (const needed of [
			"http://localhost:4321/",
			"http://localhost:4321/docs",
			"demo01  agent01",
			"Tabcdef234wxyz",
			"http://localhost:4321/console/  owner, with this password the first time",
			"2.3 s",
			"npm run outbox",
			"play money",
			"Ctrl-C",
		]) {
			expect(lines).toContain(needed);
		}
	});
	test("say no more of the console's password once its owner has chosen one", () => {
		expect(startLines({ ...facts, owner: { username: "owner", waiting: false } })).toContain("/console/  owner\n");
	});
	test("name no other address when only this machine is listened to", () => {
		expect(startLines(facts).match(/http:\/\/(?!localhost)/g)).toBeNull();
	});
	test("name an address once", () => {
		const addresses = startLines({ ...facts, host: "0.0.0.0" }).match(/http:\/\/[^/]+\/\n/g) ?? [];
		expect(new Set(addresses).size).toBe(addresses.length);
		expect(addresses[0]).toContain("localhost");
	});
});

describe("the demo logins' password", () => {
	let folder = "";
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "demo-password-"));
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	test("is made once and read from then on", () => {
		const file = join(folder, "deep", "demo-password");
		const password = demoPassword(file);
		expect(demoPassword(file)).toBe(password);
		expect(readFileSync(file, "utf8").trim()).toBe(password);
	});
	test("is another one in every installation", () => {
		const made = Array.from({ length: 50 }, (_, index) => demoPassword(join(folder, `${index}`)));
		expect(new Set(made).size).toBe(50);
	});
	test("has what a password of the brand needs, and no letters that look alike", () => {
		for (let index = 0; index < 50; index++) {
			expect(demoPassword(join(folder, `${index}`))).toMatch(/^[A-HJKMNP-Z][a-km-np-z]{6}[2-9]{3}[a-km-np-z]{4}$/);
		}
	});
	test("is read by its owner alone", () => {
		const file = join(folder, "demo-password");
		demoPassword(file);
		expect(statSync(file).mode & 0o077).toBe(0);
	});
	test.each(["", "\n", "  \n"])("a file that was left empty (%j) opens no account: a new one is made", (left) => {
		const file = join(folder, "demo-password");
		writeFileSync(file, left);
		const password = demoPassword(file);
		expect(password.length).toBeGreaterThan(10);
		expect(demoPassword(file)).toBe(password);
		expect(statSync(file).mode & 0o077).toBe(0);
	});
	test("a file that cannot be read stops the start, and is not overwritten", () => {
		expect(() => demoPassword(folder)).toThrow();
	});
});
