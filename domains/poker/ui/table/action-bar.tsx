// What may be done on one's turn: fold, check or call, bet or raise by a slider, by parts of the pot or typed; and, while others
// think, what to do as soon as the turn comes. Keys: F, C, R.
import { useEffect, useState } from "react";
import { formatMinor, isCurrencyCode, parseMinor } from "#platform/kernel";
import { Button, Check, isTyping } from "#platform/ui";
import type { HandAct, SeenTable } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { raiseOfPot } from "./seat-facts.ts";

export type ActionBarProps = {
	readonly seen: SeenTable;
	/** On its way. */
	readonly busy: boolean;
	/** Keys are meant for this table: of several that are open, the one that is shown. */
	readonly keys: boolean;
	readonly onAct: (act: HandAct) => void;
};

export function ActionBar({ seen, busy, keys, onAct }: ActionBarProps) {
	const { hand, you } = seen;
	const legal = you?.legal ?? null;
	const ahead = useAhead(seen, onAct);
	if (hand === null || you === null || hand.end !== null) return null;
	const plays = hand.players.some(({ seat, folded, allIn }) => seat === you.seat && !folded && !allIn);
	if (!plays) return null;
	if (legal === null) return <AheadBar ahead={ahead} />;
	return <TurnBar key={`${hand.id}-${hand.turn}`} seen={seen} legal={legal} busy={busy} keys={keys} onAct={onAct} />;
}

type Ahead = "none" | "checkFold" | "call";

/** What is to be done as soon as the turn comes; a call holds for the bet that it was chosen at. */
function useAhead(seen: SeenTable, onAct: (act: HandAct) => void) {
	const [wish, setWish] = useState<{ readonly what: Ahead; readonly hand: string; readonly bet: number }>();
	const { hand, you } = seen;
	const legal = you?.legal ?? null;
	const holds = wish !== undefined && wish.hand === hand?.id && (wish.what !== "call" || wish.bet === hand.bet);
	useEffect(() => {
		if (!holds || legal === null || wish === undefined) return;
		setWish(undefined);
		if (wish.what === "call" || legal.call === 0) onAct({ type: "call" });
		else if (wish.what === "checkFold") onAct({ type: "fold" });
	}, [holds, legal, wish, onAct]);
	return {
		chosen: holds ? (wish?.what ?? "none") : ("none" as const),
		choose: (what: Ahead) =>
			setWish(what === "none" || hand === null ? undefined : { what, hand: hand.id, bet: hand.bet }),
	};
}

function AheadBar({ ahead }: { readonly ahead: ReturnType<typeof useAhead> }) {
	const say = usePokerText();
	return (
		<fieldset
			aria-label={say("ahead.title")}
			className="flex flex-wrap justify-center gap-x-6 gap-y-1 px-3 py-2 low:grid"
		>
			{(["checkFold", "call"] as const).map((what) => (
				<Check
					key={what}
					checked={ahead.chosen === what}
					onChange={(event) => ahead.choose(event.target.checked ? what : "none")}
				>
					{say(`ahead.${what}`)}
				</Check>
			))}
		</fieldset>
	);
}

type TurnProps = ActionBarProps & { readonly legal: NonNullable<NonNullable<SeenTable["you"]>["legal"]> };

const parts = [
	["half", 0.5],
	["twoThirds", 2 / 3],
	["whole", 1],
] as const;

function TurnBar({ seen, legal, busy, keys, onAct }: TurnProps) {
	const say = usePokerText();
	const currency = seen.config?.currency ?? "";
	const [to, setTo] = useState(legal.least);
	const raises = legal.most > 0;
	const raise = (): void => onAct({ type: "raise", to });
	useActKeys({
		on: keys,
		fold: () => onAct({ type: "fold" }),
		call: () => onAct({ type: "call" }),
		raise: raises ? raise : undefined,
	});
	return (
		<div className="mx-auto flex w-full max-w-180 flex-col gap-2 px-3 py-2 low:gap-1.5 low:px-2 low:py-1">
			{raises ? (
				<div className="flex flex-wrap items-center gap-2 low:gap-1">
					<input
						type="range"
						aria-label={say("act.amount")}
						className="h-11 w-32 min-w-0 grow low:w-20 accent-(--accent)"
						min={legal.least}
						max={legal.most}
						value={to}
						onChange={(event) => setTo(Number(event.target.value))}
					/>
					<TypedAmount key={to} to={to} legal={legal} currency={currency} onTo={setTo} />
					<div className="flex flex-wrap gap-2 low:grid low:w-full low:grid-cols-4 low:gap-1 low:*:px-0">
						{parts.map(([name, part]) => (
							<Button key={name} look="plain" size="small" onPress={() => setTo(raiseOfPot(seen, part))}>
								{say(`act.${name}`)}
							</Button>
						))}
						<Button look="plain" size="small" onPress={() => setTo(legal.most)}>
							{say("act.most")}
						</Button>
					</div>
				</div>
			) : null}
			<div className="grid grid-cols-3 gap-2 low:grid-cols-2 low:gap-1 low:*:last:col-span-2">
				<Button look="plain" size="large" disabled={busy} onPress={() => onAct({ type: "fold" })}>
					{say("act.fold")}
				</Button>
				<Button look="plain" size="large" disabled={busy} onPress={() => onAct({ type: "call" })}>
					{legal.call === 0 ? (
						say("act.check")
					) : (
						<span>
							{say("act.call")} <Chips of={legal.call} currency={currency} />
						</span>
					)}
				</Button>
				<Button size="large" disabled={busy || !raises} onPress={raise}>
					<span>
						{say(seen.hand?.bet === 0 ? "act.bet" : "act.raise")}{" "}
						{raises ? <Chips of={to} currency={currency} /> : null}
					</span>
				</Button>
			</div>
		</div>
	);
}

type TypedProps = {
	readonly to: number;
	readonly legal: TurnProps["legal"];
	readonly currency: string;
	readonly onTo: (to: number) => void;
};

/** Taken when the field is left: what is typed so far is no amount yet. */
function TypedAmount({ to, legal, currency, onTo }: TypedProps) {
	const say = usePokerText();
	if (!isCurrencyCode(currency)) return null;
	return (
		<input
			aria-label={say("act.typed")}
			inputMode="decimal"
			defaultValue={formatMinor(BigInt(to), currency)}
			className="h-11 w-24 rounded-control border border-line-control bg-ground px-2 text-end text-16 tabular-nums"
			onBlur={(event) => {
				const typed = parseMinor(event.target.value.trim(), currency);
				if (typed.ok) onTo(Math.min(legal.most, Math.max(legal.least, Number(typed.value))));
			}}
		/>
	);
}

type Keys = {
	readonly on: boolean;
	readonly fold: () => void;
	readonly call: () => void;
	readonly raise: (() => void) | undefined;
};

function useActKeys({ on, fold, call, raise }: Keys): void {
	useEffect(() => {
		if (!on) return undefined;
		const press = (event: KeyboardEvent): void => {
			if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			const key = event.key.toLowerCase();
			if (key === "f") fold();
			else if (key === "c") call();
			else if (key === "r") raise?.();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [on, fold, call, raise]);
}
