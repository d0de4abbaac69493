// A trader's hand on a match that runs: bets are refused at once, those on their way too; margin, limit, closed markets.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { setMatchTerms, suspendMatch } from "../../contract/index.ts";
import { isOver, traderSeat } from "../event-room.ts";
import { freshEvent } from "../fresh-events.ts";
import type { DeskTools } from "../ports.ts";
import { writeAct } from "./desk-rows.ts";

type Staff = { readonly staff: { readonly staffId: string }; readonly idempotencyKey?: string | undefined };

/** The same press again is the same act. */
const actId = ({ staff, idempotencyKey }: Staff): string =>
	commandKey("sportsbook:act", `${staff.staffId} ${idempotencyKey ?? ""}`);

export const suspendMatchRoute = (tools: DeskTools): Route =>
	bind(suspendMatch, async ({ eventId: id, held }, call) => {
		const state = (await tools.rooms.read(tools.room, id))?.state;
		if (state?.planned === undefined) return err(failure("MATCH_NOT_FOUND"));
		if (isOver(state)) return err(failure("MATCH_OVER"));
		const command = { type: held ? ("suspend" as const) : ("resume" as const), id: actId(call) };
		const acted = await tools.rooms.act(tools.room, { id, seat: traderSeat, command });
		if (!acted.ok) return err(failure("MATCH_OVER"));
		if (acted.value.events.length > 0)
			await atDesk(tools.db, call, (tx) =>
				writeAct(tx, {
					merchant: call.staff.merchant,
					operator: call.staff.name,
					at: call.now,
					act: held ? "match suspended" : "match resumed",
					before: { held: state.held },
					after: { match: id, held },
				}),
			);
		return ok({});
	});

export const setMatchTermsRoute = (tools: DeskTools): Route =>
	bind(setMatchTerms, async ({ eventId: id, terms, reason }, call) => {
		const state = await freshEvent(tools, id);
		if (state?.planned === undefined) return err(failure("MATCH_NOT_FOUND"));
		if (isOver(state)) return err(failure("MATCH_OVER"));
		const command = { type: "terms" as const, id: actId(call), ...terms };
		const acted = await tools.rooms.act(tools.room, { id, seat: traderSeat, command });
		if (!acted.ok) return err(failure("MATCH_OVER"));
		if (acted.value.events.length > 0)
			await atDesk(tools.db, call, (tx) =>
				writeAct(tx, {
					merchant: call.staff.merchant,
					operator: call.staff.name,
					at: call.now,
					act: "match terms changed",
					before: state.terms,
					after: { match: id, ...terms, reason },
				}),
			);
		return ok({ terms: { ...terms, closed: [...terms.closed] } });
	});
