// A room that is played: the sea, the cannon's switches, the bar with the money, and the panels.
import { useEffect, useId, useState } from "react";
import {
	Announce,
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	type HistoryProps,
	Marks,
	SessionLine,
	useKeys,
} from "#cabinet/ui";
import { useFormats } from "#platform/ui";
import type { FishingSeen } from "../../contract/index.ts";
import type { Cannon, OpenedFishing } from "../play/open-fishing.ts";
import type { Kill } from "../play/sea-play.ts";
import { betsText, minorOf } from "../play/words.ts";
import { useSpeciesName } from "../species-name.ts";
import { useFishingText } from "../text.ts";
import { BossLine } from "./boss-line.tsx";
import { CannonSwitches } from "./cannon-switches.tsx";
import { FishingPanels, type PanelName } from "./fishing-panels.tsx";
import { SeaCanvas } from "./sea-canvas.tsx";
import { SeatLine } from "./seat-line.tsx";
import { useCannonKeys } from "./use-cannon-keys.ts";
import { useLossStop } from "./use-loss-stop.ts";
import { useSea } from "./use-sea.ts";
import { useSeen } from "./use-seen.ts";

export type LiveSeaProps = {
	readonly opened: OpenedFishing;
	readonly cannon: Cannon;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
	readonly onLeave: () => void;
};

const moneyOf = (mine: FishingSeen["mine"]) =>
	mine === undefined
		? undefined
		: { balance: mine.balance, staked: mine.staked, won: mine.won, stop: mine.stop ?? undefined };

export function LiveSea({ opened, cannon, play, ports, onRecall, onLeave }: LiveSeaProps) {
	const say = useFishingText();
	const nameOf = useSpeciesName();
	const { amount } = useFormats();
	const titleId = useId();
	const hands = useSea({ opened, cannon, play, ports });
	const { sea, room, muted } = hands;
	const away = useSeen(room, (state) => state.away);
	const lost = useSeen(room, ({ seen }) => seen !== undefined && seen.mine === undefined);
	const mine = useSeen(room, ({ seen }) => moneyOf(seen?.mine));
	const own = useSeen(room, ({ seen }) => seen?.kills.findLast(({ place }) => place === cannon.place));
	const hand = sea.hand.use();
	const [panel, setPanel] = useState<PanelName>();
	const { currency, table } = opened;
	const unit = minorOf(cannon.unit, currency);
	const paid = (kill: Kill): string => betsText(kill.bet * kill.times, unit, currency);
	const bet = (opened.bets[hand.bet] ?? 1) * (hand.charged ? 5 : 1);
	const betBy = (by: -1 | 1): void => sea.change({ bet: Math.min(opened.bets.length - 1, Math.max(0, hand.bet + by)) });
	const toggle = (): void => {
		muted.set(!muted.get());
		ports.tell({ type: "muted", muted: muted.get() });
	};
	useKeys({
		active: panel === undefined,
		act(act) {
			if (act === "mute") toggle();
			else if (act === "rules" || act === "keys") setPanel(act);
		},
	});
	useCannonKeys({ sea, active: panel === undefined, betBy });
	const stopped = mine?.stop;
	useEffect(() => {
		if (stopped !== undefined) sea.change({ auto: 0 });
	}, [stopped, sea]);
	const lossStop = useLossStop(sea, mine, Number(betsText(bet, unit, currency)));
	const spoken = away ? say("sea.away") : lost ? say("sea.lost") : lossStop.reached ? say("sea.lossReached") : "";
	const urgent = stopped === undefined ? spoken : ports.failureSentence({ code: stopped, message: "" });
	const leave = (): void => void hands.leave().then(onLeave);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="FISH"
		>
			<h1 id={titleId} className="sr-only">
				{say(`game.${table.game}`)}
			</h1>
			{opened.session?.shown === true ? <SessionLine session={opened.session} /> : null}
			<Marks mode={opened.mode} />
			<SeatLine room={room} own={cannon.place} onLeave={lost ? onLeave : leave} />
			<div className="relative min-h-0 grow bg-[#06121a]">
				<SeaCanvas
					hands={hands}
					table={table}
					place={cannon.place}
					wordsOf={(kill) => (kill.place === cannon.place ? amount(paid(kill), currency) : `×${kill.times}`)}
				/>
				<BossLine room={room} table={table} now={hands.now} speaker={hands.speaker} />
				{urgent === "" ? null : (
					<p
						aria-hidden="true"
						className="absolute inset-x-3 top-3 mx-auto max-w-md rounded-card bg-surface-1/95 px-4 py-3 text-center text-14"
					>
						{urgent}
					</p>
				)}
			</div>
			<CannonSwitches
				sea={sea}
				automatic={opened.mode === "demo" || opened.session?.autoplay === true}
				lossStop={{ amount: amount(betsText(lossStop.bets * bet, unit, currency), currency), next: lossStop.next }}
			/>
			<ControlBar
				currency={currency}
				balance={mine?.balance ?? opened.balance}
				win={own === undefined ? undefined : paid(own)}
				above={own !== undefined}
				stake={betsText(bet, unit, currency)}
				onStake={betBy}
				lowest={hand.bet === 0}
				highest={hand.bet === opened.bets.length - 1}
				corner={
					<CornerMenu
						muted={muted.use()}
						onMute={toggle}
						onRules={() => setPanel("rules")}
						onKeys={() => setPanel("keys")}
						onHistory={() => setPanel("history")}
						onFairness={() => setPanel("fairness")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={null}
			/>
			<Announce
				polite={
					own === undefined
						? ""
						: say("sea.caught", { species: nameOf(own.species), times: own.times, amount: amount(paid(own), currency) })
				}
				urgent={urgent}
			/>
			<FishingPanels
				panel={panel}
				onClose={() => setPanel(undefined)}
				table={table}
				history={{ play, ports, onRecall, seeded: true }}
				fairness={{ play, ports }}
			/>
		</main>
	);
}
