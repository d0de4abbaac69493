// A tournament in the browser: opened, then followed by its room from one's own seat.
import { useEffect, useState } from "react";
import type { CallFailure } from "#platform/contract/client";
import { useRoom } from "#platform/ui";
import { openPokerTournament, pokerTournamentRoom } from "../../contract/index.ts";
import type { SeenTournament, TournamentPlayerCommand } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { useActs } from "../table/use-table.ts";

export type OpenedTournament = { readonly seen: SeenTournament; readonly balance: string };

/** Opens it, or says why not. */
export function useOpenTournament({ client }: OpenedPoker, tournament: string) {
	const [opened, setOpened] = useState<OpenedTournament>();
	const [failed, setFailed] = useState<CallFailure>();
	useEffect(() => {
		const asked = { gone: false };
		void client.call(openPokerTournament, { tournament }).then((answer) => {
			if (asked.gone) return;
			if (answer.ok) setOpened(answer.value);
			else setFailed(answer.error);
		});
		return () => {
			asked.gone = true;
		};
	}, [client, tournament]);
	return { opened, failed };
}

/** Once it stands. */
export function useTournament({ tournament, playToken }: { readonly tournament: string; readonly playToken: string }) {
	const { state, act: send } = useRoom({ face: pokerTournamentRoom, id: tournament, playToken });
	return { seen: state.seen, ahead: state.ahead, away: state.away, ...useActs<TournamentPlayerCommand>(send) };
}
