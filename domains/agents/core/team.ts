// The tree of agents as the formulas see it: who stands below whom, and what a whole team sums up to.

export type Agent = {
	readonly id: string;
	/** The agent above; undefined for one that the house itself has under contract. */
	readonly upline: string | undefined;
};

export type Team = {
	/** Uplines stand before those below them. */
	readonly agents: readonly Agent[];
	readonly below: ReadonlyMap<string, readonly Agent[]>;
};

/** What a map says of one; nothing where it says nothing. */
export const amountOf = (of: ReadonlyMap<string, bigint>, id: string): bigint => of.get(id) ?? 0n;

/** Throws on a ring and on an upline that is not among them: the tree has neither. */
export function teamOf(agents: readonly Agent[]): Team {
	const below = new Map<string, Agent[]>(agents.map(({ id }) => [id, []]));
	const tops: Agent[] = [];
	for (const agent of agents) {
		const beside = agent.upline === undefined ? tops : below.get(agent.upline);
		if (beside === undefined) throw new Error(`nobody is ${agent.upline}, the upline of ${agent.id}`);
		beside.push(agent);
	}
	const ordered = [...tops];
	// The list grows while it is walked: whoever is reached brings those below.
	for (const { id } of ordered) ordered.push(...(below.get(id) ?? []));
	if (ordered.length !== agents.length) throw new Error("a ring in the tree of agents");
	return { agents: ordered, below };
}

/** Of each agent what it has of its own and all below it have, in whatever unit. */
export function teamSums(team: Team, own: ReadonlyMap<string, bigint>): ReadonlyMap<string, bigint> {
	const sums = new Map<string, bigint>();
	for (const { id, upline } of team.agents.toReversed()) {
		const sum = amountOf(sums, id) + amountOf(own, id);
		sums.set(id, sum);
		if (upline !== undefined) sums.set(upline, amountOf(sums, upline) + sum);
	}
	return sums;
}
