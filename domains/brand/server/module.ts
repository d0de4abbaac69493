// Puts the brand together. Only the program around it calls this.
import type { Database } from "#platform/db";
import type { Log, Route } from "#platform/http";
import type { Clock, NewId } from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";
import { type Live, silentLive } from "#platform/live";
import type { BrandApi, CountryOf } from "./api.ts";
import { askBrands } from "./ask-brands.ts";
import { cacheBrands } from "./cached-brands.ts";
import { listAnnouncementsRoute } from "./content/list-announcements.ts";
import { listBannersRoute } from "./content/list-banners.ts";
import { listPagesRoute } from "./content/list-pages.ts";
import { listPromotionsRoute } from "./content/list-promotions.ts";
import { readHelpCenterRoute } from "./content/read-help-center.ts";
import { readPageRoute } from "./content/read-page.ts";
import { readPromotionRoute } from "./content/read-promotion.ts";
import { followNotices } from "./content/tell-due-notices.ts";
import { type BrandsChange, tellNotices } from "./content/tell-notices.ts";
import { leaveFeedbackRoute } from "./leave-feedback.ts";
import { listOwnMessagesRoute, seeOwnMessagesRoute } from "./own-messages.ts";
import { openCountrySource } from "./regions/country-source.ts";
import { listCountriesRoute } from "./regions/list-countries.ts";
import { bootstrapSiteRoute } from "./site/bootstrap-site.ts";
import { readCustomerServiceRoute } from "./site/read-customer-service.ts";
import { readRegisterSettingsRoute } from "./site/read-register-settings.ts";
import { readStatusRoute } from "./site/read-status.ts";
import { readWhitelabelRoute } from "./site/read-whitelabel.ts";
import { routeDomainRoute } from "./site/route-domain.ts";
import { tellStatus } from "./site/tell-status.ts";

export {
	type BrandSwitches,
	carryOutAct,
	type OperatorAct,
	readSwitches,
	type SwitchState,
} from "./desk/operator-acts.ts";
export { migrations } from "./migrations.ts";
export { seed } from "./seed/seed.ts";

type BrandDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** Where there is none, the operating system's generator makes the numbers of messages. */
	readonly newId?: NewId;
	readonly log: Pick<Log, "warn">;
	/** Where there is none, nobody is told of new announcements. */
	readonly live?: Pick<Live, "toAll">;
	/** A MaxMind country database; where there is none, no address has a country. */
	readonly countryFile?: string;
	/** In place of the file. */
	readonly countryOf?: CountryOf;
};

export type BrandModule = {
	readonly routes: readonly Route[];
	readonly api: BrandApi;
	readonly close: () => Promise<void>;
};

/** Resolves when the brands have been read; call it after migrations and seed. */
export async function createBrandModule(deps: BrandDeps): Promise<BrandModule> {
	const live = deps.live ?? silentLive;
	const onChange = (change: BrandsChange): void => {
		tellNotices(live, change);
		tellStatus(live, change);
	};
	const cache = await cacheBrands({ ...deps, onChange });
	const unfollow = followNotices({ cache, clock: deps.clock, live });
	const countries = await openCountrySource({ file: deps.countryFile, log: deps.log });
	const api = askBrands(cache, deps.countryOf ?? countries.countryOf);
	const routes = [
		bootstrapSiteRoute(api),
		leaveFeedbackRoute(api, { db: deps.db, newId: deps.newId ?? secureIds }),
		listOwnMessagesRoute(deps),
		seeOwnMessagesRoute(deps),
		listAnnouncementsRoute(api),
		listBannersRoute(api),
		listCountriesRoute(() => cache.current().countries),
		listPagesRoute(api),
		listPromotionsRoute(api),
		readCustomerServiceRoute(api),
		readHelpCenterRoute(api),
		readPageRoute(api),
		readPromotionRoute(api),
		readRegisterSettingsRoute(api),
		readStatusRoute(api),
		readWhitelabelRoute(api),
		routeDomainRoute(api),
	];
	const close = async (): Promise<void> => {
		unfollow();
		await countries.close();
		await cache.close();
	};
	return { routes, api, close };
}
