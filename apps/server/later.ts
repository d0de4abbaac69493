// What a domain asks of one that is made after it: handed on once that stands.
import type { AgentsModule } from "#agents/module";
import { noVendors, type VendorPurses } from "#cashier/module";
import type { LoyaltyModule } from "#loyalty/module";
import type { EntryExclusion } from "#members/api";

type AwardPoints = LoyaltyModule["api"]["awardPoints"];

/** The games come after the cashier, which asks them for the vendors that keep purses. */
export function vendorsLater(): { readonly vendors: VendorPurses; readonly ask: (games: VendorPurses) => void } {
	let asked = noVendors;
	const vendors: VendorPurses = {
		vendorPurses: (language) => asked.vendorPurses(language),
		vendorsInPlay: (...who) => asked.vendorsInPlay(...who),
		sendFar: (order) => asked.sendFar(order),
		statusFar: (order) => asked.statusFar(order),
		balanceFar: (of) => asked.balanceFar(of),
	};
	return {
		vendors,
		ask: (games) => {
			asked = games;
		},
	};
}

/** The games come before loyalty, which keeps the points that tournaments give: until then none is due. */
export function pointsLater(): { readonly awardPoints: AwardPoints; readonly giveBy: (award: AwardPoints) => void } {
	let award: AwardPoints = () => Promise.reject(new Error("nobody keeps points yet"));
	return {
		awardPoints: (...asked) => award(...asked),
		giveBy: (real) => {
			award = real;
		},
	};
}

/** The members are made before protection, which says who is excluded: until then nobody is. */
export function exclusionsLater(): {
	readonly entryExclusion: EntryExclusion;
	readonly excludeBy: (exclusions: EntryExclusion) => void;
} {
	let exclusions: EntryExclusion = { running: async () => undefined, registration: async () => undefined };
	const entryExclusion: EntryExclusion = {
		running: (...asked) => exclusions.running(...asked),
		registration: (...asked) => exclusions.registration(...asked),
	};
	return {
		entryExclusion,
		excludeBy: (known) => {
			exclusions = known;
		},
	};
}

type AgentsSay = Pick<AgentsModule, "handsNothingDown" | "ownPoints">;

/** Cashier and games come before the agents, who say who hands nothing down and who has points: until then nobody does. */
export function agentsLater(): AgentsSay & { readonly sayBy: (agents: AgentsSay) => void } {
	let said: AgentsSay = { handsNothingDown: async () => false, ownPoints: async () => undefined };
	return {
		handsNothingDown: (...asked) => said.handsNothingDown(...asked),
		ownPoints: (...asked) => said.ownPoints(...asked),
		sayBy: (agents) => {
			said = agents;
		},
	};
}
