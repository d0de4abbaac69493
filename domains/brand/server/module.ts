// Puts the brand together. Only the program around it calls this.
import type { Database } from "#platform/db";
import type { Log, Route } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { type Live, silentLive } from "#platform/live";
import type { BrandApi, CountryOf } from "./api.ts";
import { askBrands } from "./ask-brands.ts";
import { bootstrapSiteRoute } from "./bootstrap-site.ts";
import { cacheBrands } from "./cached-brands.ts";
import { listAnnouncementsRoute } from "./list-announcements.ts";
import { listBannersRoute } from "./list-banners.ts";
import { listCountriesRoute } from "./list-countries.ts";
import { listPagesRoute } from "./list-pages.ts";
import { readCustomerServiceRoute } from "./read-customer-service.ts";
import { readHelpCenterRoute } from "./read-help-center.ts";
import { readPageRoute } from "./read-page.ts";
import { readRegisterSettingsRoute } from "./read-register-settings.ts";
import { readStatusRoute } from "./read-status.ts";
import { readWhitelabelRoute } from "./read-whitelabel.ts";
import { routeDomainRoute } from "./route-domain.ts";
import { tellNotices } from "./tell-notices.ts";

export { migrations } from "./migrations.ts";
export { seed } from "./seed.ts";

export type BrandDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Pick<Log, "warn">;
	/** Where there is none, nobody is told of new announcements. */
	readonly live?: Pick<Live, "toAll">;
	/** Where no source is at hand, no address has a country. */
	readonly countryOf?: CountryOf;
};

export type BrandModule = {
	readonly routes: readonly Route[];
	readonly api: BrandApi;
	readonly close: () => Promise<void>;
};

/** Resolves when the brands have been read; call it after migrations and seed. */
export async function createBrandModule(deps: BrandDeps): Promise<BrandModule> {
	const cache = await cacheBrands({ ...deps, onChange: (change) => tellNotices(deps.live ?? silentLive, change) });
	const api = askBrands(cache, deps.countryOf ?? (() => undefined));
	const routes = [
		bootstrapSiteRoute(api),
		listAnnouncementsRoute(api),
		listBannersRoute(api),
		listCountriesRoute(() => cache.current().countries),
		listPagesRoute(api),
		readCustomerServiceRoute(api),
		readHelpCenterRoute(api),
		readPageRoute(api),
		readRegisterSettingsRoute(api),
		readStatusRoute(api),
		readWhitelabelRoute(api),
		routeDomainRoute(api),
	];
	return { routes, api, close: cache.close };
}
