// A lottery that is played: its head, the counter with the cart beside it, the bar with the money, and the panels.
import { useId, useState } from "react";
import {
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	type HistoryProps,
	Marks,
	SessionLine,
} from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { Button } from "#platform/ui";
import { familyOf, type LotteryGame, stakeOf, toldOf } from "../../core/index.ts";
import { BettingArea } from "../bet/betting-area.tsx";
import { ConfirmBet } from "../bet/confirm-bet.tsx";
import { hueOf } from "../bet/draft.ts";
import { ModeChips } from "../bet/mode-chips.tsx";
import type { UnderKind } from "../bet/row-trends.ts";
import { type CounterState, useCounter } from "../bet/use-counter.ts";
import { CartList } from "../cart/cart-list.tsx";
import { DrawReel } from "../draw/draw-reel.tsx";
import { LotteryPanels, type PanelName } from "../panels/lottery-panels.tsx";
import type { LotteryState } from "../play/lottery-play.ts";
import type { OpenedLottery } from "../play/open-lottery.ts";
import { Posts } from "../posts/posts-card.tsx";
import { useLotteryText } from "../text.ts";
import { BetStrip } from "./bet-strip.tsx";
import { useGameName } from "./game-name.ts";
import { IssueHead, SmallClock } from "./issue-head.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { useLottery, useOpen } from "./use-lottery.ts";

export type LiveLotteryProps = {
	readonly opened: OpenedLottery;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
};

export function LiveLottery({ opened, play, ports, onRecall }: LiveLotteryProps) {
	const titleId = useId();
	const name = useGameName()(play.gameCode);
	const { lottery, muted, toggle, speaker } = useLottery(opened, { play, ports });
	const state = lottery.state.use();
	const counter = useCounter({ opened, lottery, playType: play.playType });
	const open = useOpen(lottery, state.game) && !state.busy;
	const [panel, setPanel] = useState<PanelName>();
	const [under, setUnder] = useState<UnderKind>("missing");
	const { currency } = opened;
	const { footing } = counter;
	const betCart = (): void => counter.ask({ slips: counter.cart.map(({ slip }) => slip), from: "cart" });
	const cart = (
		<CartList
			cart={counter.cart}
			onCart={counter.setCart}
			onBet={open ? betCart : undefined}
			onChase={() => setPanel("chase")}
		/>
	);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
			data-hue={hueOf(footing)}
		>
			<h1 id={titleId} className="sr-only">
				{name}
			</h1>
			{opened.session?.shown === true ? <SessionLine session={opened.session} /> : null}
			<Marks mode={opened.mode} />
			<div className="flex min-h-0 grow">
				<div className="flex min-w-0 grow flex-col gap-4 overflow-y-auto p-3 *:shrink-0 sm:p-5">
					{state.reel === undefined ? (
						<IssueHead lottery={lottery} game={state.game} draws={state.draws} />
					) : (
						<DrawReel
							key={state.reel.issue}
							{...reelOf(footing.game, state.reel)}
							onRest={() => speaker.play("press")}
							onDone={lottery.shown}
						/>
					)}
					<Ways onPanel={setPanel} above={<Posts play={play} ports={ports} game={state.game} />} />
					<ModeChips opened={opened.footing} mode={footing.mode} onMode={counter.changeMode} />
					<BettingArea
						draft={counter.draft}
						footing={footing}
						most={opened.most}
						draws={state.draws}
						under={under}
						onDraft={counter.setDraft}
						onUnder={setUnder}
					/>
				</div>
				<Aside>{cart}</Aside>
			</div>
			<NoticeLine state={state} currency={currency} ports={ports} />
			<BetStrip
				counter={counter}
				onCart={() => setPanel("cart")}
				clock={<SmallClock lottery={lottery} game={state.game} />}
			/>
			<ControlBar
				currency={currency}
				balance={state.balance}
				win={
					state.outcome === undefined || state.outcome.returned === 0n
						? undefined
						: formatMinor(state.outcome.returned, currency)
				}
				above={state.outcome !== undefined && state.outcome.returned > state.outcome.stake}
				stake={formatMinor(counter.slip.ok ? stakeOf(counter.slip.value) : 0n, currency)}
				lowest
				highest
				corner={
					<CornerMenu
						muted={muted.use()}
						onMute={toggle}
						onRules={() => setPanel("rules")}
						onKeys={undefined}
						onHistory={() => setPanel("history")}
						onFairness={() => setPanel("results")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={<Acts counter={counter} open={open} />}
			/>
			<ConfirmBet
				asked={counter.asked}
				issue={state.game.current.numero}
				onBet={state.busy || (counter.asked?.chase === undefined && !open) ? undefined : counter.bet}
				onClose={counter.drop}
			/>
			<LotteryPanels
				panel={panel}
				play={play}
				ports={ports}
				onRecall={onRecall}
				footing={footing}
				cart={cart}
				draws={state.draws}
				busy={state.busy}
				gameId={state.game.gameId}
				now={lottery.now}
				slips={counter.cart.map(({ slip }) => slip)}
				onClose={() => setPanel(undefined)}
				onBalance={lottery.balanceIs}
				onChase={(chase) => {
					setPanel(undefined);
					counter.ask({ slips: counter.cart.map(({ slip }) => slip), from: "cart", chase });
				}}
			/>
		</main>
	);
}

/** Of a board its first number alone runs. */
function reelOf(game: LotteryGame, reel: NonNullable<LotteryState["reel"]>) {
	const { balls } = familyOf(game);
	const digits = toldOf(balls, reel.digits);
	return { balls: { from: balls.from, to: balls.to, count: digits.length }, issue: reel.issue, digits };
}

function Aside({ children }: { readonly children: React.ReactNode }) {
	const say = useLotteryText();
	return (
		<aside
			aria-label={say("cart.title")}
			className="flex w-84 shrink-0 flex-col gap-3 border-s border-line bg-surface-1 p-4 max-lg:hidden"
		>
			<h2 className="text-16 font-bold">{say("cart.title")}</h2>
			{children}
		</aside>
	);
}

const ways = ["bets", "results", "trends", "rules"] as const;

type WaysProps = { readonly onPanel: (panel: PanelName) => void; readonly above: React.ReactNode };

function Ways({ onPanel, above }: WaysProps) {
	const say = useLotteryText();
	return (
		<>
			{above}
			<div className="scroll-row -my-1 shrink-0 gap-1.5">
				{ways.map((way) => (
					<button
						key={way}
						type="button"
						onClick={() => onPanel(way)}
						className="min-h-11 shrink-0 rounded-control px-3 text-14 whitespace-nowrap text-hue transition hover:bg-surface-2"
					>
						{say(`${way}.title`)}
					</button>
				))}
			</div>
		</>
	);
}

function Acts({ counter, open }: { readonly counter: CounterState; readonly open: boolean }) {
	const say = useLotteryText();
	const { slip, full } = counter;
	return (
		<div className="flex shrink-0 gap-2">
			<Button look="plain" size="large" disabled={!slip.ok || full} onPress={counter.addDraft}>
				{say("cart.add")}
			</Button>
			<Button
				size="large"
				disabled={!slip.ok || !open}
				onPress={() => slip.ok && counter.ask({ slips: [slip.value], from: "draft" })}
			>
				{say("cart.betNow")}
			</Button>
		</div>
	);
}
