// A won round that its owner shows: the game, what was won, and the way to see it again.
import { timesMark } from "#games/contract";
import { Amount, Icon, LazyImage } from "#platform/ui";
import type { ShownLine } from "../../contract/index.ts";
import { useCommunityText } from "../text.ts";

export function WinCardView({ card }: { readonly card: NonNullable<ShownLine["card"]> }) {
	const say = useCommunityText();
	const times = card.currency === timesMark;
	return (
		<a
			href={`/replay/${card.token}`}
			data-hue={card.gameType}
			className="cut-corner-small mt-1 flex items-center gap-3 rounded-control bg-surface-3 p-2 pe-4 transition hover:brightness-110"
		>
			<LazyImage
				src={card.smallIcon}
				width={44}
				height={44}
				className="cut-corner-small size-11 shrink-0 rounded-control object-cover"
			/>
			<span className="min-w-0 grow">
				<span className="block truncate font-medium">{card.displayName}</span>
				<span className="flex items-center gap-1 text-13 text-text-3">
					<Icon name="replay" className="size-4" />
					{say("chat.see")}
				</span>
			</span>
			<span className="text-end text-won">
				{times ? (
					<span className="tabular-nums">{`× ${card.win}`}</span>
				) : (
					<Amount amount={card.win} currency={card.currency} />
				)}
			</span>
		</a>
	);
}
