// A tournament in the browser: opened, then followed by its room from one's own seat.
import { useRoom } from "#platform/ui";
import { openPokerTournament, pokerTournamentRoom } from "../../contract/index.ts";
import type { SeenTournament, TournamentPlayerCommand } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { useAsked } from "../play/use-asked.ts";
import { useActs } from "../table/use-table.ts";

export type OpenedTournament = { readonly seen: SeenTournament; readonly balance: string };

/** Opens it, or says why not. */
export const useOpenTournament = ({ client }: OpenedPoker, tournament: string) =>
	useAsked(() => client.call(openPokerTournament, { tournament }), tournament);

/** Once it stands. */
export function useTournament({ tournament, playToken }: { readonly tournament: string; readonly playToken: string }) {
	const { state, act: send } = useRoom({ face: pokerTournamentRoom, id: tournament, playToken });
	return { seen: state.seen, ahead: state.ahead, away: state.away, ...useActs<TournamentPlayerCommand>(send) };
}
