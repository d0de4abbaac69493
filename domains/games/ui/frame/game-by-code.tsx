// An address that names a game by its vendor's code leads on to the game's page; to a code that no game has, the hall answers.
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Skeleton } from "#platform/ui";
import type { Category } from "../../core/index.ts";
import { useGameQuery } from "../asked-as-written.ts";

export type GameByCodeProps = {
	readonly category: Category;
	/** Its vendor, where the category has more games than one page of them. */
	readonly vassalage?: string | undefined;
	readonly gameCode: string;
	readonly playType: string | undefined;
	/** What is shown where there is no such game. */
	readonly otherwise: ReactNode;
};

/** The list call's largest page: no vendor with codes in addresses has more games in a category. */
const pageSize = 48;

export function GameByCode({ category, vassalage: vendor, gameCode, playType, otherwise }: GameByCodeProps) {
	const asked = { gameType: category, ...(vendor === undefined ? {} : { vassalage: vendor }), pageSize };
	const { data, error } = useGameQuery(asked, { freshMilliseconds: 300_000 });
	if (data === undefined && error === null) return <Skeleton className="h-96 rounded-panel" />;
	const game = data?.games.find((one) => one.gameCode.toLowerCase() === gameCode.toLowerCase());
	if (game === undefined) return otherwise;
	const { gameId, vassalage } = game;
	return (
		<Navigate
			to="/game"
			search={{ gameId, vassalage, mode: "real", ...(playType === undefined ? {} : { playType }) }}
			replace
		/>
	);
}
