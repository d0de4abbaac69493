// Answers the pots that run with what they hold, the digest of each hit point, and the latest wins with their proof.
import { bind, type Route } from "#platform/http";
import { formatMinor, memberId, ok } from "#platform/kernel";
import { listJackpots } from "../../contract/index.ts";
import { type CatalogueGame, maskAccount, nameIn } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { amountOf, runningPots } from "./cached-pots.ts";
import { type HitRow, readHits } from "./hits.ts";
import { currencyOf, type PotRow } from "./pot-store.ts";

const hitsShown = 10;
const readForMilliseconds = 10_000;
type Board = { readonly hits: readonly HitRow[]; readonly accounts: ReadonlyMap<string, string> };

export function listJackpotsRoute(tools: GamesTools): Route {
	let kept: { readonly at: number; readonly board: Promise<Board> } | undefined;
	function board(): Promise<Board> {
		const now = tools.clock.now().getTime();
		if (kept !== undefined && now - kept.at < readForMilliseconds) return kept.board;
		const read = readBoard(tools);
		kept = { at: now, board: read };
		read.catch(() => {
			kept = undefined;
		});
		return read;
	}
	return bind(listJackpots, async (input, context) => {
		const language = input.language ?? context.language;
		const { games } = tools.catalogue.current();
		const pots = runningPots(tools.pots.current()).map((row) => ({
			code: row.code,
			kind: row.kind,
			currency: row.currency,
			amount: amountOf(row),
			digest: row.digest ?? "",
			name: nameIn({ en: "", ...row.names }, language),
			// The bound of a mystery pot is part of the mystery.
			...(row.kind === "must-hit-by" ? { hitBy: formatMinor(BigInt(row.most), currencyOf(row)) } : {}),
			cycle: row.number ?? 0,
			gameIds:
				row.games.length === 0 && row.tag === null ? [] : games.filter((game) => feeds(game, row)).map(({ id }) => id),
		}));
		const { hits, accounts } = await board();
		return ok({
			pots,
			hits: hits.map((hit) => shownHit(hit, { language, account: accounts.get(hit.memberId) ?? "" })),
		});
	});
}

const feeds = (game: CatalogueGame, { games, tag }: PotRow): boolean =>
	games.includes(game.id) || (tag !== null && game.tags.includes(tag));

async function readBoard({ db, members }: GamesTools): Promise<Board> {
	const hits = await db.read((tx) => readHits(tx, { limit: hitsShown }));
	const winners = [...new Set(hits.map((hit) => hit.memberId))].map(memberId);
	return { hits, accounts: await members.accounts(winners) };
}

function shownHit(hit: HitRow, { language, account }: { readonly language: string; readonly account: string }) {
	const show = (minor: string) => formatMinor(BigInt(minor), currencyOf(hit));
	return {
		code: hit.code,
		cycle: hit.number,
		currency: hit.currency,
		gameId: hit.gameId,
		roundId: hit.roundId,
		name: nameIn({ en: "", ...hit.names }, language),
		amount: show(hit.amount),
		seed: show(hit.seed),
		hitUnits: hit.hitUnits,
		salt: hit.salt,
		digest: hit.digest,
		account: maskAccount(account),
		at: hit.at.toISOString(),
	};
}
