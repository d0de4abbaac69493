// Joins the play of a table to the browser: its clock, the live room, sounds, the site around the frame.
import { useEffect, useState } from "react";
import { type FramePorts, later, openSpeaker, type Speaker } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { externalStore, useRoom } from "#platform/ui";
import { tableRoom } from "../../contract/index.ts";
import type { OpenedTable } from "../play/open-table.ts";
import { createTablePlay } from "../play/table-play.ts";
import type { TablePlay } from "../play/table-types.ts";

const mutedKey = "tessera.muted";
const tuning = { root: 247, scale: [0, 2, 5, 7, 9], instrument: "bell" } as const;
/** The server keeps a table going for whoever looks. */
const lookMilliseconds = 20_000;

export function useTable(opened: OpenedTable, ports: FramePorts) {
	const [used] = useState(() => {
		const muted = externalStore(localStorage.getItem(mutedKey) === "true");
		const speaker = openSpeaker(tuning, { muted: muted.get() });
		muted.listen(() => {
			localStorage.setItem(mutedKey, String(muted.get()));
			speaker.setMuted(muted.get());
		});
		return { muted, speaker, table: playOf(opened, { ports, speaker }) };
	});
	const { table, muted, speaker } = used;
	useEffect(() => ports.onMuteWish(muted.set), [ports, muted]);
	const { state: room } = useRoom({ face: tableRoom, id: opened.first.table.table });
	useEffect(() => {
		if (room.seen !== undefined) table.hear({ table: room.seen, now: Date.now() + room.ahead });
		table.setAway(room.away);
	}, [room, table]);
	useEffect(() => ports.onLinkBack(() => void table.look()), [ports, table]);
	useEffect(() => {
		const timer = setInterval(() => void table.look(), lookMilliseconds);
		return () => {
			clearInterval(timer);
			table.close();
			speaker.close();
		};
	}, [table, speaker]);
	return used;
}

type Making = { readonly ports: FramePorts; readonly speaker: Speaker };

function playOf({ first, asking, currency, session }: OpenedTable, { ports, speaker }: Making): TablePlay {
	return createTablePlay(
		first,
		{ currency },
		{
			...asking,
			clock: () => Date.now(),
			later,
			newKey: () => crypto.randomUUID(),
			placed() {
				speaker.play("symbols");
				ports.tell({ type: "round-start" });
			},
			decided({ stake, returned, ticketId }) {
				// Nothing celebrates a return at or below the stake (RTS 14F).
				if (returned > stake) speaker.play("win");
				const [staked, win] = [formatMinor(stake, currency), formatMinor(returned, currency)];
				ports.tell({ type: "round-end", roundId: ticketId, stake: staked, win });
				void session?.refresh();
			},
			sessionLost: (errorCode) => ports.tell({ type: "session-lost", errorCode }),
		},
	);
}

const tickMilliseconds = 250;

/** The server's clock as it goes on, four times a second. */
export function useNow(table: Pick<TablePlay, "now">): number {
	const [now, setNow] = useState(table.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(table.now()), tickMilliseconds);
		return () => clearInterval(timer);
	}, [table]);
	return now;
}
