// Which of three faces the site shows: the product, the maintenance page or the region page. Maintenance comes first.

export const systemStatus = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;

export type SystemStatus = (typeof systemStatus)[keyof typeof systemStatus];

export type Maintenance = {
	readonly active: boolean;
	/** When it is expected to end, where that is known. It does not end by itself: an operator ends it. */
	readonly until: Date | undefined;
};

/** What is known of a caller's place. */
export type Place = {
	/** ISO 3166-1 alpha-2, or undefined where no source can tell. */
	readonly country: string | undefined;
	/** What the brand's list of networks says of the address; an allowed network passes whatever its country. */
	readonly network: "allowed" | "denied" | undefined;
};

export function decideStatus(
	maintenance: Maintenance,
	region: { readonly place: Place; readonly restrictedCountries: ReadonlySet<string> },
): SystemStatus {
	if (maintenance.active) return systemStatus.maintenance;
	return isRestricted(region.place, region.restrictedCountries) ? systemStatus.regionRestricted : systemStatus.normal;
}

/** A place nobody can name is not restricted by its country: only by its network. */
export function isRestricted(place: Place, restrictedCountries: ReadonlySet<string>): boolean {
	if (place.network !== undefined) return place.network === "denied";
	return place.country !== undefined && restrictedCountries.has(place.country);
}
