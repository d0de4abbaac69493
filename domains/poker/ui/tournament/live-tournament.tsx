// A tournament that is looked at or played in: before its start and after its end all there is to know of it, meanwhile the table.
import { useEffect, useId, useState } from "react";
import { ControlBar, CornerMenu, Marks, SessionLine } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { Dialog, Skeleton } from "#platform/ui";
import { enterPoker } from "../../contract/index.ts";
import type { SeenTournament } from "../../core/index.ts";
import { FeltAndActs } from "../frame/felt-and-acts.tsx";
import type { LivePokerProps } from "../frame/live-poker.tsx";
import { type PanelName, PokerPanels } from "../frame/poker-panels.tsx";
import { TableSaid } from "../frame/table-said.tsx";
import { Chips } from "../hall/table-rows.tsx";
import { ActionBar } from "../table/action-bar.tsx";
import { Felt } from "../table/felt.tsx";
import { useNow } from "../table/use-table.ts";
import { usePokerText } from "../text.ts";
import { TournamentBar } from "./tournament-bar.tsx";
import { TournamentDeal } from "./tournament-deal.tsx";
import { TournamentLine } from "./tournament-line.tsx";
import { useTournamentName } from "./tournament-rows.tsx";
import { TournamentSheet } from "./tournament-sheet.tsx";
import { type OpenedTournament, useOpenTournament, useTournament } from "./use-tournament.ts";

export type LiveTournamentProps = Omit<LivePokerProps, "table" | "shown" | "onTurn" | "onShut"> & {
	readonly tournament: string;
};

export function LiveTournament(props: LiveTournamentProps) {
	const { tournament, opened, ports } = props;
	const { opened: stands, failed } = useOpenTournament(opened, tournament);
	if (failed !== undefined) return <p role="alert">{ports.failureSentence(failed)}</p>;
	if (stands === undefined) return <Skeleton className="h-dvh" />;
	return <Followed {...props} stands={stands} />;
}

type FollowedProps = LiveTournamentProps & { readonly stands: OpenedTournament };

function Followed({ tournament, opened, play, ports, onRecall, onTables, stands }: FollowedProps) {
	const say = usePokerText();
	const titleId = useId();
	const nameOf = useTournamentName();
	const { seen: heard, ahead, away, act, busy, refused } = useTournament({ tournament, playToken: play.token });
	const seen = heard ?? stands.seen;
	const now = useNow({ ahead, runs: seen.phase === "running" || seen.phase === "registering" });
	const [panel, setPanel] = useState<PanelName>();
	const [details, setDetails] = useState(false);
	const { balance, setBalance } = usePurse({ opened, ports, stands, seen });
	const { config, table } = seen;
	const number = Number(tournament.split("-").at(-1));
	const name = config === null ? "" : nameOf({ config, number });
	return (
		<main
			aria-labelledby={titleId}
			data-hue="PVP"
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
		>
			{opened.session?.shown === true ? <SessionLine session={opened.session} /> : null}
			<Marks mode={opened.mode} />
			<h1 id={titleId} className={table === null ? "px-4 pt-3 text-20 font-bold" : "sr-only"}>
				{name}
			</h1>
			<TournamentLine seen={seen} now={now} />
			<FeltAndActs
				felt={
					table === null ? (
						<div className="mx-auto flex max-w-240 flex-col gap-4 p-4">
							<HowItStands seen={seen} />
							<TournamentSheet seen={seen} />
						</div>
					) : (
						<Felt seen={table} now={now} onSit={undefined} />
					)
				}
			>
				<TournamentDeal seen={seen} now={now} busy={busy} onSend={(type) => void act({ type })} />
				{table === null ? null : (
					<>
						<TableSaid seen={table} away={away} refused={refused} />
						<ActionBar
							seen={table}
							busy={busy}
							keys
							onAct={(wish) => {
								const { hand } = table;
								if (hand !== null) void act({ type: "act", hand: hand.id, turn: hand.turn, act: wish });
							}}
						/>
					</>
				)}
				<TournamentBar
					seen={seen}
					tournament={tournament}
					opened={opened}
					ports={ports}
					now={now}
					busy={busy}
					onSend={act}
					onBalance={setBalance}
					onDetails={() => setDetails(true)}
					onTables={onTables}
				/>
			</FeltAndActs>
			<ControlBar
				currency={opened.currency}
				balance={balance}
				win={undefined}
				above={false}
				stake={formatMinor(
					BigInt((seen.you?.entries ?? 0) * ((config?.buyIn ?? 0) + (config?.fee ?? 0))),
					opened.currency,
				)}
				lowest
				highest
				corner={
					<CornerMenu
						muted
						onMute={undefined}
						onRules={() => setPanel("rules")}
						onKeys={undefined}
						onHistory={() => setPanel("history")}
						onFairness={() => setPanel("hands")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={null}
			/>
			<PokerPanels
				panel={panel}
				play={play}
				ports={ports}
				opened={opened}
				onRecall={onRecall}
				onClose={() => setPanel(undefined)}
			/>
			<Dialog open={details} onClose={() => setDetails(false)} title={name} size="panel">
				<div data-hue="PVP" className="overflow-y-auto">
					<TournamentSheet seen={seen} />
				</div>
			</Dialog>
			<p role="status" className="sr-only">
				{say(`cup.phase.${seen.phase}`)}
			</p>
		</main>
	);
}

/** In a sentence, where no table is to be seen: what one waits for, or how it ended. */
function HowItStands({ seen }: { readonly seen: SeenTournament }) {
	const say = usePokerText();
	const { phase, config, you, reason, byDeal } = seen;
	if (config === null) return null;
	const { place, prize } = you ?? { place: null, prize: 0 };
	if (phase === "registering")
		return <p className="text-14 text-text-2">{say(config.startsAt === null ? "cup.whenFull" : "cup.byClock")}</p>;
	if (phase === "cancelled")
		return <p className="text-14">{say(reason === "few" ? "cup.cancelledFew" : "cup.cancelledBy")}</p>;
	return (
		<p className="text-16">
			{place === null ? say("cup.over") : say("cup.yourPlace", { place })}{" "}
			{prize > 0 ? (
				<b className="text-won">
					<Chips of={prize} currency={config.currency} />
				</b>
			) : null}
			{byDeal ? <span className="block text-14 text-text-2">{say("cup.byDeal")}</span> : null}
		</p>
	);
}

type Purse = Pick<FollowedProps, "opened" | "ports" | "stands"> & { readonly seen: SeenTournament };

/** The main purse: asked again when an entry was given up or it is over. */
function usePurse({ opened: { client, currency }, ports, stands, seen: { phase, you } }: Purse) {
	const [balance, setBalance] = useState(stands.balance);
	const turn = `${phase}-${you?.entries ?? 0}`;
	useEffect(() => {
		const asked = { turn, gone: false };
		void client.call(enterPoker, {}).then((answer) => {
			if (!asked.gone && answer.ok) setBalance(answer.value.balance);
		});
		return () => {
			asked.gone = true;
		};
	}, [turn, client]);
	useEffect(() => {
		ports.tell({ type: "balance", amount: balance, currency });
	}, [ports, balance, currency]);
	return { balance, setBalance };
}
