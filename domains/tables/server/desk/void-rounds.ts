// A round is voided by two people: one asks with a reason, another agrees; whoever asked may take it back.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { askTableRoundVoid, decideTableRoundVoid, tableVendor, takeBackTableRoundVoid } from "../../contract/index.ts";
import { isOutcomeOf, isTableCode, tables } from "../../core/index.ts";
import { aboutOf } from "../ports.ts";
import { lockRound } from "../rows.ts";
import { haltedRounds } from "./halted-rounds.ts";
import type { TablesDesk } from "./ports.ts";
import { voidApprovals } from "./void-approval.ts";

export const askTableRoundVoidRoute = (desk: TablesDesk): Route =>
	bind(askTableRoundVoid, async ({ roundId, outcome, reason }, call) => {
		const halts = outcome === undefined ? undefined : await haltedRounds(desk);
		return atDesk(desk.db, call, async (tx) => {
			// Of two who ask at once one waits here, and finds the other's.
			const row = await lockRound(tx, roundId);
			if (row === undefined || !isTableCode(row.table_code)) return err(failure("ROUND_NOT_FOUND"));
			if (row.state === "void") return err(failure("ROUND_VOID"));
			if (outcome !== undefined) {
				if (halts?.has(roundId) !== true) return err(failure("ROUND_NOT_HALTED"));
				if (!isOutcomeOf(tables[row.table_code].game, outcome)) return err(failure("OUTCOME_WRONG"));
			}
			// What nobody decided in time waits no more.
			await voidApprovals.lapseIn(tx, call.now);
			const id = commandKey("tables:round-void", `${call.staff.staffId} ${call.idempotencyKey ?? ""}`);
			const { merchant } = call.staff;
			const [newest] = await voidApprovals.list(tx, { merchant, about: roundId, waiting: true, limit: 1 });
			if (newest !== undefined) return newest.id === id ? ok({ voidId: id }) : err(failure("ROUND_VOID_WAITS"));
			const { table_code: table, shoe, hand } = row;
			const [sums] = await desk.games.tickets.sums(tx, { vendor: tableVendor, abouts: [aboutOf(table, roundId)] });
			const worth = { currency: sums?.currency ?? "P", stake: String(sums?.stake ?? 0n) };
			const terms = { table, roundId, shoe, hand, ...worth, ...(outcome === undefined ? {} : { outcome }) };
			const asked = await voidApprovals.askSecond(tx, { by: actorOf(call), id, terms, reason });
			return ok({ voidId: asked.id });
		});
	});

export const decideTableRoundVoidRoute = (desk: TablesDesk): Route =>
	bind(decideTableRoundVoid, async ({ voidId: id, decision: word }, call) => {
		const decided = await atDesk(desk.db, call, (tx) => voidApprovals.decide(tx, { id, by: actorOf(call), word }));
		if (!decided.ok) return decided;
		const { done } = decided.value;
		// Who sits there sees it at once; were it not told, its result would be settled as void all the same.
		if (done !== undefined) {
			await desk.rooms.tellVoid(done.table, done.roundId);
			await desk.rooms.wake(done.table);
		}
		return ok({ outcome: word.kind === "approve" ? "agreed" : "refused" });
	});

export const takeBackTableRoundVoidRoute = (desk: TablesDesk): Route =>
	bind(takeBackTableRoundVoid, ({ voidId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const taken = await voidApprovals.takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	);
