// Launches a game for money or as a trial: a play session and a one-time token for the frame's address.
import { type Failure, failure } from "#platform/contract";
import { bind, type CallContext, type Route } from "#platform/http";
import { type CurrencyCode, currencyDecimals, err, ok, type Result } from "#platform/kernel";
import { type Game, type launchErrors, launchGame, launchTrial } from "../contract/index.ts";
import { type CatalogueGame, mostRecommended, newDemoPurse, selectGames } from "../core/index.ts";
import { digestOf, newToken } from "./digest.ts";
import { isOutside } from "./house-studio.ts";
import { insertPlaySession } from "./play-store.ts";
import { openTilesOf, type Viewer, viewerOf } from "./tiles.ts";
import type { GamesTools } from "./tools.ts";

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
		const { barred, showsSession } = await tools.protection.playStanding(principal);
		const standing = barred === undefined ? await tools.members.standing(principal.memberId) : { state: barred };
		if (standing?.state === "frozen") return err(failure("ACCOUNT_FROZEN"));
		if (standing?.state !== "active") return err(failure("ACCOUNT_EXCLUDED"));
		const id = tools.newId();
		if (!(await mayPlayThere(tools, id, context))) return err(failure("PLAY_NOT_ALLOWED_HERE"));
		if (!game.value.limits.has(principal.currency)) return err(failure("WRONG_CURRENCY"));
		await tools.bringHome?.({ ...principal, except: game.value.vendor, now: context.now });
		return ok({
			...(isOutside(game.value.vendor) ? { around: { playId: id, showSession: showsSession } } : {}),
			game_url: await openSession(tools, {
				id,
				game: game.value,
				currency: principal.currency,
				merchant: context.merchant,
				player: { memberId: principal.memberId, loginSession: principal.sessionId },
			}),
		});
	});

export const launchTrialRoute = (tools: GamesTools): Route =>
	bind(launchTrial, async (input, context) => {
		const viewer = await viewerOf(tools, { ...context, principal: undefined }, input);
		const game = launchable(tools, viewer, input);
		if (!game.ok) return game;
		if (!game.value.limits.has(viewer.currency)) return err(failure("WRONG_CURRENCY"));
		if (!game.value.trial) return err(failure("TRIAL_NOT_SUPPORTED"));
		const { currency } = viewer;
		return ok({
			game_url: await openSession(tools, {
				id: tools.newId(),
				game: game.value,
				currency,
				merchant: context.merchant,
				player: undefined,
			}),
		});
	});

/** T18: where a game begins is looked at before its frame opens; the door trusts what was seen here. */
async function mayPlayThere(
	{ protection }: GamesTools,
	subject: string,
	{ principal, address, now }: CallContext<"member">,
): Promise<boolean> {
	const { memberId, merchant } = principal;
	return protection.checkPlace({ memberId, merchant, subject, begins: "play", address, now });
}

function launchable(
	tools: GamesTools,
	viewer: Viewer,
	asked: { readonly gameId: string; readonly vassalage: string },
): Result<CatalogueGame, LaunchFailure> {
	const catalogue = tools.catalogue.current();
	const game = catalogue.byId.get(asked.gameId);
	if (game === undefined || game.vendor !== asked.vassalage) return err(failure("GAME_NOT_FOUND"));
	if (game.open) return ok(game);
	const value = { recommended: recommend(tools, viewer, game), ...backAtOf(tools, game) };
	return err(failure("GAME_UNDER_MAINTENANCE", value));
}

/** What the operator named for this game, then others of the category, in the operator's order; all that the viewer can enter. */
function recommend(tools: GamesTools, viewer: Viewer, closed: CatalogueGame): Game[] {
	const catalogue = tools.catalogue.current();
	const named = closed.recommended.flatMap((id) => catalogue.byId.get(id) ?? []);
	const others = selectGames(catalogue.games, { ...viewer, category: closed.category, sort: "order" });
	return openTilesOf(catalogue, viewer, [...new Set([...named, ...others])]).slice(0, mostRecommended);
}

/** When it is planned to be back, where that lies ahead: the later of the game's own maintenance and its vendor's. */
function backAtOf({ clock, catalogue }: GamesTools, game: CatalogueGame): { backAt?: string } {
	const said = [game.backAt, catalogue.current().vendors.get(game.vendor)?.backAt];
	const ends = said.flatMap((end) => end?.getTime() ?? []).filter((end) => end > clock.now().getTime());
	return ends.length === 0 ? {} : { backAt: new Date(Math.max(...ends)).toISOString() };
}

async function openSession(
	tools: GamesTools,
	session: {
		readonly id: string;
		readonly game: CatalogueGame;
		readonly currency: CurrencyCode;
		readonly merchant: string;
		readonly player: { readonly memberId: string; readonly loginSession: string } | undefined;
	},
): Promise<string> {
	const { id, game, player, currency, merchant } = session;
	const vendor = tools.catalogue.current().vendors.get(game.vendor);
	if (vendor === undefined) throw new Error("a game without a vendor");
	const token = newToken();
	const now = tools.clock.now().getTime();
	await tools.db.tx((tx) =>
		insertPlaySession(tx, {
			id,
			launchDigest: digestOf(token),
			launchUntil: new Date(now + launchMilliseconds),
			expiresAt: new Date(now + (player === undefined ? trialMilliseconds : realMilliseconds)),
			gameId: game.id,
			currency,
			merchant,
			player,
			demoBalance: player === undefined ? newDemoPurse(currencyDecimals[currency]).balance : undefined,
		}),
	);
	return `${vendor.launchUrl}#launch=${token}`;
}
