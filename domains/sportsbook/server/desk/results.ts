// A result is corrected, and bets are voided, by two people: one asks with a reason, another agrees; whoever asked may take it back.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { askMatchResult, decideMatchResult, takeBackMatchResult } from "../../contract/index.ts";
import { stakedOn } from "../exposure-rows.ts";
import type { DeskTools } from "../ports.ts";
import { lockEvent } from "./desk-rows.ts";
import { resultApprovals, resultOf } from "./result-approval.ts";

const currency = "P";

export const askMatchResultRoute = ({ db }: DeskTools): Route =>
	bind(askMatchResult, ({ eventId, terms: result, reason }, call) =>
		atDesk(db, call, async (tx) => {
			// Of two who ask at once one waits here, and finds the other's.
			const row = await lockEvent(tx, eventId);
			if (row === undefined) return err(failure("MATCH_NOT_FOUND"));
			const possible = resultOf(row, { result, now: call.now });
			if (!possible.ok) return err(failure(possible.error));
			// What nobody decided in time waits no more.
			await resultApprovals.lapseIn(tx, call.now);
			const id = commandKey("sportsbook:result", `${call.staff.staffId} ${call.idempotencyKey ?? ""}`);
			const { merchant } = call.staff;
			const [newest] = await resultApprovals.list(tx, { merchant, about: eventId, waiting: true, limit: 1 });
			if (newest !== undefined) return newest.id === id ? ok({ resultId: id }) : err(failure("RESULT_WAITS"));
			const stake = String(await stakedOn(tx, { event: eventId, currency }));
			const terms = { event: eventId, result, currency, stake };
			const asked = await resultApprovals.askSecond(tx, { by: actorOf(call), id, terms, reason });
			return ok({ resultId: asked.id });
		}),
	);

export const decideMatchResultRoute = ({ db }: DeskTools): Route =>
	bind(decideMatchResult, ({ resultId: id, decision: word }, call) =>
		atDesk(db, call, async (tx) => {
			const decided = await resultApprovals.decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ outcome: word.kind === "approve" ? "agreed" : "refused" }) : decided;
		}),
	);

export const takeBackMatchResultRoute = ({ db }: DeskTools): Route =>
	bind(takeBackMatchResult, ({ resultId: id }, call) =>
		atDesk(db, call, async (tx) => {
			const taken = await resultApprovals.takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	);
