// How much of a domain its tests must reach: of the branches of core/ 95 in a hundred, of server/ 85. A room that stood
// below when the floors came has its own, which may only rise. Pure: it is told what was reached.
import * as z from "zod/mini";

export const floors = { core: 95, server: 85 } as const;

export type FloorRoom = keyof typeof floors;

const reached = z.object({ branches: z.object({ total: z.number(), covered: z.number() }) });
/** A file's part of the runner's `coverage-summary.json`, by its path. */
const summary = z.record(z.string(), reached);
export type Summary = z.output<typeof summary>;

const ratchet = z.record(z.string(), z.object({ core: z.optional(z.number()), server: z.optional(z.number()) }));
/** A domain's own floors, where it was below. */
export type Ratchet = z.output<typeof ratchet>;

export const readSummary = (text: string): Summary => z.parse(summary, JSON.parse(text));
export const readRatchet = (text: string): Ratchet => z.parse(ratchet, JSON.parse(text));

export type Standing = {
	readonly domain: string;
	readonly room: FloorRoom;
	/** Of a hundred branches, with one digit, cut off. */
	readonly percent: number;
	readonly floor: number;
	readonly verdict: "holds" | "below its floor" | "raise its floor";
};

/** A line for each room of these domains that has branches. */
export function standings(told: Summary, { domains, own }: { domains: readonly string[]; own: Ratchet }): Standing[] {
	return domains.flatMap((domain) =>
		(["core", "server"] as const).flatMap((room) => {
			const files = Object.entries(told).filter(([path]) => path.includes(`domains/${domain}/${room}/`));
			const total = files.reduce((sum, [, { branches }]) => sum + branches.total, 0);
			const covered = files.reduce((sum, [, { branches }]) => sum + branches.covered, 0);
			if (total === 0) return [];
			const percent = Math.floor((covered * 1_000) / total) / 10;
			const floor = own[domain]?.[room] ?? floors[room];
			return [{ domain, room, percent, floor, verdict: verdictOf({ percent, floor, target: floors[room] }) }];
		}),
	);
}

/** A room that has risen by a point above a floor of its own is asked to keep it. */
function verdictOf(at: { percent: number; floor: number; target: number }): Standing["verdict"] {
	if (at.percent < at.floor) return "below its floor";
	return at.floor < at.target && at.percent >= Math.min(at.floor + 1, at.target) ? "raise its floor" : "holds";
}
