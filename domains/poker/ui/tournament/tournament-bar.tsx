// What one may do with a tournament: enter it, give it up before it starts, step away and come back, talk of a deal, look at all of it.
import { useState } from "react";
import type { FramePorts } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { Button } from "#platform/ui";
import { enterPokerTournament } from "../../contract/index.ts";
import type { SeenTournament, TournamentPlayerCommand } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";
import { entryNow } from "./tournament-facts.ts";
import { Cost } from "./tournament-rows.tsx";

export type TournamentBarProps = {
	readonly seen: SeenTournament;
	readonly tournament: string;
	readonly opened: OpenedPoker;
	readonly ports: FramePorts;
	readonly now: number;
	readonly busy: boolean;
	readonly onSend: (command: TournamentPlayerCommand) => Promise<void>;
	readonly onBalance: (balance: string) => void;
	readonly onDetails: () => void;
	readonly onTables: () => void;
};

export function TournamentBar(props: TournamentBarProps) {
	const say = usePokerText();
	const { seen, now, busy, onSend, onDetails, onTables } = props;
	const { phase, you, table, deal, left, tables } = seen;
	const words = entryNow(seen, now);
	const state = table?.you?.state;
	return (
		<div className="flex flex-wrap items-center justify-center gap-2 border-t border-line px-3 py-1.5 text-14">
			{words === undefined ? null : <Enter {...props} words={words} />}
			{phase === "registering" && you !== null ? (
				<>
					<span className="text-text-2">{say("cup.registered")}</span>
					<Button look="quiet" size="small" busy={busy} onPress={() => void onSend({ type: "unregister" })}>
						{say("cup.unregister")}
					</Button>
				</>
			) : null}
			{state === "in" ? (
				<Button look="quiet" size="small" onPress={() => void onSend({ type: "away" })}>
					{say("seat.away")}
				</Button>
			) : null}
			{state === "away" ? (
				<Button size="small" onPress={() => void onSend({ type: "return" })}>
					{say("seat.back")}
				</Button>
			) : null}
			{you?.plays === true && tables === 1 && left > 1 && deal === null ? (
				<Button look="quiet" size="small" onPress={() => void onSend({ type: "propose" })}>
					{say("cup.propose")}
				</Button>
			) : null}
			{phase === "running" ? (
				<Button look="quiet" size="small" onPress={onDetails}>
					{say("cup.details")}
				</Button>
			) : null}
			<Button look="quiet" size="small" onPress={onTables}>
				{say("hall.tables")}
			</Button>
		</div>
	);
}

type EnterProps = TournamentBarProps & { readonly words: NonNullable<ReturnType<typeof entryNow>> };

/** The press carries a key, so it takes the money once. */
function Enter({ seen: { config }, tournament, opened, ports, onBalance, words }: EnterProps) {
	const say = usePokerText();
	const [key, setKey] = useState(() => crypto.randomUUID());
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState<CallFailure>();
	const enter = async (): Promise<void> => {
		setBusy(true);
		setFailed(undefined);
		const answer = await opened.client.call(enterPokerTournament, { key, tournament });
		setBusy(false);
		if (answer.ok) onBalance(answer.value.balance);
		else setFailed(answer.error);
		// After a certain answer the next press is another entry.
		if (answer.ok || answer.error.code !== "POKER_BUSY") setKey(crypto.randomUUID());
	};
	if (config === null) return null;
	return (
		<>
			<Button busy={busy} onPress={() => void enter()}>
				{say(`cup.${words}`)} (<Cost config={config} />)
			</Button>
			{failed === undefined ? null : (
				<p role="alert" className="w-full text-center text-14 text-lost">
					{ports.failureSentence(failed)}
				</p>
			)}
		</>
	);
}
