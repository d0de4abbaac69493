// Everything an operator does to a brand, as the trail names it: an act is written by one of these names alone.

export const brandActs = [
	...(["maintenance on", "maintenance off", "region close", "region open", "flag on", "flag off"] as const),
	...(["hosts any", "hosts own", "offer registration", "offer zalo"] as const),
	...(["settings changed", "field changed", "ages changed"] as const),
	...(["announcement added", "announcement changed", "banner added", "banner changed"] as const),
	...(["promotion added", "promotion changed", "article added", "article changed"] as const),
	...(["page added", "page changed"] as const),
] as const;

export type BrandAct = (typeof brandActs)[number];
