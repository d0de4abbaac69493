// What the brand says, at the desk. What may be said, what is stale and what is written down is the brand's to judge.
import { listContent as list, readContent as read, saveContent as save } from "#brand/api";
import { wishOf } from "#brand/core";
import { failure } from "#platform/contract";
import { atDesk, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listContent, readContent, saveContent } from "../../contract/index.ts";
import type { Office } from "../office.ts";

export const contentRoutes = ({ db, brand }: Office): readonly Route[] => [
	bind(listContent, async ({ section: kind, cursor }, { staff: { merchant }, language }) => {
		const wish = wishOf(brand.brand(merchant), language);
		const page = await db.read((tx) => list(tx, { merchant, kind, wish, cursor, most: pageSize }));
		return page === undefined ? err(failure("INVALID_CURSOR")) : ok(page);
	}),
	bind(readContent, async ({ section: kind, item: id }, { staff: { merchant } }) => {
		const item = await db.read((tx) => read(tx, { merchant, kind, id }));
		return item === undefined ? err(failure("CONTENT_NOT_FOUND")) : ok(item);
	}),
	bind(saveContent, ({ section: kind, stands, draft }, call) => {
		const { merchant, name: operator } = call.staff;
		return atDesk(db, call, (tx) => save(tx, { merchant, kind, stands, draft, operator, at: call.now }));
	}),
];
