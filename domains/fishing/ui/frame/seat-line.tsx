// Who sits at the four cannons, and the way out to the rooms.
import { Button } from "#platform/ui";
import { seatsOfRoom } from "../../core/index.ts";
import { toneOfPlace } from "../art/tones.ts";
import { useFishingText } from "../text.ts";
import type { SeaHands } from "./use-sea.ts";
import { useSeen } from "./use-seen.ts";

const places: readonly number[] = Array.from({ length: seatsOfRoom }, (_, place) => place);

export type SeatLineProps = {
	readonly room: SeaHands["room"];
	readonly own: number;
	readonly onLeave: () => void;
};

export function SeatLine({ room, own, onLeave }: SeatLineProps) {
	const say = useFishingText();
	const seats = useSeen(room, ({ seen }) => (seen?.seats ?? []).map(({ place, name }) => ({ place, name })));
	return (
		<div className="flex shrink-0 items-center gap-2 px-3 py-1.5">
			<ul aria-label={say("seats.label")} className="scroll-row min-w-0 grow gap-2">
				{places.map((place) => {
					const seat = seats.find((one) => one.place === place);
					const name =
						seat === undefined
							? say("seats.free")
							: place === own
								? say("seats.you")
								: (seat.name ?? say("seats.guest"));
					return (
						<li
							key={place}
							className={`flex shrink-0 items-center gap-1.5 rounded-control bg-surface-1 px-2 py-1 text-13 ${seat === undefined ? "text-text-3 max-sm:hidden" : ""}`}
						>
							<span
								aria-hidden="true"
								className="size-2.5 rounded-[3px]"
								style={{ background: seat === undefined ? "transparent" : toneOfPlace(place) }}
							/>
							{name}
						</li>
					);
				})}
			</ul>
			<Button look="quiet" onPress={onLeave}>
				{say("seats.leave")}
			</Button>
		</div>
	);
}
