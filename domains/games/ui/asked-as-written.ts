// What the site says of itself in the calls of games, field by field as the specification writes them.
import { useState } from "react";
import type { InputOf } from "#platform/contract";
import { currentSession, type QueryOptions, useLanguage } from "#platform/ui";
import type { Game, listGames } from "../contract/index.ts";
import { useListGames, useListHotGames, useListPopularGames } from "./calls.gen.ts";

const platform = "html5-desktop";
const clientType = 3;

/** Of when the page began: a first visit learns its brand a moment later, and what it asked stays asked. */
const useMerchant = (): string => useState(() => currentSession().merchant)[0];

/** Of the game query, besides what is looked for. */
export function useQueryFields() {
	const merchant = useMerchant();
	return { clientType, platform, channel: "WEB", merchant, language: useLanguage() } as const;
}

export function useHotRequest() {
	const merchantCode = useMerchant();
	const language = useLanguage();
	return { merchantCode, isPlatform: 2, vassalage: "", platform: "flash,html5-desktop", language } as const;
}

/** Without a prize mode: the games of every hall count. */
export function usePopularRequest() {
	return { count: 20, prizeMode: "", device: "WEB", language: useLanguage() } as const;
}

/** Every list of games that the site asks for, but the hall's own pages, asks by one of these three. */
export const useGameQuery = (asked: InputOf<typeof listGames>, options?: QueryOptions) =>
	useListGames({ ...useQueryFields(), ...asked }, options);
export const useHotGames = () => useListHotGames(useHotRequest());
export const usePopularGames = () => useListPopularGames(usePopularRequest());

export type Launched = Pick<Game, "gameId" | "vassalage"> & { readonly nodeId: string; readonly language: string };

/** Read at the launch: who plays is who is logged in then. */
export function launchPayload({ gameId, vassalage, nodeId, language }: Launched) {
	const { account: username, token = "", merchant: merchantCode } = currentSession();
	return {
		gameId,
		nodeId,
		accountType: 1,
		confirmTrans: 0,
		vassalage,
		launchMode: "GLS",
		platform,
		clientType,
		username,
		token,
		merchantCode,
		language,
	} as const;
}
