// Whose turn it is in a run of the tests (testing/turn.ts): read from the commit, so that a red run can be had again.
import { execFileSync } from "node:child_process";

type Environment = Readonly<Record<string, string | undefined>>;

/** WHOLE=1, as `npm run nightly` and `npm run tour` set it: nothing is left to another commit's turn. */
export const readWhole = (env: Environment = process.env): boolean => env.WHOLE === "1";

/** Of TURN, else of the commit that is checked out; zero where there is no history. */
export function readTurn(env: Environment = process.env): number {
	const given = env.TURN ?? commit();
	return /^[0-9a-f]+$/.test(given) ? Number.parseInt(given.slice(0, 8), 16) : 0;
}

/** What a run says of itself before it begins. */
export function turnLine(env: Environment = process.env): string {
	if (readWhole(env)) return "All looks, values, seeds and games are seen.";
	const name = readTurn(env).toString(16);
	return `Looks, values, seeds and games of the turn ${name}: TURN=${name} has them again, npm run nightly sees all.`;
}

function commit(): string {
	try {
		return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
	} catch {
		return "";
	}
}
