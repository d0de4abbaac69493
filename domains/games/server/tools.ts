// What the use cases of the games work with: what the module is given, and what it keeps in memory. Types only.
import type { CachedCatalogue } from "./catalogue/cached-catalogue.ts";
import type { CommandLanes } from "./commands/command.ts";
import type { NamedCalls } from "./dialects/hub88-requests.ts";
import type { Nonces } from "./dialects/nonces.ts";
import type { Strangers } from "./dialects/strangers.ts";
import type { VendorKeys } from "./dialects/vendor-keys.ts";
import type { CachedPots } from "./jackpots/cached-pots.ts";
import type { HitPoints } from "./jackpots/hit-point.ts";
import type { Members } from "./members.ts";
import type { PlaySessions } from "./play/play-sessions.ts";
import type { GamesDeps } from "./ports.ts";
import type { GuardedLanes, GuardedRound } from "./rounds/guarded-lanes.ts";
import type { PlayLanes } from "./rounds/play-lanes.ts";
import type { TicketLanes } from "./tickets/ticket-lanes.ts";
import type { CachedTournaments } from "./tournaments/cached-tournaments.ts";

/** What its use cases work with. */
export type GamesTools = Omit<GamesDeps, "members"> & {
	readonly members: Members;
	readonly catalogue: CachedCatalogue;
	readonly pots: CachedPots;
	readonly hitPoints: HitPoints;
	readonly tournaments: CachedTournaments;
	readonly sessions: PlaySessions;
	readonly lanes: PlayLanes;
	readonly keys: VendorKeys;
	readonly nonces: Nonces;
	readonly namedCalls: NamedCalls;
	/** Who calls with signatures that are nobody's. */
	readonly strangers: Strangers;
	/** For rounds of members whose stakes are weighed. */
	readonly guarded: GuardedLanes<readonly GuardedRound[]>;
	readonly tickets: TicketLanes;
	/** For commands of vendors, and of the house where it plays as one. */
	readonly commandLanes: CommandLanes;
};

/** What a command is driven with. */
export type CommandTools = Omit<GamesTools, "commandLanes">;
