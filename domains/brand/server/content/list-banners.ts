// Lists the banners of one place, in the operator's order.
import type { OutputOf } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listBanners } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";
import { type Asked, askedBrand } from "../asked.ts";
import { type Banner, shown } from "./content.ts";

type BannerAnswer = OutputOf<typeof listBanners>["banners"][number];

export function listBannersRoute(api: BrandApi): Route {
	return bind(listBanners, async ({ group }, call) => {
		const { brand, wish } = askedBrand(api, call);
		const banners = brand.banners.filter((banner) => banner.group === group && banner.announcementId === undefined);
		return ok({ banners: banners.flatMap((banner) => bannerAnswer(banner, wish)) });
	});
}

/** None when the banner has no text in any language. */
export function bannerAnswer(banner: Banner, wish: Asked["wish"]): BannerAnswer[] {
	const text = shown(banner, wish);
	if (text === undefined) return [];
	const { id, group, scene, image, link } = banner;
	return [{ id, group, scene, image, link, ...text }];
}
