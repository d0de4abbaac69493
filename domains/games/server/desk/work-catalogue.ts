// The catalogue of games at the desk. The games judge, write and keep; here stands who asks, and the shape of the answer.

import { failure } from "#platform/contract";
import { deskOf, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import {
	type DeskGame,
	listCatalogue,
	listReturns,
	type ReturnLine,
	saveGame,
	saveVendor,
} from "../../contract/index.ts";
import { type ReturnLine as Line, readReturns } from "../catalogue/game-returns.ts";
import {
	type CatalogueRefusal,
	type DeskGame as Game,
	readDeskGames,
	readDeskVendors,
	saveGame as saveGameAs,
	saveVendor as saveVendorAs,
} from "../catalogue/work-catalogue.ts";
import type { GamesDesk } from "./ports.ts";

const day = 86_400_000;
const longestDays = 400;

export const catalogueRoutes = ({ db, brand }: Pick<GamesDesk, "db" | "brand">): readonly Route[] => [
	bind(listCatalogue, async ({ cursor, vendor, text }) => {
		const after = cursor === undefined ? undefined : placeOf(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const games = await readDeskGames(db, { vendor, text, after, limit: pageSize + 1 });
		const { shown, last } = pageOf(games);
		const vendors = (await readDeskVendors(db)).map(({ names, ...line }) => ({ ...line, names: { ...names } }));
		return ok({ vendors, games: shown.map(shownGame), next: last === undefined ? null : `${last.order}_${last.id}` });
	}),
	bind(saveVendor, async ({ vassalage: code, version, settings }, call) => {
		const { merchant, name: operator } = call.staff;
		const saved = await saveVendorAs(deskOf(db, call), { merchant, operator, now: call.now, code, version, settings });
		return saved.ok ? ok({ ...saved.value, names: { ...saved.value.names } }) : err(refusalOf(saved.error));
	}),
	bind(saveGame, async ({ gameId: id, version, settings }, call) => {
		const { merchant, name: operator } = call.staff;
		const saved = await saveGameAs(deskOf(db, call), { merchant, operator, now: call.now, id, version, settings });
		return saved.ok ? ok(shownGame(saved.value)) : err(refusalOf(saved.error));
	}),
	bind(listReturns, async (input, { staff: { merchant }, now }) => {
		const to = input.to === undefined ? new Date(now.getTime() + 1) : new Date(input.to);
		const from = input.from === undefined ? new Date(to.getTime() - 30 * day) : new Date(input.from);
		if (from >= to || to.getTime() - from.getTime() > longestDays * day) return err(failure("INVALID_PERIOD"));
		const lines = (await readReturns(db, { from, to })).map(shownReturn);
		const said = { from: from.toISOString(), to: to.toISOString(), at: now.toISOString() };
		return ok({ operator: brand.brand(merchant).name, ...said, lines });
	}),
];

/** Behind which game of the order a page begins; undefined for what no list has written. */
function placeOf(cursor: string): { readonly order: number; readonly id: string } | undefined {
	const [, order, id] = /^([0-9]{1,6})_([1-9][0-9]{0,17})$/.exec(cursor) ?? [];
	return order === undefined || id === undefined ? undefined : { order: Number(order), id };
}

const refusalOf = <Missing extends string>(refusal: CatalogueRefusal<Missing>) =>
	"part" in refusal ? failure(refusal.code, { part: refusal.part }) : failure(refusal.code);

const shownGame = ({ names, tags, recommended, limits, ...line }: Game): DeskGame => ({
	...line,
	names: { ...names },
	tags: [...tags],
	recommended: [...recommended],
	limits: [...limits],
});

const shownReturn = ({ names, actual, theory, bound, alarmSince, ...line }: Line): ReturnLine => ({
	...line,
	names: { ...names },
	actual: actual ?? null,
	theory: theory ?? null,
	bound: bound ?? null,
	alarmSince: alarmSince?.toISOString() ?? null,
});
