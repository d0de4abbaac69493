// Numbers that players post for the coming draw, also after its bets have closed: they feed its public seed.
import { useEffect, useId, useState } from "react";
import type { FramePlay, FramePorts } from "#cabinet/ui";
import { Button } from "#platform/ui";
import { type LotterySeen, listPosts, postNumber } from "../../contract/index.ts";
import { postShape, takesPosts } from "../../core/index.ts";
import { useAsked } from "../panels/use-asked.ts";
import { useLotteryText } from "../text.ts";

export type PostsProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
	readonly game: Pick<LotterySeen, "gameId" | "current">;
};

/** Nothing for a game that takes none. */
export function Posts({ game, ...props }: PostsProps) {
	return takesPosts(game.gameId) ? <PostsCard {...props} numero={game.current.numero} /> : null;
}

type PostsCardProps = Omit<PostsProps, "game"> & { readonly numero: string };

/** What others post is looked for so often. */
const lookMilliseconds = 10_000;

function PostsCard({ play, ports, numero }: PostsCardProps) {
	const say = useLotteryText();
	const id = useId();
	const client = ports.clientFor(play.token);
	const { answer, again } = useAsked(() => client.call(listPosts, { numero }), [numero]);
	const [digits, setDigits] = useState("");
	const [fault, setFault] = useState("");
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		const timer = setInterval(again, lookMilliseconds);
		return () => clearInterval(timer);
	});
	const post = async (): Promise<void> => {
		setBusy(true);
		const told = await client.call(postNumber, { numero, digits });
		setBusy(false);
		setFault(told.ok ? "" : ports.failureSentence(told.error));
		if (told.ok) setDigits("");
		again();
	};
	const seen = answer?.ok === true ? answer.value : undefined;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2 rounded-card bg-surface-2 p-3 text-14 sm:p-4">
			<h2 id={id} className="text-16 font-bold">
				{say("posts.title")}
			</h2>
			<p className="max-w-prose text-text-2">{say("posts.text")}</p>
			<form
				className="flex flex-wrap items-center gap-2"
				onSubmit={(event) => {
					event.preventDefault();
					void post();
				}}
			>
				<input
					aria-label={say("posts.label")}
					placeholder={say("posts.label")}
					value={digits}
					inputMode="numeric"
					autoComplete="off"
					onChange={(event) => setDigits(event.target.value.replace(/\D/g, "").slice(0, 5))}
					className="h-11 w-36 rounded-control border border-line-control bg-ground px-3 text-16 tabular-nums outline-none placeholder:text-text-3 focus:border-accent-text"
				/>
				<Button submit busy={busy} disabled={!postShape.test(digits) || seen?.left === 0}>
					{say("posts.act")}
				</Button>
				<p role="status" className="text-13 text-text-2">
					{seen === undefined ? "" : say("posts.count", { count: seen.count, left: seen.left })}
				</p>
			</form>
			<p role="alert" className="text-lost empty:hidden">
				{fault}
			</p>
			<ol className="flex flex-wrap gap-1.5">
				{seen?.posts.map(({ place, digits: posted, own }) => (
					<li
						key={place}
						aria-label={[say("posts.place", { place }), posted, ...(own ? [say("posts.own")] : [])].join(", ")}
						className={`rounded-control bg-surface-3 px-2 py-1 tabular-nums ${own ? "font-bold text-hue" : ""}`}
					>
						{posted}
					</li>
				))}
			</ol>
		</section>
	);
}
