// `npm run vendor`: a simulated vendor on a port of its own, in a dialect of one's choice. Says what to type into the console.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { identityOf } from "./keys.ts";
import { openVendor } from "./simulator.ts";

const { values } = parseArgs({
	options: {
		dialect: { type: "string", default: "hub88" },
		code: { type: "string", default: "SIMULATED" },
		platform: { type: "string", default: "http://127.0.0.1:4000" },
		port: { type: "string", default: "4400" },
		keys: { type: "string", default: ".cache/vendor" },
		"platform-key": { type: "string" },
	},
});
const settings = z.parse(
	z.object({
		dialect: z.enum(["hmac", "hub88", "form", "transfer"]),
		code: z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/)),
		platform: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
		port: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)),
	}),
	values,
);
const keyFile = values["platform-key"];
const { toType, ...identity } = identityOf({
	...settings,
	folder: values.keys,
	platformKey: keyFile === undefined ? undefined : readFileSync(keyFile, "utf8"),
});
const vendor = await openVendor({ ...identity, platform: settings.platform, port: settings.port });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`${settings.code} speaks ${settings.dialect}. Base address and origin of its pages: ${vendor.origin}`);
say(settings.dialect === "hub88" ? "Its public key:" : "The shared secret:");
say(toType);
if (settings.dialect === "hub88" && keyFile === undefined) {
	say("It believes no call until it has the platform's key: --platform-key <file of the PEM that the console shows>");
}
