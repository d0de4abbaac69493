// Numbers that players post for a draw until it comes, also after its close: what was posted goes into its public seed.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listPosts, postNumber } from "../contract/index.ts";
import { type Issue, issueNumbered, postBounds, takesPosts } from "../core/index.ts";
import { ownerOf } from "./place-lottery-bet.ts";
import { type LotteryTools, lotteryIn } from "./ports.ts";
import { countPosts, insertPost, lockPosts, listPosts as readPosts } from "./post-rows.ts";

type Seat = { readonly play: PlayTicket; readonly numero: string };

const issueOf = ({ play, numero }: Seat): Issue | undefined => {
	const here = lotteryIn(play);
	return here === undefined || !takesPosts(here.game) ? undefined : issueNumbered(here.game, numero);
};

const closed = err(failure("POSTS_CLOSED"));

export const postNumberRoute = ({ db }: LotteryTools): Route =>
	bind(postNumber, async ({ numero, digits }, { play, now }) => {
		const issue = issueOf({ play, numero });
		if (issue === undefined) return err(failure("LOTTERY_UNKNOWN"));
		if (now.getTime() < issue.opensAt || now.getTime() >= issue.drawsAt) return closed;
		const holder = ownerOf(play);
		return db.tx(async (tx) => {
			if (!(await lockPosts(tx, issue))) return closed;
			const { all, own } = await countPosts(tx, { ...issue, holder });
			if (own >= postBounds.ofHolder || all >= postBounds.ofAll) return err(failure("POSTS_ENOUGH"));
			await insertPost(tx, { ...issue, place: all + 1, holder, digits, now });
			return ok({ place: all + 1 });
		});
	});

/** The newest that are shown. */
const shown = 20;

export const listPostsRoute = ({ db }: LotteryTools): Route =>
	bind(listPosts, async ({ numero }, { play }) => {
		const issue = issueOf({ play, numero });
		if (issue === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const holder = ownerOf(play);
		const rows = await db.read((tx) => readPosts(tx, issue));
		const mine = rows.filter((row) => row.holder === holder).length;
		return ok({
			count: rows.length,
			left: Math.max(0, Math.min(postBounds.ofHolder - mine, postBounds.ofAll - rows.length)),
			posts: rows
				.slice(-shown)
				.reverse()
				.map((row) => ({ place: row.place, digits: row.digits, own: row.holder === holder })),
		});
	});
