// The brand at the desk. What may be said, what is stale and what is written down is the brand's to judge.
import { editBrand as edit, readBrandDesk } from "#brand/api";
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { editBrand, readBrand } from "../../contract/index.ts";
import type { Office } from "../office.ts";

export const readBrandRoute = ({ db }: Office): Route =>
	bind(readBrand, async (_input, { staff: { merchant } }) => {
		const desk = await db.tx((tx) => readBrandDesk(tx, { merchant }));
		return desk === undefined ? err(failure("BRAND_NOT_FOUND")) : ok(desk);
	});

export const editBrandRoute = ({ db }: Office): Route =>
	bind(editBrand, (said, call) =>
		atDesk(db, call, (tx) =>
			edit(tx, { ...said, merchant: call.staff.merchant, operator: call.staff.name, at: call.now }),
		),
	);
