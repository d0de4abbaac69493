// Significant events (GLI-19 2.8.8) of every domain below in one list. Who knows no brand tells of all of them: what is of
// another brand's member is left out here.
import { failure } from "#platform/contract";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import {
	err,
	type MemberId,
	mergeSignificant,
	ok,
	parseMemberId,
	type ReadSignificant,
	readEventCursor,
	type SourcedEvent,
	writeEventCursor,
} from "#platform/kernel";
import { type eventSources, listEvents } from "../../contract/index.ts";
import type { ReadingDesk } from "./reading-ports.ts";

type Sources = Readonly<Record<(typeof eventSources)[number], ReadSignificant>>;

export function listEventsRoute({ db, reads }: ReadingDesk): Route {
	const { wallet, members, protection, games } = reads;
	const sources: Sources = {
		ledger: wallet.explorer.significant,
		accounts: members.desk.accountEvents,
		operators: members.desk.operatorActs,
		protection: protection.significant.changes,
		places: protection.significant.violations,
		play: games.significant,
	};
	return bind(listEvents, async ({ cursor, source, ...input }, { staff: { merchant }, now }) => {
		const after = cursor === undefined ? undefined : readEventCursor(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const events = await mergeSignificant(source === undefined ? sources : { [source]: sources[source] }, {
			merchant,
			after,
			from: new Date(input.from ?? 0),
			to: input.to === undefined ? new Date(now.getTime() + 1_000) : new Date(input.to),
			memberId: input.memberId === undefined ? undefined : parseMemberId(input.memberId),
			limit: pageSize + 1,
		});
		const { shown, last } = pageOf(events);
		const ids = [...new Set(shown.flatMap(({ memberId }) => (memberId === undefined ? [] : [memberId])))];
		const owners = await db.read((tx) => members.standings(tx, ids));
		return ok({
			events: shown
				.filter(({ memberId }) => memberId === undefined || owners.get(memberId)?.merchant === merchant)
				.map((event) => shownEvent(event, (id) => owners.get(id)?.account)),
			next: last === undefined ? null : writeEventCursor(last),
		});
	});
}

function shownEvent(event: SourcedEvent, accountOf: (id: MemberId) => string | undefined) {
	const { id, source, kind, memberId, actor, facts, atMicros } = event;
	return {
		id,
		source,
		kind,
		facts: { ...facts },
		at: new Date(Number(atMicros / 1000n)).toISOString(),
		memberId: memberId ?? null,
		account: memberId === undefined ? null : (accountOf(memberId) ?? null),
		actor: actor ?? null,
	};
}
