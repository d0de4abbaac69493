// Launches a game for money or as a trial: a play session and a one-time token for the frame's address.
import { type Failure, failure } from "#platform/contract";
import { bind, type CallContext, type Route } from "#platform/http";
import { type CurrencyCode, currencyDecimals, err, ok, type Result } from "#platform/kernel";
import { type Game, type launchErrors, launchGame, launchTrial } from "../../contract/index.ts";
import { type CatalogueGame, mostRecommended, newDemoPurse, selectGames } from "../../core/index.ts";
import { isOutside, listedGame } from "../catalogue/catalogue.ts";
import { askAddress } from "../dialects/vendor-calls.ts";
import { markRecent } from "../lobby/own-game-rows.ts";
import { openTilesOf, type Viewer, viewerOf } from "../lobby/tiles.ts";
import type { GamesTools } from "../tools.ts";
import { digestOf, newToken } from "./digest.ts";
import { insertPlaySession, type NewPlaySession } from "./play-store.ts";

const launchMilliseconds = 60_000;
const realMilliseconds = 12 * 3_600_000;
const trialMilliseconds = 4 * 3_600_000;

type LaunchFailure = Failure<keyof typeof launchErrors>;

export const launchGameRoute = (tools: GamesTools): Route =>
	bind(launchGame, async (input, context) => {
		const { principal } = context;
		const viewer = await viewerOf(tools, context, input);
		const game = launchable(tools, viewer, input);
		if (!game.ok) return game;
		const { excluded, showsSession } = await tools.protection.playStanding(principal);
		const standing = excluded === undefined ? await tools.members.standing(principal.memberId) : { state: excluded };
		if (standing?.state === "frozen") return err(failure("ACCOUNT_FROZEN"));
		if (standing?.state !== "active") return err(failure("ACCOUNT_EXCLUDED"));
		const id = tools.newId();
		if (!(await mayPlayThere(tools, id, context))) return err(failure("PLAY_NOT_ALLOWED_HERE"));
		if (!game.value.limits.has(principal.currency)) return err(failure("WRONG_CURRENCY"));
		await tools.bringHome?.({ ...principal, except: game.value.vendor, now: context.now });
		const address = await openSession(tools, {
			id,
			game: game.value,
			currency: principal.currency,
			merchant: context.merchant,
			player: { memberId: principal.memberId, loginSession: principal.sessionId },
			from: context,
		});
		if (address === undefined) return err(closed(tools, viewer, game.value));
		const around = isOutside(tools.catalogue.current(), game.value.vendor)
			? { around: { playId: id, showSession: showsSession } }
			: {};
		return ok({ ...around, game_url: address });
	});

export const launchTrialRoute = (tools: GamesTools): Route =>
	bind(launchTrial, async (input, context) => {
		const viewer = await viewerOf(tools, { ...context, principal: undefined }, input);
		const game = launchable(tools, viewer, input);
		if (!game.ok) return game;
		if (!game.value.limits.has(viewer.currency)) return err(failure("WRONG_CURRENCY"));
		if (!game.value.trial) return err(failure("TRIAL_NOT_SUPPORTED"));
		const { currency } = viewer;
		const address = await openSession(tools, {
			id: tools.newId(),
			game: game.value,
			currency,
			merchant: context.merchant,
			player: undefined,
			from: context,
		});
		return address === undefined ? err(closed(tools, viewer, game.value)) : ok({ game_url: address });
	});

/** T18: where a game begins is looked at before its frame opens; the door trusts what was seen here. */
async function mayPlayThere(
	{ protection }: GamesTools,
	subject: string,
	{ principal, address, now }: CallContext<"member">,
): Promise<boolean> {
	const { memberId, merchant } = principal;
	return protection.checkLocation({ memberId, merchant, subject, begins: "play", address, now });
}

function launchable(
	tools: GamesTools,
	viewer: Viewer,
	asked: { readonly gameId: string; readonly vassalage: string },
): Result<CatalogueGame, LaunchFailure> {
	const catalogue = tools.catalogue.current();
	const game = catalogue.byId.get(asked.gameId);
	if (game === undefined || game.vendor !== asked.vassalage) return err(failure("GAME_NOT_FOUND"));
	return game.open ? ok(game) : err(closed(tools, viewer, game));
}

/** Out of service, or its vendor does not open it. */
const closed = (tools: GamesTools, viewer: Viewer, game: CatalogueGame): LaunchFailure =>
	failure("GAME_UNDER_MAINTENANCE", { recommended: recommend(tools, viewer, game), ...backAtOf(tools, game) });

/** What the operator named for this game, then others of the category, in the operator's order; all that the viewer can enter. */
function recommend(tools: GamesTools, viewer: Viewer, shut: CatalogueGame): Game[] {
	const catalogue = tools.catalogue.current();
	const named = shut.recommended.flatMap((id) => listedGame(catalogue, id) ?? []);
	const others = selectGames(catalogue.games, { ...viewer, category: shut.category, sort: "order" });
	const all = [...new Set([...named, ...others])].filter((other) => other !== shut);
	return openTilesOf(catalogue, viewer, all).slice(0, mostRecommended);
}

/** When it is planned to be back, where that lies ahead: the later of the game's own maintenance and its vendor's. */
function backAtOf({ clock, catalogue }: GamesTools, game: CatalogueGame): { backAt?: string } {
	const said = [game.backAt, catalogue.current().vendors.get(game.vendor)?.backAt];
	const ends = said.flatMap((end) => end?.getTime() ?? []).filter((end) => end > clock.now().getTime());
	return ends.length === 0 ? {} : { backAt: new Date(Math.max(...ends)).toISOString() };
}

type NewSession = {
	readonly id: string;
	readonly game: CatalogueGame;
	readonly currency: CurrencyCode;
	readonly merchant: string;
	readonly player: { readonly memberId: string; readonly loginSession: string } | undefined;
	readonly from: Pick<CallContext<"public">, "address" | "language">;
};

/** Undefined when the vendor does not open it. */
async function openSession(tools: GamesTools, session: NewSession): Promise<string | undefined> {
	const { game, player } = session;
	const vendor = tools.catalogue.current().vendors.get(game.vendor);
	if (vendor === undefined) throw new Error("a game without a vendor");
	const token = newToken();
	if (vendor.baseUrl === undefined) {
		await saveSession(tools, session, { launchDigest: digestOf(token) });
		return `${vendor.launchUrl}#launch=${token}`;
	}
	// The vendor may ask for the member before it answers, so the session stands first. A trial is the vendor's own matter.
	const entered = { tokenDigest: digestOf(token), at: tools.clock.now() };
	if (player !== undefined) await saveSession(tools, session, { launchDigest: digestOf(newToken()), entered });
	const { address, language } = session.from;
	const opened = await askAddress(tools, vendor, {
		game: game.code,
		currency: session.currency,
		language,
		address,
		player: player === undefined ? undefined : { user: player.memberId, token },
	});
	if (opened === undefined && player !== undefined) await tools.sessions.end(session.id);
	return opened;
}

type Tokens = Pick<NewPlaySession, "launchDigest" | "entered">;

async function saveSession(tools: GamesTools, session: NewSession, tokens: Tokens): Promise<void> {
	const { id, game, player, currency, merchant } = session;
	const now = tools.clock.now().getTime();
	await tools.db.tx(async (tx) => {
		await insertPlaySession(tx, {
			id,
			gameId: game.id,
			currency,
			merchant,
			player,
			...tokens,
			launchUntil: new Date(now + launchMilliseconds),
			expiresAt: new Date(now + (player === undefined ? trialMilliseconds : realMilliseconds)),
			demoBalance: player === undefined ? newDemoPurse(currencyDecimals[currency]).balance : undefined,
		});
		if (tokens.entered === undefined || player === undefined) return;
		await markRecent(tx, { memberId: player.memberId, gameId: game.id, now: tokens.entered.at });
	});
}
