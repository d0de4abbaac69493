// Answers the winners board: wins of at least ten times the stake, the latest or the greatest of a period, accounts masked, five
// minutes after a round has ended. Read at most every ten seconds, and then asked anew who wants to be shown and may play.
import { bind, type Route } from "#platform/http";
import { formatMinor, isCurrencyCode, memberId, ok } from "#platform/kernel";
import { listWinners, type Winner } from "../../contract/index.ts";
import { maskAccount, nameIn, winTimes } from "../../core/index.ts";
import { excludedAmong } from "../play/excluded-among.ts";
import { listBigWins, type RoundLine } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";

const days = { day: 1, week: 7, month: 30 } as const;
const readForMilliseconds = 10_000;
/** So long after it ended a win is shown: nobody is watched while playing. */
const delayMilliseconds = 300_000;
const mostRead = 50;

type Board = { readonly lines: readonly RoundLine[]; readonly accounts: ReadonlyMap<string, string> };

type Asked = {
	/** Empty for all. */
	readonly gameType: string;
	readonly period: keyof typeof days;
	readonly by: "time" | "win" | "multiple";
};

export function listWinnersRoute(tools: GamesTools): Route {
	const kept = new Map<string, { readonly at: number; readonly board: Promise<Board> }>();

	function board(asked: Asked): Promise<Board> {
		const now = tools.clock.now().getTime();
		const name = `${asked.gameType} ${asked.period} ${asked.by}`;
		const known = kept.get(name);
		if (known !== undefined && now - known.at < readForMilliseconds) return known.board;
		const read = readBoard(tools, asked);
		kept.set(name, { at: now, board: read });
		read.catch(() => kept.delete(name));
		return read;
	}
	return bind(listWinners, async (input, context) => {
		const { lines, accounts } = await board({ gameType: input.gameType ?? "", period: input.period, by: input.by });
		const language = input.language ?? context.language;
		const winners = lines.slice(0, input.count).flatMap((line): Winner[] => {
			const account = accounts.get(line.member_id);
			return account === undefined ? [] : winnerOf(tools, { line, account, language });
		});
		return ok({ winners });
	});
}

async function readBoard(tools: GamesTools, { gameType, period, by }: Asked): Promise<Board> {
	const games = tools.catalogue.current().games.filter((game) => gameType === "" || game.category === gameType);
	const now = tools.clock.now().getTime();
	const [since, until] = [new Date(now - days[period] * 86_400_000), new Date(now - delayMilliseconds)];
	const gameIds = games.map((game) => game.id);
	const { lines, hidden } = await tools.db.read(async (tx) => {
		const found = await listBigWins(tx, { since, until, gameIds, limit: mostRead, by });
		return { lines: found, hidden: await tools.hiddenOnBoards?.(tx, membersOf(found)) };
	});
	const excluded = await excludedAmong(tools, membersOf(lines));
	const isShown = (id: string): boolean => !excluded.has(memberId(id)) && hidden?.has(memberId(id)) !== true;
	const shown = lines.filter((line) => isShown(line.member_id));
	return { lines: shown, accounts: await tools.members.accounts(membersOf(shown)) };
}

const membersOf = (lines: readonly RoundLine[]) => [...new Set(lines.map((line) => line.member_id))].map(memberId);

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
