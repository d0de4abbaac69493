// Up to four tables on one screen: each launched by itself, in a frame of its own beside the first. Of live tables and poker alone,
// whose rounds go on whether one looks or not.
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { Button, EmptyState, Icon, IconButton, Menu, MenuItem } from "#platform/ui";
import { type Game, gameId } from "../../contract/index.ts";
import { useGameQuery } from "../asked-as-written.ts";
import { useGamesText } from "../text.ts";
import { FrameCurtain } from "./frame-curtain.tsx";
import type { FrameState } from "./frame-state.ts";
import { GameFrame } from "./game-frame.tsx";
import { LaunchFailed } from "./not-launched.tsx";
import { type LaunchAsked, useLaunch } from "./use-launch.ts";

/** Besides the first. */
const most = 3;

/** As the address writes them: numbers with dashes between. What is odd is left out. */
export const besideIds = z.pipe(
	z.string(),
	z.transform((text: string): readonly string[] =>
		text
			.split("-")
			.filter((id) => gameId.safeParse(id).success)
			.slice(0, most),
	),
);

export const besideText = (ids: readonly string[]): string | undefined =>
	ids.length === 0 ? undefined : ids.join("-");

const categories: readonly string[] = ["LIVE", "PVP"];

export const mayBeside = ({ gameType }: Pick<Game, "gameType">, beside: readonly string[]): boolean =>
	categories.includes(gameType) && beside.length < most;

/** One frame fills it; two stand side by side, more in two rows; on a narrow screen one under the other. */
export const besideGrid = (beside: readonly string[]): string =>
	beside.length === 0
		? "grid grid-rows-1"
		: `grid auto-rows-[minmax(40rem,1fr)] gap-1 overflow-y-auto lg:grid-cols-2 ${beside.length > 1 ? "lg:auto-rows-[minmax(24rem,1fr)]" : "lg:auto-rows-fr"}`;

/** The tables of the same hall. */
const useTablesLike = ({ gameType, vassalage }: Pick<Game, "gameType" | "vassalage">) =>
	useGameQuery({ gameType, vassalage, pageSize: 48 }, { freshMilliseconds: 300_000 }).data?.games ?? [];

export type AddBesideProps = { readonly game: Game; readonly onAdd: (gameId: string) => void };

export function AddBeside({ game, onAdd }: AddBesideProps) {
	const say = useGamesText();
	const tables = useTablesLike(game).filter(({ open }) => open);
	return (
		<Menu
			label={say("frame.beside")}
			face={<Icon name="games" />}
			faceClass="grid size-11 place-items-center rounded-control text-text-2 transition hover:bg-surface-2 hover:text-text-1"
		>
			{(close) => (
				<div className="max-h-96 overflow-y-auto">
					{tables.map(({ gameId: id, displayName }) => (
						<MenuItem
							key={id}
							onPress={() => {
								close();
								onAdd(id);
							}}
						>
							{displayName}
						</MenuItem>
					))}
				</div>
			)}
		</Menu>
	);
}

export type BesideFramesProps = {
	/** The first. */
	readonly asked: LaunchAsked;
	readonly beside: readonly string[];
	readonly onChange: (beside: readonly string[]) => void;
};

type Slot = { readonly id: string; readonly key: number };

/** A table that stays keeps its frame, also where the same game stands there twice. */
function slotsOf(beside: readonly string[], known: readonly Slot[]): readonly Slot[] {
	const last = Math.max(0, ...known.map(({ key }) => key));
	return beside.map((id, place) => (known[place]?.id === id ? known[place] : { id, key: last + 1 + place }));
}

export function BesideFrames({ asked, beside, onChange }: BesideFramesProps) {
	const [known, setKnown] = useState<readonly Slot[]>([]);
	// The address changes a moment later; which of two alike was closed it does not say.
	const [closing, setClosing] = useState<number>();
	const isClosed = closing !== undefined && beside.length < known.length;
	const slots = slotsOf(beside, isClosed ? known.toSpliced(closing, 1) : known);
	if (slots.length !== known.length || slots.some((slot, place) => slot !== known[place])) {
		setKnown(slots);
		setClosing(undefined);
	}
	const close = (place: number): void => {
		setClosing(place);
		onChange(beside.toSpliced(place, 1));
	};
	return slots.map(({ id, key }, place) => (
		<BesideFrame key={key} asked={{ ...asked, gameId: id }} onClose={() => close(place)} />
	));
}

function BesideFrame({ asked, onClose }: { readonly asked: LaunchAsked; readonly onClose: () => void }) {
	const say = useGamesText();
	const { data } = useGameQuery({ gameId: asked.gameId, pageSize: 1 }, { freshMilliseconds: 300_000 });
	const [game] = data?.games ?? [];
	const name = game?.displayName ?? say("frame.title");
	const { address, error, launch } = useLaunch(asked, game?.nodeId ?? "");
	const [frame, setFrame] = useState<FrameState | undefined>(undefined);
	const closed = frame?.ended === "closed";
	useEffect(() => {
		if (closed) onClose();
	}, [closed, onClose]);
	const lost = frame?.ended === "session-lost";
	return (
		<section aria-label={name} className="flex min-h-0 flex-col border-line border-s">
			<div className="flex h-9 shrink-0 items-center gap-2 ps-3">
				<h2 className="grow truncate text-13 font-medium text-text-2">{name}</h2>
				<IconButton icon="close" label={say("frame.besideClose", { name })} onPress={onClose} className="size-9" />
			</div>
			<div className="relative min-h-0 grow overflow-y-auto">
				{error === null ? null : <LaunchFailed error={error} onRetry={launch} onTrial={undefined} />}
				{address !== undefined && error === null && !lost ? (
					<GameFrame address={address} title={name} onChange={setFrame} />
				) : null}
				{lost ? (
					<EmptyState
						title={say("frame.lost")}
						text={say("frame.lostText")}
						action={<Button onPress={launch}>{say("frame.again")}</Button>}
					/>
				) : null}
				<FrameCurtain open={error !== null || frame?.ready === true} />
			</div>
		</section>
	);
}
