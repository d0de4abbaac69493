// What an operator may write into the environment, and the one sentence that answers a mistake.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRoles } from "./roles.ts";
import { readSettings } from "./settings.ts";

const database = { DATABASE_URL: "postgres://localhost/tessera" };

describe("settings", () => {
	test("a database is all that must be named", () => {
		expect(readSettings(database)).toEqual({
			ok: true,
			value: {
				port: 4000,
				host: "0.0.0.0",
				databaseUrl: database.DATABASE_URL,
				dataDir: ".data",
				roles: new Set(["api", "realtime", "worker"]),
				logLevel: "warn",
				trustProxy: false,
				staffDocsHere: true,
				connections: 12,
				addressLimit: 3000,
				countryFile: undefined,
				oddsFeed: undefined,
				drandUrl: undefined,
				breachedFile: undefined,
				carriers: { smtp: undefined, sms: undefined },
				payments: { gateway: undefined, payouts: false, simulator: true, faults: false },
			},
		});
	});

	test("what is named and left empty counts as not named", () => {
		const empty = {
			PORT: "",
			HOST: "",
			ROLES: "",
			LOG_LEVEL: "",
			TRUST_PROXY: "",
			STAFF_DOCS: "",
			DATABASE_CONNECTIONS: "",
			GEOIP_FILE: "",
			BREACHED_FILE: "",
			SMTP_URL: "",
			MAIL_FROM: "",
			SMS_URL: "",
			SMS_KEY: "",
			SMS_SECRET: "",
			SMS_FROM: "",
			PAYMENTS_URL: "",
			PAYMENTS_SIMULATOR: "",
		};
		expect(readSettings({ ...database, ...empty })).toEqual(readSettings(database));
	});

	test.each([
		["no database", { DATABASE_URL: "" }, "DATABASE_URL"],
		["documents of staff for anybody", { STAFF_DOCS: "anybody" }, "STAFF_DOCS"],
		["a port of nothing", { PORT: "0" }, "PORT"],
		["a port that is none", { PORT: "65536" }, "PORT"],
		["a port with a point", { PORT: "4000.5" }, "PORT"],
		["a port in another notation", { PORT: "0x10" }, "PORT"],
		["a port below zero", { PORT: "-1" }, "PORT"],
		["a port with a space", { PORT: " 4000" }, "PORT"],
		["a level of the log that is none", { LOG_LEVEL: "trace" }, "LOG_LEVEL"],
		["a level in capitals", { LOG_LEVEL: "WARN" }, "LOG_LEVEL"],
		["no connections", { DATABASE_CONNECTIONS: "0" }, "DATABASE_CONNECTIONS"],
		["too many connections", { DATABASE_CONNECTIONS: "501" }, "DATABASE_CONNECTIONS"],
		["a limit of nothing, which would shut everybody out", { ADDRESS_LIMIT: "0" }, "ADDRESS_LIMIT"],
		["a limit that is no number", { ADDRESS_LIMIT: "many" }, "ADDRESS_LIMIT"],
		["a role that is none", { ROLES: "api,cook" }, "ROLES"],
	])("%s is refused in one sentence that names it", (_what, given, name) => {
		const answer = readSettings({ ...database, ...given });
		expect(answer.ok).toBe(false);
		if (answer.ok) return;
		expect(answer.error).toMatch(new RegExp(`^${name}.*\\.$`));
		expect(answer.error).not.toContain("\n");
	});

	test("a refusal never repeats the address of the database, where a password may stand", () => {
		const url = "postgres://owner:hidden@localhost/tessera";
		for (const wrong of [{ PORT: "x" }, { ROLES: "x" }, { LOG_LEVEL: "x" }, { ADDRESS_LIMIT: "x" }]) {
			const answer = readSettings({ DATABASE_URL: url, ...wrong });
			expect(answer.ok ? "" : answer.error).not.toContain("hidden");
		}
	});

	test.each([
		["loopback", ["loopback"]],
		["10.0.0.0/8, 192.168.1.1", ["10.0.0.0/8", "192.168.1.1"]],
		["loopback,", ["loopback"]],
		[" , ", false],
	])("proxies to believe: %j", (text, expected) => {
		const answer = readSettings({ ...database, TRUST_PROXY: text });
		expect(answer.ok && answer.value.trustProxy).toEqual(expected);
	});

	test("every port there is is taken, and no other number", () => {
		fc.assert(
			fc.property(fc.integer({ min: -10, max: 100_000 }), (port) => {
				const answer = readSettings({ ...database, PORT: `${port}` });
				expect(answer.ok).toBe(port >= 1 && port <= 65_535);
			}),
		);
	});
});

describe("roles", () => {
	test.each([
		["api", ["api"]],
		["worker", ["worker"]],
		["api,realtime", ["api", "realtime"]],
		[" api , worker ", ["api", "worker"]],
		["worker,worker", ["worker"]],
	])("%j", (text, expected) => {
		const roles = parseRoles(text);
		expect(roles.ok && [...roles.value]).toEqual(expected);
	});
	test.each(["", "API", "api;worker", "api,,worker", "realtime", "realtime,worker"])("%j is refused", (text) => {
		expect(parseRoles(text).ok).toBe(false);
	});
});
