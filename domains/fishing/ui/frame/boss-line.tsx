// Says that a boss comes: five seconds before, while the sea goes dark.
import { useEffect, useMemo, useState } from "react";
import type { Speaker } from "#cabinet/ui";
import { type FishTable, planWave, waveTimes } from "../../core/index.ts";
import { useSpeciesName } from "../species-name.ts";
import { useFishingText } from "../text.ts";
import type { SeaHands } from "./use-sea.ts";
import { useSeen } from "./use-seen.ts";

export type BossLineProps = {
	readonly room: SeaHands["room"];
	readonly table: FishTable;
	readonly now: () => number;
	readonly speaker: Speaker;
};

const lookMilliseconds = 400;

export function BossLine({ room, table, now, speaker }: BossLineProps) {
	const say = useFishingText();
	const nameOf = useSpeciesName();
	const waves = useSeen(room, ({ seen }) => seen?.waves ?? []);
	const [coming, setComing] = useState<number>();
	useEffect(() => {
		const look = (): void => {
			const wave = waves.find(({ kind, at }) => kind === "boss" && now() >= at && now() < at + waveTimes.warned);
			setComing(wave?.n);
		};
		look();
		const timer = setInterval(look, lookMilliseconds);
		return () => clearInterval(timer);
	}, [waves, now]);
	useEffect(() => {
		if (coming !== undefined) speaker.play("scatter", 0.5);
	}, [coming, speaker]);
	const wave = waves.find(({ n }) => n === coming);
	const boss = useMemo(() => (wave === undefined ? undefined : planWave(wave, table)[0]?.species), [wave, table]);
	return (
		<p
			role="status"
			className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-28 font-bold text-[#ffe08a] drop-shadow-lg"
		>
			{boss === undefined ? "" : say("sea.boss", { species: nameOf(boss.name) })}
		</p>
	);
}
