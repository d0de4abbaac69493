// A tournament whose prizes are more than whoever asks may promise alone, as two people decide about it. Of one tournament one thing
// waits at a time; nobody agrees to one that should have begun.
import * as z from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Approval, type ApprovalEvent, approvalsOf } from "#platform/desk";
import { err, ok } from "#platform/kernel";
import { promisedADay, proposalLapses, type TournamentTerms } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import { rowOf } from "./tournament-store.ts";
import { judge, put, type TournamentRefusal, termsIn } from "./work-tournaments.ts";
import { type Deps, type DeskTournament, shown, type TournamentSettings } from "./write-tournament.ts";

/** `was`: the version that was looked at, null of a new one. Settings are those that were judged when they were asked for. */
const terms = z.object({
	code: z.string(),
	was: z.nullable(z.int()),
	settings: z.custom<TournamentSettings>((value) => typeof value === "object" && value !== null),
});
export type AskedTournamentTerms = z.infer<typeof terms>;
export type WaitsForSecond = Approval<AskedTournamentTerms>;

/** Throws for what was not judged before. */
export function askedTerms(settings: TournamentSettings): TournamentTerms {
	const asked = termsIn(settings);
	if ("part" in asked) throw new Error(`settings that were not judged: ${asked.part}`);
	return asked;
}

/** As it would stand. */
export const askedTournament = ({ code, was, settings }: AskedTournamentTerms): DeskTournament => ({
	code,
	version: (was ?? 0) + 1,
	state: "planned",
	players: 0,
	...settings,
});

/** Without `deps` nothing can be agreed to: for who only reads or takes back. */
export const tournamentApprovals = (deps: Pick<Deps, "wallet" | "db"> | undefined) =>
	approvalsOf({
		name: "tournament",
		permission: "games.tournaments:decide",
		says: {
			NOT_FOUND: "PROPOSAL_NOT_FOUND",
			CLOSED: "PROPOSAL_CLOSED",
			OWN: "OWN_PROPOSAL",
			NOT_OWN: "PROPOSAL_NOT_FOUND",
		},
		single: true,
		terms,
		worth: ({ settings }) => ({ size: promisedADay(askedTerms(settings)), currency: settings.currency }),
		about: ({ code }) => code,
		expiresAt: ({ settings }, now) => proposalLapses(askedTerms(settings), now),
		carry: async (tx, { terms: { code, was, settings } }, { by, askedBy = by.operator }) => {
			if (deps === undefined) throw new Error("nothing is carried here");
			const order = { ...by, code, version: was ?? undefined, settings };
			const judged = await judge(tx, order);
			if (!judged.ok) return err(failureOf(judged.error));
			await put(tx, deps, { order, judged: judged.value, askedBy });
			return ok({});
		},
		note: (tx, row, event) => note(tx, { row, event }),
	});

function failureOf(error: TournamentRefusal): Failure<TournamentRefusal["code"]> {
	return "part" in error ? failure(error.code, { part: error.part }) : failure(error.code);
}

type Noting = { readonly row: WaitsForSecond; readonly event: ApprovalEvent };

/** What stands is written down where it is written, and what lapsed was nobody's act. */
async function note(tx: Tx, { row, event: { what, operator, at: now, why } }: Noting): Promise<void> {
	const { merchant, terms: asked, askedBy } = row;
	const who = { merchant, operator, now };
	if (what === "asked") {
		const stands = await rowOf(tx, asked.code);
		const before = stands === undefined ? {} : shown({ ...stands, players: 0 }, now);
		await writeAct(tx, { ...who, act: "tournament asked for", before, after: askedTournament(asked) });
	}
	if (what !== "refused" && what !== "taken back") return;
	const act = what === "refused" ? "tournament refused" : "tournament taken back";
	const after = { code: asked.code, ...(why === undefined ? {} : { why }) };
	await writeAct(tx, { ...who, act, before: { ...asked, askedBy }, after });
}
