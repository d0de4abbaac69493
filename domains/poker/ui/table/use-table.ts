// A table in the browser: opened, then followed by its room from one's own seat; acts are sent again until somebody answered.
import { useCallback, useEffect, useState } from "react";
import type { CallFailure } from "#platform/contract/client";
import { useRoom } from "#platform/ui";
import { openPokerTable, pokerRoom } from "../../contract/index.ts";
import type { PlayerCommand, SeenTable } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";

type Bounds = { readonly least: number; readonly most: number };

/** Nobody knows whether it stands: it is asked for again in a while. */
const uncertain: ReadonlySet<string> = new Set(["POKER_BUSY", "NETWORK", "TIMEOUT", "TEMPORARILY_UNAVAILABLE"]);
const againMilliseconds = 1_000;

/** Opens it, or says why not; again whenever `turn` changes, for what may be brought changes with it. */
export function useOpenTable({ client }: OpenedPoker, table: string, turn: number) {
	const [opened, setOpened] = useState<Bounds & { readonly seen: SeenTable }>();
	const [failed, setFailed] = useState<CallFailure>();
	useEffect(() => {
		let gone = turn < 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const ask = async (): Promise<void> => {
			const answer = await client.call(openPokerTable, { table });
			if (gone) return;
			if (answer.ok) setOpened(answer.value);
			else if (uncertain.has(answer.error.code)) timer = setTimeout(() => void ask(), againMilliseconds);
			else setFailed(answer.error);
		};
		void ask();
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [client, table, turn]);
	return { opened, failed };
}

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
