// Free spins at the desk. The games judge, set aside, count and keep; here stands who asks, who is meant by which name, and what
// one may give alone.

import { accountNames, accountsNamed } from "#members/api";
import { type Failure, failure } from "#platform/contract";
import { actorOf, type DeskCall, deskOf, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import {
	type CurrencyCode,
	err,
	formatMinor,
	type MemberId,
	ok,
	parseMemberId,
	parseMinor,
	type Result,
} from "#platform/kernel";
import { commandKey } from "#wallet/api";
import {
	awardFreeSpins,
	type DeskFreeSpinsAward,
	decideFreeSpins,
	type FreeSpinsGame,
	listFreeSpins,
	listFreeSpinsGames,
	listFreeSpinsMembers,
	withdrawFreeSpins,
} from "../../contract/index.ts";
import {
	decideFreeSpins as decide,
	type DeskFreeSpinsAward as Kept,
	awardFreeSpins as make,
	readFreeSpins,
	readFreeSpinsMembers,
	readGivenAlone,
	withdrawFreeSpins as withdraw,
} from "../free-spins/work-free-spins.ts";
import type { GamesDesk } from "./ports.ts";

type Desk = Pick<GamesDesk, "db" | "brand" | "wallet" | "houseGames" | "excluded" | "freeSpinsStakes">;

export const freeSpinsRoutes = (desk: Desk): readonly Route[] => [
	listFreeSpinsRoute(desk),
	bind(listFreeSpinsGames, async (_input, { staff: { merchant, staffId: byId }, now }) => {
		const { currency } = desk.brand.brand(merchant);
		const given = await readGivenAlone(desk.db, { byId, currency, now });
		return ok({ currency, games: freeSpinsGamesOf(desk, { currency, now }), givenAlone: formatMinor(given, currency) });
	}),
	listFreeSpinsMembersRoute(desk),
	awardFreeSpinsRoute(desk),
	bind(decideFreeSpins, async ({ freeSpinsId: id, decision }, call) => {
		const said = decision.kind === "approve" ? ({ kind: "agree" } as const) : decision;
		const decided = await decide(depsOf(desk, call), { ...actorOf(call), id, decision: said });
		return decided.ok ? ok(shown(decided.value, call)) : err(failure(decided.error.code));
	}),
	bind(withdrawFreeSpins, async ({ freeSpinsId: id, memberId, reason }, call) => {
		const member = memberId === undefined ? undefined : parseMemberId(memberId);
		if (memberId !== undefined && member === undefined) return err(failure("FREE_SPINS_NOT_FOUND"));
		const taken = await withdraw(depsOf(desk, call), { ...actorOf(call), id, memberId: member, reason });
		return taken.ok ? ok(shown(taken.value, call)) : err(failure(taken.error.code));
	}),
];

const depsOf = ({ db, wallet }: Desk, call: DeskCall) => ({ db: deskOf(db, call), wallet });

const shown = (
	{ id: freeSpinsId, madeById, games, ...kept }: Kept,
	{ staff }: Pick<DeskCall, "staff">,
): DeskFreeSpinsAward => ({
	freeSpinsId,
	...kept,
	games: [...games],
	own: madeById === staff.staffId,
});

const listFreeSpinsRoute = ({ db }: Desk): Route =>
	bind(listFreeSpins, async ({ cursor: before }, call) => {
		if (before !== undefined && !/^[1-9][0-9]{0,17}$/.test(before)) return err(failure("INVALID_CURSOR"));
		const { merchant } = call.staff;
		const rows = await readFreeSpins(db, { merchant, before, limit: pageSize + 1, now: call.now });
		const page = pageOf(rows);
		return ok({ freeSpins: page.shown.map((row) => shown(row, call)), next: page.last?.id ?? null });
	});

const listFreeSpinsMembersRoute = ({ db, brand }: Desk): Route =>
	bind(listFreeSpinsMembers, async ({ freeSpinsId: id }, { staff: { merchant } }) => {
		const { currency } = brand.brand(merchant);
		const grants = await readFreeSpinsMembers(db, { merchant, id });
		if (grants === undefined) return err(failure("FREE_SPINS_NOT_FOUND"));
		const ids = grants.map(({ memberId }) => memberId);
		const names = await db.read((tx) => accountNames(tx, ids));
		return ok({
			members: grants.map(({ memberId, won, ...grant }) => ({
				...grant,
				memberId,
				account: names.get(memberId) ?? "",
				won: formatMinor(BigInt(won), currency),
			})),
		});
	});

const awardFreeSpinsRoute = (desk: Desk): Route =>
	bind(awardFreeSpins, async (input, call) => {
		const { merchant, staffId, aloneUpTo: alone } = call.staff;
		const { currency } = desk.brand.brand(merchant);
		const stake = parseMinor(input.stake, currency);
		const invalid = (part: string) => err(failure("FREE_SPINS_INVALID", { part }));
		if (!stake.ok) return invalid("STAKE");
		const offered = freeSpinsGamesOf(desk, { currency, now: call.now });
		const stakeText = formatMinor(stake.value, currency);
		const fits = (id: string) =>
			offered.some((game) => game.gameId === id && game.stakes.some((one) => one.stake === stakeText));
		if (!input.freeSpinsGames.every((id) => offered.some(({ gameId }) => gameId === id))) return invalid("GAMES");
		if (!input.freeSpinsGames.every(fits)) return invalid("STAKE");
		const meant = await membersOf(desk, { merchant, currency, accounts: input.freeSpinsAccounts });
		if (!meant.ok) return meant;
		const key = commandKey("backoffice:award", `${staffId} ${call.idempotencyKey}`);
		const order = {
			...actorOf(call),
			key,
			currency,
			stake: stake.value,
			spins: input.freeSpins,
			memberIds: meant.value,
			alone,
			games: input.freeSpinsGames,
			startsAt: new Date(input.startsAt),
			endsAt: new Date(input.endsAt),
			reason: input.reason,
		};
		const made = await make(depsOf(desk, call), order);
		return made.ok ? ok(shown(made.value, call)) : invalid(made.error.part);
	});

/** Every stake that a coin makes and the catalogue takes. */
function freeSpinsGamesOf(
	{ houseGames, freeSpinsStakes }: Desk,
	asked: { readonly currency: CurrencyCode; readonly now: Date },
): FreeSpinsGame[] {
	const { currency } = asked;
	const show = (minor: bigint) => formatMinor(minor, currency);
	const listed = houseGames(currency);
	return freeSpinsStakes(asked).flatMap(({ gameCode, stakes }): FreeSpinsGame[] => {
		const game = listed.find(({ code }) => code === gameCode);
		if (game === undefined) return [];
		const taken = stakes.filter(({ stake }) => stake >= game.min && stake <= game.max);
		const offered = taken.map(({ stake, most }) => ({ stake: show(stake), most: show(most) }));
		return offered.length === 0 ? [] : [{ gameId: game.id, names: { ...game.names }, stakes: offered }];
	});
}

type Asked = { readonly merchant: string; readonly currency: string; readonly accounts: readonly string[] };

/** Whoever may not play is given nothing to play with. */
async function membersOf(
	{ db, excluded: excludedAmong }: Desk,
	{ merchant, currency, accounts }: Asked,
): Promise<Result<readonly MemberId[], Failure<"FREE_SPINS_MEMBERS_UNKNOWN" | "FREE_SPINS_MEMBERS_EXCLUDED">>> {
	const named = await db.read((tx) => accountsNamed(tx, { merchant, names: accounts }));
	const unknown = accounts.filter((account) => named.get(account)?.currency !== currency);
	if (unknown.length > 0) return err(failure("FREE_SPINS_MEMBERS_UNKNOWN", { accounts: unknown.join(", ") }));
	const ids = [...named.values()].map(({ memberId }) => memberId);
	const excluded = await excludedAmong(ids);
	const kept = [...named].filter(([, { memberId }]) => excluded.has(memberId)).map(([account]) => account);
	if (kept.length > 0) return err(failure("FREE_SPINS_MEMBERS_EXCLUDED", { accounts: kept.join(", ") }));
	return ok(ids);
}
