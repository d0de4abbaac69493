// How much longer this machine takes than the one that the budgets were measured on: by a fixed work, which uses what
// tests use of a processor (numbers, memory, digests), and is done three times.
import { createHash } from "node:crypto";

/** What the work took there. */
export const referenceMilliseconds = 150;

/** The factor, 1 on the reference: the middle one of three, as another program may have come between one of them. */
export function measureSpeed(take: () => number = usedByFixedWork): number {
	const [, middle = referenceMilliseconds] = [take(), take(), take()].sort((left, right) => left - right);
	return middle / referenceMilliseconds;
}

/** Milliseconds of the processor that the work used. */
export function usedByFixedWork(): number {
	const before = process.cpuUsage();
	let text = "";
	const seen = new Map<string, number>();
	for (let round = 0; round < 60_000; round++) {
		text = `${round * 7_919}:${text.slice(0, 64)}`;
		seen.set(text, (seen.get(text) ?? 0) + 1);
	}
	const lines = JSON.stringify([...seen]);
	for (let round = 0; round < 12; round++) createHash("sha256").update(lines).digest("hex");
	JSON.parse(lines);
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}
