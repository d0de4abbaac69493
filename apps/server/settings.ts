// What the environment asks of the server, parsed once. Refuses in one sentence.
import { err, ok, type Result } from "#platform/kernel";
import { type Carriers, readCarriers } from "./carrier-settings.ts";
import { type OddsFeed, readOddsFeed } from "./odds-feed-settings.ts";
import { type Payments, readPayments } from "./payment-settings.ts";
import { parseRoles, type Role } from "./roles.ts";

export type Settings = {
	readonly port: number;
	readonly host: string;
	readonly databaseUrl: string;
	/** Where the keys and the demo logins are kept. */
	readonly dataDir: string;
	readonly roles: ReadonlySet<Role>;
	readonly logLevel: LogLevel;
	/** Whose X-Forwarded-For is believed: addresses, networks, or names such as "loopback". Nobody's when not given. */
	readonly trustProxy: string[] | false;
	/** Whether /docs shows calls of staff to this machine without their session. */
	readonly staffDocsHere: boolean;
	readonly connections: number;
	/** Calls a minute of one client address, all calls together. */
	readonly addressLimit: number;
	/** A MaxMind country database, where the operator supplies one. */
	readonly countryFile: string | undefined;
	/** A list of breached passwords, where the operator supplies a larger one than the house's. */
	readonly breachedFile: string | undefined;
	/** A relay of drand's public randomness, where the network allows one. */
	readonly drandUrl: string | undefined;
	/** A supplier of odds and results of sports, where the operator has one. */
	readonly oddsFeed: OddsFeed | undefined;
	/** Who carries e-mails and text messages, where the operator supplies somebody. */
	readonly carriers: Carriers;
	/** Who takes payments. */
	readonly payments: Payments;
};

const logLevels = ["debug", "info", "warn", "error"] as const;
type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** The error is one line for the terminal. */
export function readSettings(environment: Environment): Result<Settings, string> {
	const read = (name: string, fallback: string): string => {
		const text = environment[name];
		return text === undefined || text === "" ? fallback : text;
	};
	const port = wholeNumber(read("PORT", "4000"), 65_535);
	if (port === undefined) return err("PORT must be a number from 1 to 65535.");
	const databaseUrl = read("DATABASE_URL", "");
	if (databaseUrl === "") return err("DATABASE_URL must say which PostgreSQL to use.");
	const roles = parseRoles(read("ROLES", "api,realtime,worker"));
	if (!roles.ok) return roles;
	const logLevel = logLevels.find((level) => level === read("LOG_LEVEL", "warn"));
	if (logLevel === undefined) return err(`LOG_LEVEL must be one of ${logLevels.join(", ")}.`);
	const connections = wholeNumber(read("DATABASE_CONNECTIONS", "12"), 500);
	if (connections === undefined) return err("DATABASE_CONNECTIONS must be a number from 1 to 500.");
	const addressLimit = wholeNumber(read("ADDRESS_LIMIT", "3000"), 100_000_000);
	if (addressLimit === undefined) return err("ADDRESS_LIMIT must be a number of calls a minute.");
	const staffDocs = read("STAFF_DOCS", "machine");
	if (staffDocs !== "machine" && staffDocs !== "session") return err("STAFF_DOCS must be machine or session.");
	const carriers = readCarriers((name) => read(name, ""));
	if (!carriers.ok) return carriers;
	const payments = readPayments((name) => read(name, ""));
	if (!payments.ok) return payments;
	const drand = read("DRAND_URL", "");
	if (drand !== "" && !/^https?:\/\/[^/?#]+\/?$/.test(drand))
		return err("DRAND_URL must look like https://api.drand.sh.");
	const oddsFeed = readOddsFeed((name) => read(name, ""));
	if (!oddsFeed.ok) return oddsFeed;
	const trusted = read("TRUST_PROXY", "")
		.split(",")
		.map((text) => text.trim())
		.filter((text) => text !== "");
	return ok({
		port,
		host: read("HOST", "0.0.0.0"),
		databaseUrl,
		dataDir: read("DATA_DIR", ".data"),
		roles: roles.value,
		logLevel,
		trustProxy: trusted.length === 0 ? false : trusted,
		staffDocsHere: staffDocs === "machine",
		connections,
		addressLimit,
		countryFile: read("GEOIP_FILE", "") || undefined,
		breachedFile: read("BREACHED_FILE", "") || undefined,
		oddsFeed: oddsFeed.value,
		drandUrl: drand === "" ? undefined : new URL(drand).origin,
		carriers: carriers.value,
		payments: payments.value,
	});
}

function wholeNumber(text: string, most: number): number | undefined {
	const number = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
	return number >= 1 && number <= most ? number : undefined;
}
