// A promotion as its card shows it: its picture, where one stands, what it is called and until when.
import { Badge, LazyImage, useFormats } from "#platform/ui";
import type { State } from "../core/index.ts";
import { stateTones } from "./state-tones.ts";
import { usePromotionsText } from "./text.ts";

export type ActivityFaceProps = {
	readonly scene: string;
	readonly state: State;
	readonly title: string;
	readonly summary: string;
	readonly upTo: string;
	readonly closesAt: string | null;
	readonly currency: string;
};

export function ActivityFace({ scene, state, title, summary, upTo, closesAt, currency }: ActivityFaceProps) {
	const say = usePromotionsText();
	const { amount, date } = useFormats();
	return (
		<>
			<LazyImage
				src={`/art/scenes/${scene}-card.webp`}
				width={800}
				height={450}
				className="aspect-[16/9] w-full bg-night object-cover"
			/>
			<span className="flex grow flex-col gap-2 p-4">
				<span className="flex flex-wrap items-center gap-2">
					<Badge tone={stateTones[state]}>{say(`states.${state}`)}</Badge>
					{upTo === "" ? null : (
						<span className="text-13 text-text-2">{say("own.upTo", { amount: amount(upTo, currency) })}</span>
					)}
				</span>
				<span className="text-16 font-bold">{title}</span>
				<span className="text-14 text-text-2">{summary}</span>
				<span className="mt-auto pt-2 text-13 text-text-3">
					{closesAt === null ? say("own.always") : say("own.until", { end: date(closesAt) })}
				</span>
			</span>
		</>
	);
}
