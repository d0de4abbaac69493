// A slip that is being filled in: picks or typed lines of one play, and its terms. Pure; the counting is the core's.
import type { CurrencyCode, Result } from "#platform/kernel";
import {
	checkSlip,
	familyOf,
	type LotteryGame,
	type Pasted,
	type Play,
	type PlayGroup,
	type PrizeMode,
	type Row,
	type Rows,
	readPasted,
	type Slip,
	type SlipFault,
	type Terms,
	type UnitMode,
	zyTakes,
} from "../../core/index.ts";

export type Draft = {
	readonly play: Play;
	/** One a row of the play. */
	readonly picks: Rows;
	/** Of a typed play, as it was typed. */
	readonly text: string;
	readonly unit: UnitMode;
	readonly multiple: number;
	/** 0 in Elott. */
	readonly series: number;
};

/** A dialog stands outside the frame's page, and names its hue again. */
export const hueOf = ({ mode }: Pick<Footing, "mode">): "LOTT" | "ELOTT" => (mode === "Elott" ? "ELOTT" : "LOTT");

/** What a member bets under. */
export type Footing = {
	readonly currency: CurrencyCode;
	readonly mode: PrizeMode;
	readonly group: number;
	readonly game: LotteryGame;
};

/** The same seat in another of its modes: none but its own has a prize group. */
export const footingIn = (opened: Footing, mode: PrizeMode): Footing =>
	mode === opened.mode ? opened : { ...opened, mode, group: 0 };

/** The plays of the game that its mode takes, by their groups. */
export const groupsIn = ({ game, mode }: Pick<Footing, "game" | "mode">): readonly PlayGroup[] =>
	mode === "ZY"
		? familyOf(game).groups.flatMap(({ code, plays }) => {
				const taken = plays.filter(zyTakes);
				return taken.length === 0 ? [] : [{ code, plays: taken }];
			})
		: familyOf(game).groups;

export const emptyDraft = (play: Play, footing: Pick<Footing, "mode" | "group">): Draft => ({
	play,
	picks: play.rows.map(() => []),
	text: "",
	unit: 1,
	multiple: 1,
	series: footing.mode === "Lott" ? footing.group : 0,
});

/** Another play under the same terms. */
export const onPlay = (draft: Draft, play: Play): Draft => ({
	...draft,
	play,
	picks: play.rows.map(() => []),
	text: "",
});

export const cleared = (draft: Draft): Draft => onPlay(draft, draft.play);

/** A press on a value: marked or no longer. Where but one may be picked it takes the place of the other. */
export function pressed(draft: Draft, { row, value }: { readonly row: number; readonly value: number }): Draft {
	const most = draft.play.rows[row]?.most ?? 0;
	return withRow(draft, row, (picked) => {
		if (picked.includes(value)) return picked.filter((each) => each !== value);
		if (most === 1) return [value];
		return picked.length < most ? [...picked, value] : picked;
	});
}

export const quickPicks = ["all", "big", "small", "odd", "even", "clear"] as const;
/** Of two digits: what they are from behind, and what lies between. */
const tailPicks = ["all", "big", "small", "odd", "even", "turned", "between", "clear"] as const;
export type QuickPick = (typeof tailPicks)[number];

/** Which of them make sense for a row: a row for few picks has none but to be emptied. */
export const quickOf = ({ symbols, values, most }: Row): readonly QuickPick[] => {
	if (most < values.length) return ["clear"];
	if (symbols === "tail") return tailPicks;
	return ["digit", "sum", "span"].includes(symbols) ? quickPicks : ["all", "clear"];
};

/** Of two digits that are picked: them and those that they are from behind. */
const turnedTails = (picked: readonly number[]): ReadonlySet<number> =>
	new Set(picked.flatMap((tail) => [tail, (tail % 10) * 10 + Math.floor(tail / 10)]));

export function quick(draft: Draft, { row, pick }: { readonly row: number; readonly pick: QuickPick }): Draft {
	const values = draft.play.rows[row]?.values ?? [];
	const picked = draft.picks[row] ?? [];
	const turned = turnedTails(picked);
	const [first = 0, last = -1] = [picked[0], picked.at(-1)];
	const middle = values[Math.ceil(values.length / 2)] ?? 0;
	const chosen: Readonly<Record<QuickPick, (value: number) => boolean>> = {
		all: () => true,
		big: (value) => value >= middle,
		small: (value) => value < middle,
		odd: (value) => value % 2 === 1,
		even: (value) => value % 2 === 0,
		turned: (value) => turned.has(value),
		between: (value) => first <= value && value <= last,
		clear: () => false,
	};
	return withRow(draft, row, () => values.filter(chosen[pick]));
}

function withRow(draft: Draft, row: number, change: (picked: readonly number[]) => readonly number[]): Draft {
	const ascending = (picked: readonly number[]) => [...picked].sort((left, right) => left - right);
	return { ...draft, picks: draft.picks.map((picked, index) => (index === row ? ascending(change(picked)) : picked)) };
}

/** What was typed, read line by line. */
export const pastedOf = ({ play, text }: Pick<Draft, "play" | "text">): Pasted => readPasted(play, text);

/** Written back without what cannot be bet on and without repeats. */
export const tidied = (draft: Draft): Draft => ({
	...draft,
	text: pastedOf(draft)
		.lines.map((line) => line.join(""))
		.join(" "),
});

export const termsOf = (
	{ unit, multiple, series }: Draft,
	{ currency, mode, group }: Pick<Footing, "currency" | "mode" | "group">,
): Terms => ({
	currency,
	mode,
	group: mode === "Lott" ? group : 0,
	series: mode === "Lott" ? series : 0,
	unit,
	multiple,
});

/** The slip as it would be bet, or why it cannot be yet. */
export function slipOf(draft: Draft, footing: Footing): Result<Slip, SlipFault> {
	const rows = draft.play.typed ? pastedOf(draft).lines : draft.picks;
	return checkSlip({ play: draft.play, rows, terms: termsOf(draft, footing) });
}
