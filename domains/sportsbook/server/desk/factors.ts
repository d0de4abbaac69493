// What share of the limits a member has, with the reason, and who said so.
import { failure } from "#platform/contract";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listMemberFactors, type MemberFactor, setMemberFactor } from "../../contract/index.ts";
import type { DeskTools } from "../ports.ts";
import { type FactorRow, listFactors, writeAct, writeFactor } from "./desk-rows.ts";

const viewOf = ({ owner, factor, reason, operator, at }: FactorRow): MemberFactor => ({
	memberId: owner.slice(1),
	factor,
	reason,
	operator,
	at: at.toISOString(),
});

/** "1764000000000_m17": when, and whose. */
export function readAfter(cursor: string): readonly [Date, string] | undefined {
	const [, at = "", id = ""] = /^([0-9]{10,15})_([A-Za-z0-9-]{2,24})$/.exec(cursor) ?? [];
	return id === "" ? undefined : [new Date(Number(at)), id];
}

export const listMemberFactorsRoute = ({ db }: DeskTools): Route =>
	bind(listMemberFactors, async ({ cursor }) => {
		const before = cursor === undefined ? undefined : readAfter(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const rows = await db.read((tx) => listFactors(tx, { before, limit: pageSize + 1 }));
		const { shown, last } = pageOf(rows);
		const next = last === undefined ? null : `${last.at.getTime()}_${last.owner}`;
		return ok({ factors: shown.map(viewOf), next });
	});

export const setMemberFactorRoute = ({ db }: DeskTools): Route =>
	bind(setMemberFactor, ({ memberId, factor, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const row = { owner: `m${memberId}`, factor, reason, operator: call.staff.name, at: call.now };
			const before = await writeFactor(tx, row);
			await writeAct(tx, {
				merchant: call.staff.merchant,
				operator: call.staff.name,
				at: call.now,
				act: "member factor set",
				before: { factor: before },
				after: { memberId, factor, reason },
			});
			return ok(viewOf(row));
		}),
	);
