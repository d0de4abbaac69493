// A past volley, shown again: the fish drawn from their waves, each shot where and when it touched, and what it paid. Nothing is wagered.
import { useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { ControlBar, CornerMenu, type FramePorts, Marks, replayDetail, sidesOf, useCabinetText } from "#cabinet/ui";
import { type ShownRound, timesMark } from "#games/contract";
import { isCurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { type VolleyEvent, volleyEvent } from "../../contract/index.ts";
import { createWaters, type FishTable, tableOf } from "../../core/index.ts";
import { checkAddress } from "../check/check-address.ts";
import { swimmingAt } from "../play/swimming.ts";
import { useSpeciesName } from "../species-name.ts";
import { isCalm } from "../stage/calm.ts";
import { openSeaStage, type SeaStage } from "../stage/sea-stage.ts";
import { roomOf } from "../stage/view.ts";
import { useFishingText } from "../text.ts";

export type ReplayVolleyProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version">;
	readonly onClose: (() => void) | undefined;
	readonly closing: "leave" | "back";
};

const stored = z.array(volleyEvent);

export function ReplayVolley({ round, ports, onClose, closing }: ReplayVolleyProps) {
	const say = useFishingText();
	const cabinet = useCabinetText();
	const { moment } = useFormats();
	const titleId = useId();
	const volley = z.safeParse(stored, round.events).data?.[0];
	const table = tableOf(round.payTable);
	const known = isCurrencyCode(round.currency) || round.currency === timesMark;
	if (volley === undefined || table === undefined || !known) {
		return (
			<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
				<p role="alert">{say("replay.unread")}</p>
			</main>
		);
	}
	const { stake, win } = sidesOf(round);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
			data-hue="FISH"
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${say(`game.${table.game}`)}`}
			</h1>
			<Marks mode="replay" {...replayDetail(round, { say: cabinet, moment })} />
			<Again volley={volley} table={table} />
			<Shots volley={volley} />
			<ControlBar
				currency={round.currency}
				balance={round.balanceAfter}
				win={win === 0n ? undefined : round.win}
				above={win > stake}
				stake={round.stake}
				lowest
				highest
				corner={
					<CornerMenu
						muted
						onMute={undefined}
						onRules={undefined}
						onKeys={undefined}
						onHistory={undefined}
						onClose={onClose}
						closing={closing}
						version={ports.version}
					/>
				}
				action={null}
			/>
		</main>
	);
}

type AgainProps = { readonly volley: VolleyEvent; readonly table: FishTable };

const before = 900;
const after = 1_800;

/** The water from a moment before the first shot to one after the last, over and over. */
function Again({ volley, table }: AgainProps) {
	const say = useFishingText();
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const element = canvas.current;
		if (element === null) return undefined;
		const opening = openSeaStage({ canvas: element, table, calm: isCalm });
		let stop = (): void => {};
		let gone = false;
		void opening.then((stage) => {
			if (!gone) stop = runAgain(stage, { element, volley, table });
		});
		return () => {
			gone = true;
			stop();
			void opening.then((stage) => stage.close());
		};
	}, [volley, table]);
	return (
		<div className="relative min-h-0 grow bg-[#06121a]">
			<canvas ref={canvas} role="img" aria-label={say("replay.label")} className="absolute inset-0 size-full" />
		</div>
	);
}

function runAgain(stage: SeaStage, { element, volley, table }: AgainProps & { readonly element: HTMLCanvasElement }) {
	const swimmers = createWaters(table)(volley.waves).all();
	const times = volley.shots.map(({ at }) => at);
	const [begin, end] = [Math.min(...times) - before, Math.max(...times) + after];
	const resize = (): void => stage.resize(roomOf(element));
	const watcher = new ResizeObserver(resize);
	if (element.parentElement !== null) watcher.observe(element.parentElement);
	resize();
	let [time, last, frame] = [begin, performance.now(), 0];
	let gone = new Set<number>();
	const next = (at: number): void => {
		const milliseconds = Math.min(60, Math.max(0, at - last));
		last = at;
		time += milliseconds;
		if (time > end) {
			time = begin;
			gone = new Set();
		}
		for (const shot of volley.shots) {
			if (shot.at > time || !shot.killed || gone.has(shot.fish)) continue;
			for (const fish of [shot.fish, ...shot.died]) {
				gone.add(fish);
				const words = fish === shot.fish ? `×${shot.times}` : "";
				stage.caught({ fish, place: volley.place, words, great: false });
			}
		}
		const targets = swimmingAt(
			swimmers.filter(({ fish }) => !gone.has(fish)),
			time,
		);
		stage.draw(
			{
				targets,
				bullets: [],
				seats: [{ place: volley.place, aim: volley.place < 2 ? 750 : 250 }],
				lock: undefined,
				dark: 0,
			},
			milliseconds,
		);
		frame = requestAnimationFrame(next);
	};
	frame = requestAnimationFrame(next);
	return () => {
		cancelAnimationFrame(frame);
		watcher.disconnect();
	};
}

/** Each shot in words, with the way to check it. */
function Shots({ volley }: { readonly volley: VolleyEvent }) {
	const say = useFishingText();
	const nameOf = useSpeciesName();
	const [open, setOpen] = useState(false);
	return (
		<section className="max-h-[40dvh] shrink-0 overflow-y-auto border-t border-line px-4 py-2">
			<button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="min-h-11 text-14 text-hue">
				{say("replay.shots", { count: volley.shots.length })}
			</button>
			{open ? (
				<ol className="flex flex-col gap-1 pb-2 text-13">
					{volley.shots.map((shot) => (
						<li
							key={shot.nonce}
							className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-surface-2 px-3 py-2 tabular-nums"
						>
							<span>{`#${shot.nonce} · ${nameOf(shot.species)} · ${shot.bet}`}</span>
							<span>{shot.killed ? say("check.killed", { times: shot.times }) : say("check.missed")}</span>
							<a
								href={checkAddress({
									serverSeed: "",
									clientSeed: volley.clientSeed,
									nonce: shot.nonce,
									species: shot.species,
									near: shot.nearSpecies ?? [],
								})}
								target="_blank"
								rel="noreferrer"
								className="text-accent-text underline"
							>
								{say("fair.check")}
							</a>
						</li>
					))}
				</ol>
			) : null}
		</section>
	);
}
