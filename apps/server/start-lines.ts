// What the operator reads in the terminal when the server is up. Never written to the log.
import { networkInterfaces } from "node:os";

export type StartFacts = {
	readonly port: number;
	readonly host: string;
	readonly demo: { readonly password: string; readonly accounts: readonly string[] };
	/** Whether the console's owner still comes in by the password of this installation. */
	readonly owner: { readonly username: string; readonly waiting: boolean };
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
		`  Console       http://localhost:${facts.port}/console/  ${consoleLogin(facts.owner)}`,
		"",
		"  Codes and letters that nobody carries: npm run outbox",
		"  Everything is played with play money. Ctrl-C ends it.",
		"",
	].join("\n");
}

const consoleLogin = ({ username, waiting }: StartFacts["owner"]): string =>
	waiting ? `${username}, with this password the first time` : username;

function outsideAddresses(): string[] {
	return Object.values(networkInterfaces())
		.flatMap((entries) => entries ?? [])
		.filter((entry) => entry.family === "IPv4" && !entry.internal)
		.map((entry) => entry.address);
}
