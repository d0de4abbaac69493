// Who swims at a moment, as it is drawn and aimed at.
import { placeAt, type Swimmer, swimsAt, type WaterNow } from "../../core/index.ts";
import type { Target } from "./bullets.ts";

export type Swim = { readonly swimmer: Swimmer };

export const swimmingAt = (
	water: WaterNow,
	{ time, dead }: { readonly time: number; readonly dead: ReadonlySet<number> },
): readonly (Target & Swim)[] =>
	water
		.all()
		.filter((swimmer) => !dead.has(swimmer.fish) && swimsAt(swimmer, time))
		.map((swimmer) => ({ ...placeAt(swimmer, time), fish: swimmer.fish, size: swimmer.species.size, swimmer }));
