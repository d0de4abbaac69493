// What the operator reads in the terminal when the server is up. Never written to the log.
import { networkInterfaces } from "node:os";

export type StartFacts = {
	readonly port: number;
	readonly host: string;
	readonly demo: { readonly password: string; readonly accounts: readonly string[] };
	readonly milliseconds: number;
};

export function startLines(facts: StartFacts): string {
	const addresses = ["localhost", ...(facts.host === "0.0.0.0" ? outsideAddresses() : [])];
	return [
		"",
		`  Tessera is ready after ${(facts.milliseconds / 1000).toFixed(1)} s.`,
		"",
		...addresses.map((address) => `  http://${address}:${facts.port}/`),
		`  http://localhost:${facts.port}/docs  the calls`,
		"",
		`  Demo logins   ${facts.demo.accounts.join("  ")}`,
		`  Password      ${facts.demo.password}`,
		"",
		"  Codes and letters that nobody carries: npm run outbox",
		"  Everything is played with play money. Ctrl-C ends it.",
		"",
	].join("\n");
}

function outsideAddresses(): string[] {
	return Object.values(networkInterfaces())
		.flatMap((entries) => entries ?? [])
		.filter((entry) => entry.family === "IPv4" && !entry.internal)
		.map((entry) => entry.address);
}
