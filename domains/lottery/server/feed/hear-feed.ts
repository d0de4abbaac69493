// Takes what a feed says of the official draws that it is asked for. What is not signed is dropped; what came before changes
// nothing; what corrects a result waits for somebody at the desk.
import type { Log } from "#platform/http";
import { feedVoice, isLotteryGame } from "../../core/index.ts";
import { listOfficial, readSources } from "../official/result-rows.ts";
import { tellResult } from "../official/tell-result.ts";
import type { LotteryTools } from "../ports.ts";
import { isSigned, type ResultFeed, type SignedResult } from "./result-feed.ts";

/** A draw without a result is void by then. */
const span = 86_400_000;
const mostAtOnce = 500;

type Tools = Pick<LotteryTools, "db" | "clock"> & { readonly feed: ResultFeed | undefined };

/** How many results were new. */
export async function hearFeed({ db, clock, feed }: Tools, log: Log): Promise<number> {
	if (feed === undefined) return 0;
	const now = clock.now();
	const { rows, sources } = await db.read(async (tx) => ({
		sources: await readSources(tx),
		rows: await listOfficial(tx, { from: new Date(now.getTime() - span), now, limit: mostAtOnce }),
	}));
	let heard = 0;
	for (const { game, issue, draws_at: drawsAt } of rows) {
		if (!isLotteryGame(game) || sources.get(game) !== "feed") continue;
		const said = await feed.read({ game, issue, drawsAt, now });
		for (const result of [...said].sort((left, right) => left.version - right.version)) {
			if (isSigned(result, feed.key)) heard += (await take({ db, now, feed }, result)) ? 1 : 0;
			else log.warn({ game, issue }, "a feed's result is not signed by it and is dropped");
		}
	}
	return heard;
}

type Taking = Pick<LotteryTools, "db"> & { readonly now: Date; readonly feed: ResultFeed };

const take = ({ db, now, feed }: Taking, { game, issue, version, digits }: SignedResult): Promise<boolean> =>
	db.tx(async (tx) => {
		const said = { game, issue, digits, source: feed.name, corrects: version > 1 };
		const told = await tellResult(tx, { ...said, by: feedVoice, name: feed.name, now });
		return told.ok;
	});
