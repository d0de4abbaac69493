// Whether a stake is taken at all, for whole rounds and for tickets alike: from memory, before anything is written.
import { type Failure, failure } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { hasCycle } from "#protection/core";
import type { PlayErrorCode } from "../../contract/index.ts";
import type { CatalogueGame } from "../../core/index.ts";
import type { CatalogueVendor } from "../catalogue/catalogue.ts";
import type { StandingOrder } from "../tickets/tickets-api.ts";
import type { GamesTools } from "../tools.ts";
import type { PlayFacts } from "./play-sessions.ts";
import { refuseWager } from "./refuse-wager.ts";

export type Admitted = {
	readonly game: CatalogueGame;
	readonly vendor: CatalogueVendor;
	/** What refuses a new stake; a key that was used is answered all the same. */
	readonly refusal: Failure<PlayErrorCode> | undefined;
	/** Each stake is weighed in the ledger's own transaction. */
	readonly weighed: boolean;
};

type Asked = {
	readonly play: PlayTicket | StandingOrder;
	readonly stake: bigint;
	/** The game's limits of a stake do not bind this one. */
	readonly anyStake: boolean;
};

type Tools = Pick<GamesTools, "sessions" | "catalogue" | "clock" | "members" | "protection">;

export async function admitWager(tools: Tools, asked: Asked): Promise<Result<Admitted, Failure<"PLAY_EXPIRED">>> {
	const { play, stake, anyStake } = asked;
	const known = "playId" in play ? tools.sessions.facts(play.playId) : standingFacts(tools, play);
	const facts = known instanceof Promise ? await known : known;
	const { byId, vendors } = tools.catalogue.current();
	const game = facts === undefined ? undefined : byId.get(facts.gameId);
	if (game === undefined || facts === undefined) return err(failure("PLAY_EXPIRED"));
	const vendor = vendors.get(game.vendor);
	if (vendor === undefined) throw new Error("a game without a vendor");
	const fits = game.vendor === play.vendor && game.code === play.gameCode;
	const refusal = refuseWager(tools.clock.now(), { game, facts, fits, currency: facts.currency, stake, anyStake });
	const { guarded, minimumCycle } = facts.protection;
	return ok({ game, vendor, refusal, weighed: guarded || hasCycle(minimumCycle) });
}

/** The end of time: a standing order has no session that runs out. */
const never = new Date(8_640_000_000_000_000);

/** Of an order that stands by itself: the member's own checks, and nobody who could answer a reality check. */
async function standingFacts(tools: Tools, order: StandingOrder): Promise<PlayFacts | undefined> {
	const { memberId, merchant, vendor, gameCode, currency } = order;
	const game = tools.catalogue.current().byCode.get(`${vendor}/${gameCode}`);
	if (game === undefined) return undefined;
	const [standing, protection] = await Promise.all([
		tools.members.standing(memberId),
		tools.protection.lookAtPlay({ memberId, merchant }),
	]);
	return {
		ticket: { playId: "", memberId, vendor, gameCode, mode: "real", currency, merchant },
		currency,
		gameId: game.id,
		loginSession: undefined,
		startedAt: tools.clock.now(),
		expiresAt: never,
		ended: false,
		member: protection.excluded ?? standing?.state ?? "excluded",
		protection: { ...protection, realityAt: undefined },
	};
}

/** The ledger's account of a vendor of the house; what members stake with a vendor's own purse is no play of the house. */
export function counterFor({ vendor }: Pick<Admitted, "vendor">): string {
	if (vendor.transfer) throw new Error("the house's rounds are staked from the main purse");
	return vendor.counter;
}

/** Who stakes real money; undefined in a trial. */
export const stakerOf = (play: PlayTicket | StandingOrder): MemberId | undefined =>
	"mode" in play && play.mode === "demo" ? undefined : play.memberId;
