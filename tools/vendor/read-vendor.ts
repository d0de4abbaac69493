// Reads what was typed after `npm run vendor`. Starts nothing.
import { err, ok, type Result } from "#platform/kernel";
import { readOptions } from "../bootstrap/operator/read-options.ts";
import type { Dialect } from "./dialects/dialect.ts";

export type VendorPlan = {
	readonly dialect: Dialect["name"];
	readonly code: string;
	/** Scheme, host and port, nothing behind it. */
	readonly platform: string;
	/** 0 takes a free one. */
	readonly port: number;
	/** The folder where its keys lie. */
	readonly keys: string;
	/** The file with the platform's public key, for Hub88 alone. */
	readonly platformKey: string | undefined;
};

export const vendorUsage = `usage: npm run vendor -- [options]
  --dialect <name>          hub88, hmac, form or transfer; hub88 when not said
  --code <code>             its code in the console: 2 to 24 of A-Z, 0-9 and _; SIMULATED when not said
  --platform <address>      where the platform is; http://127.0.0.1:4000 when not said
  --port <number>           its own port, 0 for a free one; 4400 when not said
  --keys <folder>           where its keys are kept; .cache/vendor when not said
  --platform-key <file>     for hub88: the platform's public key, as the console shows it`;

const dialects: readonly Dialect["name"][] = ["hub88", "hmac", "form", "transfer"];
const valued = ["--dialect", "--code", "--platform", "--port", "--keys", "--platform-key"];

/** The error is one line for the terminal, or the usage. */
export function readVendor(args: readonly string[]): Result<VendorPlan, string> {
	const typed = readOptions(args, { valued, usage: vendorUsage });
	if (!typed.ok) return typed;
	const { words, options } = typed.value;
	if (words.length > 0) return err(vendorUsage);
	const said = (name: string, otherwise: string): string => options.get(name) ?? otherwise;
	const dialect = dialects.find((one) => one === said("--dialect", "hub88"));
	if (dialect === undefined) return err(`--dialect must be one of ${dialects.join(", ")}.`);
	const code = said("--code", "SIMULATED");
	if (!/^[A-Z0-9_]{2,24}$/.test(code)) return err("--code must be 2 to 24 of A-Z, 0-9 and _.");
	const platform = said("--platform", "http://127.0.0.1:4000");
	if (!/^https?:\/\/[^/]+$/.test(platform)) return err("--platform must be an address such as http://127.0.0.1:4000.");
	const port = said("--port", "4400");
	if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535) return err("--port must be a number from 0 to 65535.");
	const keys = said("--keys", ".cache/vendor");
	return ok({ dialect, code, platform, port: Number(port), keys, platformKey: options.get("--platform-key") });
}
