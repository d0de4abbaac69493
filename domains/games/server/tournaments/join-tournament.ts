// A member joins a tournament by the terms they read. Whoever may not play, may not join; a guest is nobody's competitor.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Principal, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { joinTournament } from "../../contract/index.ts";
import { tournamentState } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { ownOf } from "./list-tournaments.ts";
import { insertPlayer, ownRows, rowOf } from "./tournament-store.ts";

export const joinTournamentRoute = (tools: GamesTools): Route =>
	bind(joinTournament, async ({ tournament: code, agreed }, { principal, now }) => {
		const excluded = await exclusionOf(tools, principal);
		const joined = await tools.db.tx((tx) => join(tx, { code, agreed, principal, excluded, now }));
		if (!joined.ok) return joined;
		const [own] = await tools.db.read((tx) => ownRows(tx, { memberId: principal.memberId, code }));
		return own === undefined ? err(failure("TOURNAMENT_NOT_FOUND")) : ok(ownOf(own));
	});

type Excluded = "ACCOUNT_FROZEN" | "ACCOUNT_EXCLUDED" | undefined;

async function exclusionOf({ members, protection }: GamesTools, principal: Principal): Promise<Excluded> {
	const standing = await members.standing(principal.memberId);
	const state = standing?.state === "active" ? (await protection.lookAtPlay(principal)).excluded : standing?.state;
	return state === undefined ? undefined : state === "frozen" ? "ACCOUNT_FROZEN" : "ACCOUNT_EXCLUDED";
}

type Joining = {
	readonly code: string;
	readonly agreed: number;
	readonly principal: Principal;
	readonly excluded: Excluded;
	readonly now: Date;
};

type Refusal = Failure<
	"TOURNAMENT_NOT_FOUND" | "TOURNAMENT_NOT_OPEN" | "WRONG_CURRENCY" | "TERMS_CHANGED" | NonNullable<Excluded>
>;

async function join(tx: Tx, { code, agreed, principal, excluded, now }: Joining): Promise<Result<undefined, Refusal>> {
	const row = await rowOf(tx, code);
	if (row === undefined) return err(failure("TOURNAMENT_NOT_FOUND"));
	const state = tournamentState(row, now);
	const open = row.entry === "join" && (state === "planned" || state === "running") && !principal.guest;
	if (!open) return err(failure("TOURNAMENT_NOT_OPEN"));
	if (row.currency !== principal.currency) return err(failure("WRONG_CURRENCY"));
	if (excluded !== undefined) return err(failure(excluded));
	if (row.version !== agreed) return err(failure("TERMS_CHANGED"));
	await insertPlayer(tx, { tournament: row.id, memberId: principal.memberId, agreed, now });
	return ok(undefined);
}
