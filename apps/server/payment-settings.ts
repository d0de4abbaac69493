// Who takes payments and pays out: a signed gateway, as the environment says it, and the simulated provider of the demo installation.
import { join } from "node:path";
import {
	type DepositProviders,
	depositProviders,
	fileJournal,
	type PayoutProviders,
	payoutProviders,
	payoutWebhookPath,
	simulatorBase,
	simulatorRoutes,
	webhookPath,
} from "#cashier/module";
import type { RawRoute } from "#platform/http";
import { err, ok, type Result, systemClock } from "#platform/kernel";
import type { HouseKey } from "#platform/kernel/node";

export type Payments = {
	readonly gateway:
		| { readonly url: string; readonly key: string; readonly secret: string; readonly returnTo: string }
		| undefined;
	/** Takes play money and nothing else. */
	readonly simulator: boolean;
	/** Its page offers to go wrong: for whoever develops and tests. */
	readonly faults: boolean;
	/** The gateway pays out, too. */
	readonly payouts: boolean;
};

type Read = (name: string) => string;

const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/;
const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === "https:";

/** The error is one line for the terminal; it repeats no secret. */
export function readPayments(read: Read): Result<Payments, string> {
	const simulator = read("PAYMENTS_SIMULATOR");
	if (!["", "on", "off", "faults"].includes(simulator)) return err("PAYMENTS_SIMULATOR must be on, off or faults.");
	const [address, key, secret] = [read("PAYMENTS_URL"), read("PAYMENTS_KEY"), read("PAYMENTS_SECRET")];
	const returnTo = read("PAYMENTS_RETURN");
	const payouts = read("PAYMENTS_PAYOUTS");
	if (!["", "on", "off"].includes(payouts)) return err("PAYMENTS_PAYOUTS must be on or off.");
	const switches = { simulator: simulator !== "off", faults: simulator === "faults", payouts: payouts === "on" };
	if (address === "") return ok({ gateway: undefined, ...switches });
	const url = address.replace(/\/+$/, "");
	if (!isHttps(url) && !onThisMachine.test(`${url}/`)) return err("PAYMENTS_URL must be an https address.");
	if (key === "" || secret.length < 32)
		return err("PAYMENTS_KEY and PAYMENTS_SECRET (32 characters or more) must stand beside PAYMENTS_URL.");
	if (!isHttps(returnTo)) return err("PAYMENTS_RETURN must be the https address members come back to.");
	return ok({ gateway: { url, key, secret, returnTo }, ...switches });
}

export type PaymentParts = {
	readonly payments: Payments;
	readonly houseKey: HouseKey;
	readonly dataDir: string;
	readonly port: number;
	readonly host: string;
};

const anywhere: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Where this process is called from itself. */
const ownOrigin = ({ host, port }: PaymentParts): string => {
	const at = anywhere.has(host) ? "127.0.0.1" : host;
	return `http://${at.includes(":") ? `[${at}]` : at}:${port}`;
};

const simulatorCode = "simulator";
const secretOf = ({ houseKey }: PaymentParts): string => houseKey("cashier.simulator").toString("hex");

const adapter = "signed-gateway" as const;

const gatewaysOf = ({ gateway }: Payments) =>
	gateway === undefined ? [] : [{ adapter, code: "gateway", simulated: false, ...gateway }];

function simulatorsOf(parts: PaymentParts) {
	const simulated = {
		adapter,
		code: simulatorCode,
		simulated: true,
		key: "tessera",
		secret: secretOf(parts),
		url: `${ownOrigin(parts)}${simulatorBase}`,
		returnTo: "/index?panel=depositv2",
	};
	return parts.payments.simulator ? [simulated] : [];
}

export const providersOf = (parts: PaymentParts): DepositProviders =>
	depositProviders([...gatewaysOf(parts.payments), ...simulatorsOf(parts)], systemClock);

/** The gateway where it says that it pays out, and the simulator. */
export const payoutsOf = (parts: PaymentParts): PayoutProviders =>
	payoutProviders([...(parts.payments.payouts ? gatewaysOf(parts.payments) : []), ...simulatorsOf(parts)], systemClock);

/** The simulated provider itself, on the house's own port. Its payments outlive the process. */
export function simulatedProvider(parts: PaymentParts): readonly RawRoute[] {
	if (!parts.payments.simulator) return [];
	return simulatorRoutes({
		clock: systemClock,
		secret: secretOf(parts),
		faults: parts.payments.faults,
		webhookUrl: `${ownOrigin(parts)}${webhookPath(simulatorCode)}`,
		payoutWebhookUrl: `${ownOrigin(parts)}${payoutWebhookPath(simulatorCode)}`,
		paysOut: "by itself",
		journal: fileJournal(join(parts.dataDir, "simulated-payments.jsonl")),
		payoutJournal: fileJournal(join(parts.dataDir, "simulated-payouts.jsonl")),
	});
}
