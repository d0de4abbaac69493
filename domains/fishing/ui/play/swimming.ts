// Who swims at a moment, as it is drawn and aimed at.
import { placeAt, type Swimmer, swimsAt } from "../../core/index.ts";
import type { Target } from "./bullets.ts";

export type Swim = { readonly swimmer: Swimmer };

export function swimmingAt(swimmers: readonly Swimmer[], time: number): readonly (Target & Swim)[] {
	const swim: (Target & Swim)[] = [];
	for (const swimmer of swimmers) {
		if (!swimsAt(swimmer, time)) continue;
		const { x, y } = placeAt(swimmer, time);
		swim.push({ x, y, fish: swimmer.fish, size: swimmer.species.size, swimmer });
	}
	return swim;
}
