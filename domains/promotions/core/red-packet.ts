// A red packet: a total in so many parts, every part by the same law. The cuts are drawn uniformly among all places between two
// units (Floyd), so that every way to cut is equally likely; amounts in minor units.
import { type BlockOf, seededDraw } from "./seeded-draw.ts";

export type Packet = { readonly total: number; readonly parts: number };

/** Every part is at least one unit; they sum up to the total. */
export function cutPacket(
	{ total, parts }: Packet,
	{ clientSeed, blockOf }: { readonly clientSeed: string; readonly blockOf: BlockOf },
): readonly number[] {
	if (parts < 1 || total < parts) throw new RangeError("fewer units than parts");
	const chance = seededDraw(clientSeed, blockOf);
	const places = total - 1;
	const cuts = new Set<number>();
	for (let most = places - parts + 2; most <= places; most++) {
		const place = chance.below(most) + 1;
		cuts.add(cuts.has(place) ? most : place);
	}
	const edges = [0, ...[...cuts].toSorted((one, other) => one - other), total];
	return edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
}
