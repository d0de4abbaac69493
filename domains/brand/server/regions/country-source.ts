// The country of an address from a MaxMind country database that an operator supplies. It reads the file again when it
// changes; without a file, or with one it cannot read, it says so once and no address has a country.
import { readFile, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { type CountryResponse, Reader } from "maxmind";
import type { Log } from "#platform/http";
import type { CountryOf } from "../api.ts";
import { plainAddress } from "./network-rules.ts";

export type CountrySource = {
	readonly countryOf: CountryOf;
	/** Looks at the file now; resolves when what it holds is what is answered. */
	readonly refresh: () => Promise<void>;
	readonly close: () => Promise<void>;
};

export type CountrySourceOptions = {
	/** The path of a .mmdb file; undefined when the operator supplies none. */
	readonly file: string | undefined;
	readonly log: Pick<Log, "warn">;
	/** How often the file is looked at, in milliseconds; 2 000 when not said. */
	readonly everyMilliseconds?: number;
};

type Countries = Reader<CountryResponse>;
type Seen = { readonly mark: string; readonly countries: Countries | undefined };

const silent: CountrySource = {
	countryOf: () => undefined,
	refresh: async () => undefined,
	close: async () => undefined,
};

/** Resolves when the file was read for the first time. Never rejects: a file that cannot be read is logged. */
export async function openCountrySource(options: CountrySourceOptions): Promise<CountrySource> {
	const { file, log, everyMilliseconds = 2_000 } = options;
	if (file === undefined) return silent;
	let seen: Seen = { mark: "", countries: undefined };
	let running: Promise<void> = Promise.resolve();
	const look = async (): Promise<void> => {
		const mark = await markOf(file);
		if (mark !== seen.mark) seen = { mark, countries: await readCountries(file, log) };
	};
	const refresh = (): Promise<void> => {
		running = running.then(look);
		return running;
	};
	await refresh();
	const timer = setInterval(() => void refresh(), everyMilliseconds);
	timer.unref();
	return {
		countryOf: (address) => (seen.countries === undefined ? undefined : countryIn(seen.countries, address)),
		refresh,
		close: async () => {
			clearInterval(timer);
			await running;
		},
	};
}

const missing = "missing";

/** Differs whenever the file does: another file under its name, another size, another time. */
async function markOf(file: string): Promise<string> {
	try {
		const { ino, size, mtimeMs } = await stat(file);
		return `${ino} ${size} ${mtimeMs}`;
	} catch {
		return missing;
	}
}

async function readCountries(file: string, log: CountrySourceOptions["log"]): Promise<Countries | undefined> {
	try {
		const countries: Countries = new Reader(await readFile(file));
		// A file that is cut off opens, and fails at its first address.
		countries.get("192.0.2.1");
		return countries;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		log.warn({ file, reason }, "GEOIP_FILE cannot be read: no address has a country until it can");
		return undefined;
	}
}

/** Where the address is; where its network is registered when that is all that is known. */
function countryIn(countries: Countries, address: string): string | undefined {
	const plain = plainAddress(address);
	if (isIP(plain) === 0) return undefined;
	try {
		const found = countries.get(plain);
		const code: unknown = found?.country?.iso_code ?? found?.registered_country?.iso_code;
		return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : undefined;
	} catch {
		return undefined;
	}
}
