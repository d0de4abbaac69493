// The trail of what staff and operators did, of every domain in one list (GLI-19 2.8.8).
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import type { Trail } from "#platform/desk";
import { pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { type Act, listActs } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { type ActPlace, type ActRow, readActs } from "./act-store.ts";

export const listActsRoute = ({ db }: Pick<Office, "db">, trails: readonly Trail[]): Route =>
	bind(listActs, async ({ cursor, ...asked }, { staff: { merchant } }) => {
		const before = cursor === undefined ? undefined : placeOf(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const rows = await db.read((tx) => readActs(tx, trails, { merchant, before, limit: pageSize + 1, ...asked }));
		const shown = rows.slice(0, pageSize);
		const last = rows.length > pageSize ? shown.at(-1) : undefined;
		return ok({ acts: shown.map(showAct), next: last === undefined ? null : cursorOf(last) });
	});

const cursorOf = ({ micros, source, id }: ActPlace): string => `${micros}_${source}_${id}`;

function placeOf(cursor: string): ActPlace | undefined {
	const [, micros, source, id] = /^([0-9]{1,17})_([a-z]{1,20})_([0-9]{1,18})$/.exec(cursor) ?? [];
	return micros === undefined || source === undefined || id === undefined ? undefined : { micros, source, id };
}

const origin = z.object({ address: z._default(z.string(), ""), requestId: z._default(z.string(), "") });

function showAct({ source, id, act, operator, at, before, after, origin: from }: ActRow): Act {
	return {
		source,
		id,
		act,
		operator,
		at: at.toISOString(),
		before: JSON.stringify(before),
		after: JSON.stringify(after),
		...z.parse(origin, from),
	};
}
