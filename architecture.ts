// The module table: which domains stand, on which level, and whom each may use. tools/tidy proves it:
// a domain uses only what it names, only lower levels, only through their public faces.

export type DomainName =
	| "brand"
	| "courier"
	| "members"
	| "wallet"
	| "protection"
	| "cashier"
	| "games"
	| "cabinet"
	| "slots"
	| "originals"
	| "lottery"
	| "poker"
	| "tables"
	| "sportsbook"
	| "fishing"
	| "loyalty"
	| "agents"
	| "promotions"
	| "community"
	| "backoffice";

export type DomainRule = {
	/** A domain uses only domains of lower levels. */
	readonly level: number;
	/** The lower domains it may name. */
	readonly uses: readonly DomainName[];
	/** What it owns, in a phrase. */
	readonly owns: string;
};

export const domains: Readonly<Record<DomainName, DomainRule>> = {
	brand: { level: 1, uses: [], owns: "configuration, white-label flags, status, region, content" },
	courier: { level: 2, uses: ["brand"], owns: "letters by e-mail and text message, the outbox" },
	wallet: { level: 2, uses: [], owns: "the ledger, balances, statements" },
	members: { level: 3, uses: ["brand", "courier", "wallet"], owns: "accounts, registration, login, sessions" },
	protection: {
		level: 4,
		uses: ["brand", "wallet", "members"],
		owns: "the rules of markets, limits, time of play, breaks and exclusion, places, identity",
	},
	cashier: {
		level: 5,
		uses: ["brand", "wallet", "members", "protection"],
		owns: "ways to pay in and out, deposits, withdrawals, transfers, what operators decide of them",
	},
	games: {
		level: 5,
		uses: ["brand", "members", "wallet", "protection"],
		owns: "vendors, catalogue, launch, seamless wallet, rounds",
	},
	cabinet: {
		level: 6,
		uses: ["games"],
		owns: "what every game frame is built from: bar, menu, keys, history, autoplay, sound; bounds of the return gate",
	},
	slots: { level: 7, uses: ["games", "cabinet"], owns: "the house's slot games, three vendors" },
	originals: { level: 7, uses: ["games", "cabinet"], owns: "the house's instant games, a vendor" },
	lottery: { level: 7, uses: ["wallet", "games", "cabinet"], owns: "draws and bets on them, two vendors" },
	poker: { level: 7, uses: ["members", "games", "cabinet"], owns: "card tables among players, a vendor" },
	tables: {
		level: 7,
		uses: ["wallet", "games", "cabinet"],
		owns: "tables with a shared clock: baccarat, roulette and others, a vendor",
	},
	sportsbook: {
		level: 7,
		uses: ["wallet", "games", "cabinet"],
		owns: "simulated leagues, prices, bets on sports, two vendors",
	},
	fishing: { level: 7, uses: ["games", "cabinet"], owns: "fishing rooms of four cannons, a vendor" },
	loyalty: {
		level: 6,
		uses: ["brand", "wallet", "members", "games"],
		owns: "VIP ranks, points, the points mall, cashback",
	},
	agents: {
		level: 6,
		uses: ["brand", "wallet", "members", "cashier", "games"],
		owns: "the tree of agents, their contracts, salaries and dividends",
	},
	promotions: {
		level: 7,
		uses: ["brand", "wallet", "members", "protection", "cashier", "games", "cabinet", "loyalty"],
		owns: "promotions as data, their states and applications, what they bring, missions, raffles, referral",
	},
	community: {
		level: 7,
		uses: ["brand", "wallet", "members", "protection", "cashier", "games", "loyalty"],
		owns: "messages to members, the chat, who is shown on boards",
	},
	backoffice: {
		level: 7,
		uses: ["brand", "courier", "wallet", "members", "protection", "cashier", "games", "loyalty"],
		owns: "who works here and what they may, approvals of adjustments, the trail of what was done, reports",
	},
};

export type Room = "core" | "contract" | "server" | "ui" | "console" | "proof";

/**
 * What each room may use of its own domain and of the platform; of lower domains it sees only the face named here.
 * `proof` is loaded by tools alone: it may use them too, and the faces of every domain. No other room may use it.
 */
export const rooms: Readonly<
	Record<
		Room,
		{ readonly own: readonly Room[]; readonly platform: readonly string[]; readonly lower: readonly string[] }
	>
> = {
	core: { own: ["core"], platform: ["kernel", "desk/core"], lower: ["core"] },
	contract: {
		own: ["contract", "core"],
		platform: ["kernel", "contract", "desk/contract", "desk/core"],
		lower: ["contract"],
	},
	server: {
		own: ["server", "core", "contract"],
		platform: [
			...["kernel", "kernel/node", "beacon", "contract", "db", "db/testing", "http", "http/testing", "jobs", "live"],
			...["rooms", "rooms/testing", "desk", "desk/core", "desk/contract"],
		],
		lower: ["core", "contract", "api"],
	},
	ui: {
		own: ["ui", "core", "contract"],
		platform: ["kernel", "contract", "contract/client", "ui"],
		lower: ["core", "contract", "ui"],
	},
	proof: {
		own: ["proof", "core", "contract", "server", "ui", "console"],
		platform: [
			"kernel",
			"kernel/node",
			"contract",
			"contract/client",
			"live",
			"live/client",
			"db",
			"db/testing",
			"desk",
			"desk/core",
			"http",
			"http/testing",
			"jobs",
			"rooms",
			"rooms/testing",
		],
		lower: ["core", "contract", "api", "module", "testing"],
	},
	console: {
		own: ["console", "core", "contract", "ui"],
		platform: [
			...["kernel", "contract", "contract/client", "ui"],
			...["desk/core", "desk/contract", "desk/ui", "desk/ui/testing"],
		],
		lower: ["core", "contract", "ui"],
	},
};
