// Answers the winners board: recent wins of at least ten times the stake, accounts masked. Read at most every ten seconds.
import { bind, type Route } from "#platform/http";
import { formatMinor, isCurrencyCode, memberId, ok } from "#platform/kernel";
import { listWinners, type Winner } from "../../contract/index.ts";
import { maskAccount, nameIn, winTimes } from "../../core/index.ts";
import { listBigWins, type RoundLine } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";

const days = 7;
const readForMilliseconds = 10_000;
const mostRead = 50;

type Board = { readonly lines: readonly RoundLine[]; readonly accounts: ReadonlyMap<string, string> };

export function listWinnersRoute(tools: GamesTools): Route {
	const kept = new Map<string, { readonly at: number; readonly board: Promise<Board> }>();

	function board(gameType: string): Promise<Board> {
		const now = tools.clock.now().getTime();
		const known = kept.get(gameType);
		if (known !== undefined && now - known.at < readForMilliseconds) return known.board;
		const read = readBoard(tools, gameType);
		kept.set(gameType, { at: now, board: read });
		read.catch(() => kept.delete(gameType));
		return read;
	}
	return bind(listWinners, async (input, context) => {
		const { lines, accounts } = await board(input.gameType ?? "");
		const language = input.language ?? context.language;
		const winners = lines.slice(0, input.count).flatMap((line): Winner[] => {
			const account = accounts.get(line.member_id);
			return account === undefined ? [] : winnerOf(tools, { line, account, language });
		});
		return ok({ winners });
	});
}

async function readBoard(tools: GamesTools, gameType: string): Promise<Board> {
	const games = tools.catalogue.current().games.filter((game) => gameType === "" || game.category === gameType);
	const since = new Date(tools.clock.now().getTime() - days * 86_400_000);
	const gameIds = games.map((game) => game.id);
	const lines = await tools.db.read((tx) => listBigWins(tx, { since, gameIds, limit: mostRead }));
	const members = [...new Set(lines.map((line) => line.member_id))].map(memberId);
	return { lines, accounts: await tools.members.accounts(members) };
}

function winnerOf(tools: GamesTools, shown: { line: RoundLine; account: string; language: string }): Winner[] {
	const { line, account, language } = shown;
	const game = tools.catalogue.current().byId.get(line.game_id);
	if (game === undefined || !isCurrencyCode(line.currency)) return [];
	return [
		{
			account: maskAccount(account),
			gameId: game.id,
			vassalage: game.vendor,
			gameType: game.category,
			displayName: nameIn(game.names, language),
			smallIcon: game.artSmall,
			hue: game.hue,
			currency: line.currency,
			win: formatMinor(BigInt(line.win), line.currency),
			multiple: winTimes({ win: BigInt(line.win), stake: BigInt(line.stake) }),
			wonAt: (line.ended_at ?? line.started_at).toISOString(),
		},
	];
}
