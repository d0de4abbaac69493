// Lists the announcements of one type that are in force, newest first.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listAnnouncements } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";
import { askedBrand } from "../asked.ts";
import { type Announcement, shown } from "./content.ts";
import { bannerAnswer } from "./list-banners.ts";

/** Notices per page, as the specification says. */
const pageSize = 9;

export function listAnnouncementsRoute(api: BrandApi): Route {
	return bind(listAnnouncements, async ({ type, pageNo }, call) => {
		const { brand, wish } = askedBrand(api, call);
		const isMember = call.principal !== undefined && !call.principal.guest;
		const inForce = brand.announcements.filter(
			(one) => one.type === type && isInForce(one, call.now) && (isMember || !isForPlayers(one)),
		);
		const page = inForce.slice((pageNo - 1) * pageSize, pageNo * pageSize);
		return ok({
			announcements: page.flatMap((one) => {
				const banners = brand.banners.filter((banner) => banner.announcementId === one.id);
				const text = shown(one, wish);
				if (text === undefined) return [];
				const { id, publishedAt, popup, player, promotion } = one;
				return {
					id,
					type,
					...text,
					publishedAt: publishedAt.toISOString(),
					banners: banners.flatMap((banner) => bannerAnswer(banner, wish)),
					popup,
					player,
					promotion,
				};
			}),
			pageNum: pageNo,
			totalPages: Math.max(1, Math.ceil(inForce.length / pageSize)),
		});
	});
}

function isInForce(announcement: Announcement, now: Date): boolean {
	return announcement.publishedAt <= now && (announcement.endsAt === undefined || now < announcement.endsAt);
}

/** What is for players is told to nobody else. */
const isForPlayers = ({ type, player }: Announcement): boolean => player || type === "PL";
