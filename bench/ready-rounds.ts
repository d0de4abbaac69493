// Rounds that were drawn beforehand, of a thousand members at one game, played through the games' own face: stake, win and
// record, durable when answered.
import type { PlayTicket } from "#platform/http";
import { memberId } from "#platform/kernel";
import { withClient } from "./database.ts";
import { openBenchHall } from "./games-hall.ts";

const members = 1_000;
const events = [
	{
		type: "reels",
		stops: [12, 4, 55, 23, 9],
		window: [
			[1, 2, 3],
			[4, 5, 6],
			[7, 8, 9],
			[1, 2, 3],
			[4, 5, 6],
		],
	},
	{ type: "line", line: 3, symbol: 2, count: 4, pays: 20 },
	{ type: "total", credits: 20 },
];

export type ReadyRounds = {
	/** Of the next member in turn, every fourth with a win. Throws when it was refused. */
	readonly playOne: () => Promise<void>;
	readonly close: () => Promise<void>;
};

/** Over a database with the hall's migrations and nothing else. */
export async function openReadyRounds(url: string): Promise<ReadyRounds> {
	const hall = await openBenchHall(url);
	await withClient(url, (client) =>
		client.query(
			"insert into wallet.wallet (member_id, currency, purse, balance, overdrawn_by) select n, 'P', 'cash', 1000000000, null from generate_series(1, $1::int) n",
			[members],
		),
	);
	const plays: PlayTicket[] = [];
	for (let member = 1; member <= members; member++) plays.push(await hall.sit(memberId(String(member))));
	let played = 0;
	return {
		playOne: async () => {
			played += 1;
			const play = plays[played % plays.length];
			if (play === undefined) throw new Error("nobody plays");
			const win = played % 4 === 0 ? 30n : 0n;
			const key = `bench-${played}`;
			const answer = await hall.games.api.playRound({ play, key, stake: 10n, win, payTable: "1", events });
			if (!answer.ok) throw new Error(answer.error.code);
		},
		close: () => hall.close(),
	};
}
