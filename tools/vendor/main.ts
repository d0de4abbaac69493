// `npm run vendor`: a simulated vendor on a port of its own, in a dialect of one's choice. Says what to type into the console.
import { readFileSync } from "node:fs";
import { identityOf } from "./keys.ts";
import { readVendor, type VendorPlan } from "./read-vendor.ts";
import { openVendor } from "./simulator.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function open({ platformKey: keyFile, keys: folder, platform, port, code, dialect }: VendorPlan): Promise<void> {
	const platformKey = keyFile === undefined ? undefined : textOf(keyFile);
	if (keyFile !== undefined && platformKey === undefined) {
		say(`No key can be read from ${keyFile}: save there what the console shows as the platform's key.`);
		process.exitCode = 1;
		return;
	}
	const { toType, ...identity } = identityOf({ dialect, code, folder, platformKey });
	const vendor = await openVendor({ ...identity, platform, port });
	say(`${code} speaks ${dialect}. Base address and origin of its pages: ${vendor.origin}`);
	say(dialect === "hub88" ? "Its public key:" : "The shared secret:");
	say(toType);
	if (dialect === "hub88" && keyFile === undefined) {
		say("It believes no call until it has the platform's key: --platform-key <file of the PEM that the console shows>");
	}
}

/** Undefined where no file can be read. */
function textOf(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}

const plan = readVendor(process.argv.slice(2));
if (plan.ok) await open(plan.value);
else {
	say(plan.error);
	process.exitCode = 1;
}
