// A draw is voided by two people: one asks with a reason, another agrees; whoever asked may take it back.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { askDrawVoid, decideDrawVoid, takeBackDrawVoid, vendorsOf } from "../../contract/index.ts";
import { aboutOf } from "../../core/index.ts";

import { lockIssue } from "./draw-rows.ts";
import type { DrawsDesk } from "./ports.ts";
import { voidApprovals } from "./void-approval.ts";

export const askDrawVoidRoute = (desk: DrawsDesk): Route =>
	bind(askDrawVoid, ({ game, numero: issue, reason }, call) =>
		atDesk(desk.db, call, async (tx) => {
			// Of two who ask at once one waits here, and finds the other's.
			const row = await lockIssue(tx, { game, issue });
			if (row === undefined) return err(failure("DRAW_NOT_FOUND"));
			if (row.voided_at !== null || row.state === "void") return err(failure("DRAW_VOID"));
			// What nobody decided in time waits no more.
			await voidApprovals.lapseIn(tx, call.now);
			const id = commandKey("lottery:draw-void", `${call.staff.staffId} ${call.idempotencyKey ?? ""}`);
			const about = aboutOf({ game, issue });
			const [newest] = await voidApprovals.list(tx, { merchant: call.staff.merchant, about, waiting: true, limit: 1 });
			if (newest !== undefined) return newest.id === id ? ok({ voidId: id }) : err(failure("DRAW_VOID_WAITS"));
			const [vendor = ""] = vendorsOf(game);
			const [sums] = await desk.games.tickets.sums(tx, { vendor, abouts: [about] });
			const terms = { game, issue, currency: sums?.currency ?? "P", stake: String(sums?.stake ?? 0n) };
			const asked = await voidApprovals.askSecond(tx, { by: actorOf(call), id, terms, reason });
			return ok({ voidId: asked.id });
		}),
	);

export const decideDrawVoidRoute = (desk: DrawsDesk): Route =>
	bind(decideDrawVoid, ({ voidId: id, decision: word }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const decided = await voidApprovals.decide(tx, { id, by: actorOf(call), word });
			return decided.ok ? ok({ outcome: word.kind === "approve" ? "agreed" : "refused" }) : decided;
		}),
	);

export const takeBackDrawVoidRoute = (desk: DrawsDesk): Route =>
	bind(takeBackDrawVoid, ({ voidId: id }, call) =>
		atDesk(desk.db, call, async (tx) => {
			const taken = await voidApprovals.takeBack(tx, { id, by: actorOf(call) });
			return taken.ok ? ok({}) : taken;
		}),
	);
