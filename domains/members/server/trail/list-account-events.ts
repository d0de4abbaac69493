// Lists what happened at the ways into the caller's account.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listAccountEvents } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { eventsOf } from "./account-events.ts";

/** The id of an event: a bigint. */
const written = /^[1-9][0-9]{0,17}$/;

export function listAccountEventsRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(listAccountEvents, async ({ pageSize, cursor: before }, { principal }) => {
		if (before !== undefined && !written.test(before)) return err(failure("INVALID_CURSOR"));
		const events = await db.read((tx) => eventsOf(tx, principal.memberId, { before, limit: pageSize + 1 }));
		const shown = events.slice(0, pageSize);
		const last = events.length > pageSize ? shown.at(-1) : undefined;
		return ok({
			events: shown.map(({ id, at, kind, address }) => ({ id, at: at.toISOString(), kind, address })),
			...(last === undefined ? {} : { next: last.id }),
		});
	});
}
