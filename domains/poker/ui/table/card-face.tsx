// A card that people read at 360 px: a large index, its suit in one of four colours, or its back.
import { type Card, rankText, suitOf } from "../../core/index.ts";
import { usePokerText } from "../text.ts";

const glyphs = ["♣", "♦", "♥", "♠"] as const;
const colours = ["text-(--card-green)", "text-(--card-blue)", "text-(--card-red)", "text-(--card-black)"] as const;
const suitNames = ["c", "d", "h", "s"] as const;

const sizes = {
	small: "h-9 w-6.5 text-13 rounded-[5px]",
	medium:
		"h-12 w-8.5 text-16 rounded-[6px] sm:[@media(min-height:760px)]:h-16 sm:[@media(min-height:760px)]:w-11 sm:[@media(min-height:760px)]:text-20",
	large: "h-16 w-11 text-20 rounded-[7px] sm:h-20 sm:w-14 sm:text-28",
} as const;

export type CardFaceProps = { readonly card: Card; readonly size: keyof typeof sizes; readonly lit?: boolean };

export function CardFace({ card, size, lit = false }: CardFaceProps) {
	const say = usePokerText();
	const suit = suitOf(card);
	return (
		<span
			role="img"
			aria-label={say("card.name", { rank: rankText(card), suit: say(`card.${suitNames[suit] ?? "s"}`) })}
			className={`inline-flex shrink-0 flex-col items-center justify-center bg-(--card-paper) leading-none font-bold shadow-(--shadow) ${sizes[size]} ${colours[suit] ?? ""} ${lit ? "ring-2 ring-accent" : ""}`}
		>
			<span aria-hidden>{rankText(card)}</span>
			<span aria-hidden className="text-[0.9em]">
				{glyphs[suit]}
			</span>
		</span>
	);
}

export function CardBack({ size }: { readonly size: keyof typeof sizes }) {
	return (
		<span
			aria-hidden
			className={`inline-block shrink-0 border-2 border-(--card-paper) bg-(--poker) shadow-(--shadow) ${sizes[size]}`}
		/>
	);
}
