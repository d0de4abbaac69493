// Free spins at the desk. The games judge, set aside, count and keep; here stands who asks, who is meant by which name, and what
// one may give alone.
import {
	decideGift as decide,
	type DeskGift as Kept,
	makeGift as make,
	readGiftMembers,
	readGifts,
	readGivenAlone,
	withdrawGift as withdraw,
} from "#games/api";
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
	type DeskGift,
	decideGift,
	type GiftGame,
	listGiftGames,
	listGiftMembers,
	listGifts,
	makeGift,
	withdrawGift,
} from "../../contract/index.ts";
import type { Office } from "../office.ts";

type Desk = Pick<Office, "db" | "brand" | "wallet" | "reads">;

export const giftRoutes = (desk: Desk): readonly Route[] => [
	listGiftsRoute(desk),
	bind(listGiftGames, async (_input, { staff: { merchant, staffId: byId }, now }) => {
		const { currency } = desk.brand.brand(merchant);
		const given = await readGivenAlone(desk.db, { byId, currency, now });
		return ok({ currency, games: giftGamesOf(desk, { currency, now }), givenAlone: formatMinor(given, currency) });
	}),
	listGiftMembersRoute(desk),
	makeGiftRoute(desk),
	bind(decideGift, async ({ giftId: id, decision }, call) => {
		const said = decision.kind === "approve" ? ({ kind: "agree" } as const) : decision;
		const decided = await decide(depsOf(desk, call), { ...actorOf(call), id, decision: said });
		return decided.ok ? ok(shown(decided.value, call)) : err(failure(decided.error.code));
	}),
	bind(withdrawGift, async ({ giftId: id, memberId, reason }, call) => {
		const member = memberId === undefined ? undefined : parseMemberId(memberId);
		if (memberId !== undefined && member === undefined) return err(failure("GIFT_NOT_FOUND"));
		const taken = await withdraw(depsOf(desk, call), { ...actorOf(call), id, memberId: member, reason });
		return taken.ok ? ok(shown(taken.value, call)) : err(failure(taken.error.code));
	}),
];

const depsOf = ({ db, wallet }: Desk, call: DeskCall) => ({ db: deskOf(db, call), wallet });

const shown = ({ id: giftId, madeById, games, ...kept }: Kept, { staff }: Pick<DeskCall, "staff">): DeskGift => ({
	giftId,
	...kept,
	games: [...games],
	own: madeById === staff.staffId,
});

const listGiftsRoute = ({ db }: Desk): Route =>
	bind(listGifts, async ({ cursor: before }, call) => {
		if (before !== undefined && !/^[1-9][0-9]{0,17}$/.test(before)) return err(failure("INVALID_CURSOR"));
		const { merchant } = call.staff;
		const rows = await readGifts(db, { merchant, before, limit: pageSize + 1, now: call.now });
		const page = pageOf(rows);
		return ok({ gifts: page.shown.map((row) => shown(row, call)), next: page.last?.id ?? null });
	});

const listGiftMembersRoute = ({ db, brand }: Desk): Route =>
	bind(listGiftMembers, async ({ giftId: id }, { staff: { merchant } }) => {
		const { currency } = brand.brand(merchant);
		const grants = await readGiftMembers(db, { merchant, id });
		if (grants === undefined) return err(failure("GIFT_NOT_FOUND"));
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

const makeGiftRoute = (desk: Desk): Route =>
	bind(makeGift, async (input, call) => {
		const { merchant, staffId, aloneUpTo: alone } = call.staff;
		const { currency } = desk.brand.brand(merchant);
		const stake = parseMinor(input.stake, currency);
		const invalid = (part: string) => err(failure("GIFT_INVALID", { part }));
		if (!stake.ok) return invalid("STAKE");
		const offered = giftGamesOf(desk, { currency, now: call.now });
		const stakeText = formatMinor(stake.value, currency);
		const fits = (id: string) =>
			offered.some((game) => game.gameId === id && game.stakes.some((one) => one.stake === stakeText));
		if (!input.giftGames.every((id) => offered.some(({ gameId }) => gameId === id))) return invalid("GAMES");
		if (!input.giftGames.every(fits)) return invalid("STAKE");
		const meant = await membersOf(desk, { merchant, currency, accounts: input.giftAccounts });
		if (!meant.ok) return meant;
		const key = commandKey("backoffice:gift", `${staffId} ${call.idempotencyKey}`);
		const order = {
			...actorOf(call),
			key,
			currency,
			stake: stake.value,
			spins: input.giftSpins,
			memberIds: meant.value,
			alone,
			games: input.giftGames,
			startsAt: new Date(input.startsAt),
			endsAt: new Date(input.endsAt),
			reason: input.reason,
		};
		const made = await make(depsOf(desk, call), order);
		return made.ok ? ok(shown(made.value, call)) : invalid(made.error.part);
	});

/** Every stake that a coin makes and the catalogue takes. */
function giftGamesOf(
	{ reads: { games, giftStakes } }: Desk,
	asked: { readonly currency: CurrencyCode; readonly now: Date },
): GiftGame[] {
	const { currency } = asked;
	const show = (minor: bigint) => formatMinor(minor, currency);
	const listed = games.houseGames(currency);
	return giftStakes(asked).flatMap(({ gameCode, stakes }): GiftGame[] => {
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
	{ db, reads }: Desk,
	{ merchant, currency, accounts }: Asked,
): Promise<Result<readonly MemberId[], Failure<"GIFT_MEMBERS_UNKNOWN" | "GIFT_MEMBERS_EXCLUDED">>> {
	const named = await db.read((tx) => accountsNamed(tx, { merchant, names: accounts }));
	const unknown = accounts.filter((account) => named.get(account)?.currency !== currency);
	if (unknown.length > 0) return err(failure("GIFT_MEMBERS_UNKNOWN", { accounts: unknown.join(", ") }));
	const ids = [...named.values()].map(({ memberId }) => memberId);
	const excluded = await reads.games.excluded(ids);
	const kept = [...named].filter(([, { memberId }]) => excluded.has(memberId)).map(([account]) => account);
	if (kept.length > 0) return err(failure("GIFT_MEMBERS_EXCLUDED", { accounts: kept.join(", ") }));
	return ok(ids);
}
