// Opens a game on the server: for real or as a trial, once for each visit.
import { useCallback, useEffect, useRef } from "react";
import { isMember, useLanguage, useSession } from "#platform/ui";
import { type Game, listRecentGames } from "../../contract/index.ts";
import { launchPayload } from "../asked-as-written.ts";
import { useLaunchGame, useLaunchTrial } from "../calls.gen.ts";

export type LaunchAsked = Pick<Game, "gameId" | "vassalage"> & { readonly mode: "real" | "demo" };

/** Launches once for each visit; the answer's address is good once. */
export function useLaunch({ gameId: id, vassalage: vendor, mode }: LaunchAsked, nodeId: string) {
	const language = useLanguage();
	// What the catalogue says by then: nothing waits for it.
	const node = useRef(nodeId);
	node.current = nodeId;
	const real = useLaunchGame({ refreshes: [listRecentGames] });
	const trial = useLaunchTrial();
	const action = mode === "real" ? real : trial;
	const member = isMember(useSession());
	const launched = useRef(false);
	const launch = useCallback(() => {
		if (mode === "real") real.mutate(launchPayload({ gameId: id, vassalage: vendor, nodeId: node.current, language }));
		else trial.mutate({ gameId: id, vassalage: vendor });
	}, [real.mutate, trial.mutate, id, vendor, mode, language]);
	useEffect(() => {
		if (launched.current || (mode === "real" && !member)) return;
		launched.current = true;
		launch();
	}, [launch, mode, member]);
	const around = mode === "real" ? real.data?.around : undefined;
	const { data, error } = action;
	return { address: data?.game_url, around, error, launch, waitsForLogin: mode === "real" && !member };
}
