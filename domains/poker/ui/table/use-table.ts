// A table in the browser: opened, then followed by its room from one's own seat; acts are sent again until somebody answered.
import { useCallback, useEffect, useState } from "react";
import { useRoom } from "#platform/ui";
import { openPokerTable, pokerRoom } from "../../contract/index.ts";
import type { PlayerCommand } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { useAsked } from "../play/use-asked.ts";

/** Opens it, or says why not; again whenever `turn` changes, for what may be brought changes with it. */
export const useOpenTable = ({ client }: OpenedPoker, table: string, turn: number) =>
	useAsked(() => client.call(openPokerTable, { table }), `${table} ${turn}`);

const tries = 5;
const pauseMilliseconds = 700;

/** Once it stands. `refused` is the code of the last act that was. */
export function useTable({ table, playToken }: { readonly table: string; readonly playToken: string }) {
	const { state, act: send } = useRoom({ face: pokerRoom, id: table, playToken });
	return { seen: state.seen, ahead: state.ahead, away: state.away, ...useActs<PlayerCommand>(send) };
}

type Send = ReturnType<typeof useRoom>["act"];

/** Acts that are sent again until somebody answered. */
export function useActs<Command>(send: (command: Command) => ReturnType<Send>) {
	const [busy, setBusy] = useState(false);
	const [refused, setRefused] = useState<string>();
	const act = useCallback(
		async (command: Command): Promise<void> => {
			setBusy(true);
			setRefused(undefined);
			for (let left = tries; left > 0; left--) {
				const said = await send(command);
				if (said !== "silent" && said.ok) break;
				const code = said === "silent" ? "ROOM_BUSY" : said.code;
				if (code !== "ROOM_BUSY" || left === 1) {
					setRefused(code);
					break;
				}
				await new Promise((done) => setTimeout(done, pauseMilliseconds));
			}
			setBusy(false);
		},
		[send],
	);
	return { act, busy, refused };
}

const tickMilliseconds = 250;

/** The server's clock, four times a second while somebody's turn runs. */
export function useNow({ ahead, runs }: { readonly ahead: number; readonly runs: boolean }): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		if (!runs) return undefined;
		const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
		return () => clearInterval(timer);
	}, [runs]);
	return now + ahead;
}
