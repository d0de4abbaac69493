// Brings promotions up above the games and loyalty, with the keys of this house and what the default brand starts with.
import type { HouseKey } from "#platform/kernel/node";
import {
	createPromotionsModule,
	type PromotionsDeps,
	type PromotionsModule,
	seed as seedPromotions,
} from "#promotions/module";

export async function bringPromotions(
	{ houseKey }: { readonly houseKey: HouseKey },
	deps: Omit<PromotionsDeps, "seedKey" | "pictureKey" | "digestKey">,
): Promise<PromotionsModule> {
	const seedKey = houseKey("promotions.seeds");
	const digestKey = houseKey("promotions.digests");
	const given = { ...deps, seedKey, digestKey, pictureKey: houseKey("promotions.pictures") };
	await seedPromotions(given);
	return createPromotionsModule(given);
}
