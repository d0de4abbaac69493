// An angler's sittings, and the volleys of one of them. Of another's sitting nothing is said.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { listFishingSittings, listSittingVolleys } from "../contract/index.ts";
import { roomNamed } from "../core/index.ts";
import { type FishingTools, fishingGameIn, ownerOf } from "./ports.ts";
import { findOwnSitting, listSittings, listVolleys } from "./sitting-rows.ts";

const mostSittings = 20;
const mostVolleys = 100;

export const listFishingSittingsRoute = ({ db }: Pick<FishingTools, "db">): Route =>
	bind(listFishingSittings, async (_input, { play }) => {
		const game = fishingGameIn(play);
		if (game === undefined) return err(failure("FISHING_UNKNOWN"));
		const rows = await db.read((tx) => listSittings(tx, { owner: ownerOf(play), game }, mostSittings));
		const sittings = rows.flatMap(({ id, room, currency, sat_at, left_at, volleys, shots, staked, won }) => {
			const stakes = roomNamed(room)?.stakes;
			if (stakes === undefined || !isCurrencyCode(currency)) return [];
			return [
				{
					sittingId: id,
					stakes,
					currency,
					satAt: sat_at.toISOString(),
					leftAt: left_at?.toISOString() ?? null,
					volleys,
					shots,
					staked: formatMinor(BigInt(staked), currency),
					won: formatMinor(BigInt(won), currency),
				},
			];
		});
		return ok({ sittings });
	});

export const listSittingVolleysRoute = ({ db }: Pick<FishingTools, "db">): Route =>
	bind(listSittingVolleys, async ({ sittingId }, { play }) => {
		const game = fishingGameIn(play);
		if (game === undefined) return err(failure("FISHING_UNKNOWN"));
		return db.read(async (tx) => {
			const sitting = await findOwnSitting(tx, { owner: ownerOf(play), game }, sittingId);
			const currency = sitting?.currency ?? "";
			if (sitting === undefined || !isCurrencyCode(currency)) return err(failure("FISHING_SITTING_UNKNOWN"));
			const rows = await listVolleys(tx, sittingId, mostVolleys);
			const volleys = rows.map(({ n, round_id, at, shots, stake, win }) => ({
				n,
				roundId: round_id,
				at: at.toISOString(),
				shots,
				stake: formatMinor(BigInt(stake), currency),
				win: formatMinor(BigInt(win), currency),
			}));
			return ok({ currency, volleys });
		});
	});
