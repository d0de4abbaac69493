// The places of a pick bonus, over the reels: pressed, touched or walked with the keys. What each shows was drawn with
// the spin; where it is lifted changes the picture alone.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { PickFind } from "../../core/index.ts";
import { closedPlaces, type Hand, type Lifted, type PickView } from "../play/hand.ts";
import type { PickLook } from "../stage/look.ts";
import { pictureAddress } from "../stage/picture-address.ts";
import { useSlotNames, useSlotText } from "../text.ts";
import type { Show } from "./show.ts";

export type PickBoardProps = {
	readonly show: Pick<Show, "hand" | "look" | "table">;
	readonly amountOf: (credits: number) => string;
};

export function PickBoard({ show, amountOf }: PickBoardProps) {
	const view = show.hand.view.use();
	const { pick, wheel } = show.look;
	const look = view?.wheel === true ? wheel : pick;
	if (view === undefined || look === undefined) return null;
	return <OpenBoard show={show} view={view} look={look} amountOf={amountOf} />;
}

type OpenBoardProps = PickBoardProps & { readonly view: PickView; readonly look: PickLook };

function OpenBoard({ show, view, look, amountOf }: OpenBoardProps) {
	const say = useSlotText();
	const name = useSlotNames();
	const board = useRef<HTMLFieldSetElement>(null);
	const words = useFindWords(view, amountOf);
	const own = !show.hand.byItself.use();
	useFocus({ board, own });
	const title = name(`pick.${show.table.game}${view.wheel ? "-wheel" : ""}`);
	const last = view.lifted.at(-1);
	const over = view.rest !== undefined;
	const found = view.wheel ? "" : say("picking.found", { amount: amountOf(view.found * view.times) });
	const more =
		view.lifts === undefined || over ? [] : [say("picking.left", { count: view.lifts - view.lifted.length })];
	const head = over ? (view.wheel && last !== undefined ? words.name(last.find) : say("picking.over")) : title;
	const spoken = over ? [head, found] : last === undefined ? [title, ...more] : [words.opened(last), found, ...more];
	return (
		<div className="absolute inset-0 grid place-items-center bg-ground/70 [container-type:size]">
			<fieldset
				ref={board}
				onKeyDown={(event) => walk(event, { board: board.current, view })}
				className="relative aspect-square overflow-hidden rounded-panel bg-cover shadow-float"
				style={{
					width: "min(100cqw, 100cqh)",
					backgroundImage: `url("${pictureAddress(look.ground())}")`,
					color: look.ink,
				}}
			>
				<legend className="sr-only">{title}</legend>
				<p aria-hidden="true" className="absolute inset-x-3 top-[2.5%] text-center leading-tight">
					<span className="block text-16 font-bold">{head}</span>
					<span className="block text-14">{[found, ...more].join("   ")}</span>
				</p>
				{look.places(view.covers).map((at, place) => (
					<Place
						key={`${at.x} ${at.y}`}
						place={place}
						at={{ ...at, size: look.size }}
						look={look}
						words={words}
						seen={seenAt(view, place)}
						onPress={own ? () => show.hand.press(place) : undefined}
					/>
				))}
				<p aria-hidden="true" className="absolute inset-x-3 bottom-[1.5%] text-center text-13 leading-tight">
					{say("picking.drawn")}
				</p>
				<p role="status" className="sr-only">
					{spoken.filter((words) => words !== "").join(". ")}
				</p>
			</fieldset>
		</div>
	);
}

type Seen = { readonly find: PickFind; readonly lifted: boolean };

function seenAt({ lifted, rest }: PickView, place: number): Seen | undefined {
	const at = (all: readonly Lifted[] | undefined) => all?.find((one) => one.place === place);
	const [mine, other] = [at(lifted), at(rest)];
	if (mine !== undefined) return { find: mine.find, lifted: true };
	return other === undefined ? undefined : { find: other.find, lifted: false };
}

type PlaceProps = {
	readonly place: number;
	readonly at: { readonly x: number; readonly y: number; readonly size: number };
	readonly look: PickLook;
	readonly words: ReturnType<typeof useFindWords>;
	readonly seen: Seen | undefined;
	/** Undefined where the hand lifts by itself. */
	readonly onPress: (() => void) | undefined;
};

function Place({ place, at, look, words, seen, onPress }: PlaceProps) {
	const picture = seen === undefined ? look.cover(place) : look.opened(seen.find.kind, place);
	const closed = seen === undefined;
	return (
		<button
			type="button"
			data-place={place}
			aria-disabled={!closed || onPress === undefined}
			aria-label={closed ? words.closed(place) : words.opened({ place, find: seen.find })}
			onClick={onPress}
			className={`absolute grid aspect-square -translate-x-1/2 -translate-y-1/2 place-items-center rounded-card transition motion-reduce:transition-none ${closed && onPress !== undefined ? "cursor-pointer hover:brightness-115 active:scale-95" : "cursor-default"} ${seen?.lifted === false ? "opacity-55" : ""}`}
			style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%`, width: `${at.size * 100}%` }}
		>
			<img alt="" src={pictureAddress(picture)} className="pointer-events-none col-start-1 row-start-1 size-full" />
			{closed ? null : (
				<span
					aria-hidden="true"
					className="col-start-1 row-start-1 px-0.5 text-center text-[max(0.6875rem,2.6cqmin)] leading-none font-bold"
					style={{ color: look.words.fill, textShadow: `0 0 3px ${look.words.edge}, 0 0 3px ${look.words.edge}` }}
				>
					{words.short(seen.find)}
				</span>
			)}
		</button>
	);
}

function useFindWords(view: PickView, amountOf: PickBoardProps["amountOf"]) {
	const say = useSlotText();
	const short = (find: PickFind): string => {
		if (find.kind === "credits") return amountOf(find.credits * view.times);
		if (find.kind === "lifts") return String(find.lifts);
		if (find.kind === "half") return "½";
		return find.kind === "times" ? `× ${find.times}` : say("picking.end");
	};
	const name = (find: PickFind): string => {
		if (find.kind === "lifts") return say("picking.lifts", { count: find.lifts });
		return find.kind === "half" ? say("picking.half") : short(find);
	};
	return {
		short,
		name,
		closed: (place: number): string => say("picking.closed", { number: place + 1 }),
		opened: ({ place, find }: Lifted): string => say("picking.opened", { number: place + 1, find: name(find) }),
	};
}

/** The first place takes the focus when the picks begin, and what had it before has it back when they are over. */
function useFocus({ board, own }: { readonly board: RefObject<HTMLElement | null>; readonly own: boolean }): void {
	useEffect(() => {
		if (!own) return undefined;
		const before = document.activeElement;
		board.current?.querySelector("button")?.focus();
		return () => {
			if (before instanceof HTMLElement) before.focus();
		};
	}, [board, own]);
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows go from one closed place to the next, around the board. */
function walk(event: KeyboardEvent, at: { readonly board: HTMLElement | null; readonly view: PickView }): void {
	const step = steps[event.key];
	if (step === undefined) return;
	event.preventDefault();
	event.stopPropagation();
	const closed = closedPlaces(at.view);
	const here = Number(document.activeElement?.getAttribute("data-place") ?? -1);
	const next = step === 1 ? closed.find((place) => place > here) : closed.findLast((place) => place < here);
	const place = next ?? closed.at(step === 1 ? 0 : -1);
	at.board?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

/** Where nobody plays, or autoplay does, places are lifted without a hand. */
export function useHandByItself({ hand, byItself }: { readonly hand: Hand; readonly byItself: boolean }): void {
	useEffect(() => {
		hand.byItself.set(byItself);
	}, [hand, byItself]);
}
