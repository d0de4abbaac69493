// Reads the help centre in the caller's language.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readHelpCenter } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";
import { askedBrand } from "../asked.ts";
import { shown } from "./content.ts";

export function readHelpCenterRoute(api: BrandApi): Route {
	return bind(readHelpCenter, async (_input, call) => {
		const { brand, wish } = askedBrand(api, call);
		const topics = brand.help.flatMap((topic) => {
			const text = shown(topic, wish);
			if (text === undefined) return [];
			const articles = topic.articles.flatMap((article) => {
				const read = shown(article, wish);
				return read === undefined ? [] : [{ code: article.code, ...read }];
			});
			return [{ code: topic.code, title: text.title, articles }];
		});
		return ok({ topics });
	});
}
