// What of a slip is chosen: its kind, the stake a line or a free bet, which other prices are taken; what comes of it, and the press.
import { useState } from "react";
import { formatMinor, parseMinor } from "#platform/kernel";
import { Button, Select, useFormats } from "#platform/ui";
import { linesOfKind, mostPaid, oddsText } from "../../core/index.ts";
import type { OpenedBook } from "../play/open-book.ts";
import { shownOdds } from "../play/picks.ts";
import type { Book } from "../play/use-book.ts";
import { type FreeBet, useFreeBets } from "../play/use-free-bets.ts";
import { useBookText } from "../text.ts";
import { kindWords } from "../words.ts";

export type TermsProps = { readonly opened: OpenedBook; readonly book: Book };
type StakedProps = TermsProps & { readonly free: FreeBet | undefined };

const chips = ["1", "5", "10", "50", "100"] as const;

export function SlipTerms({ opened, book }: TermsProps) {
	const say = useBookText();
	const freeBets = useFreeBets(opened, book.placed?.betId);
	const [wished, setWished] = useState("");
	const free = freeBets.find(({ id }) => id === wished);
	const { kinds, kind, picks } = book;
	if (kind === undefined) return null;
	return (
		<>
			{freeBets.length === 0 ? null : (
				<FreeBets opened={opened} book={book} freeBets={freeBets} chosen={free} onChoose={setWished} />
			)}
			{kinds.length < 2 || free !== undefined ? null : (
				<Select
					label={say("slip.kind")}
					value={kind.sizes.join()}
					onChange={(sizes) => {
						const chosen = kinds.find((one) => one.sizes.join() === sizes);
						if (chosen !== undefined) book.choose(chosen);
					}}
					options={kinds.map((one) => ({
						value: one.sizes.join(),
						label: `${kindWords(say, one, picks.length)} (${linesOfKind(picks.length, one)})`,
					}))}
				/>
			)}
			{free === undefined ? <OwnStake opened={opened} book={book} /> : null}
			<Select
				label={say("slip.accept")}
				value={book.accept}
				onChange={(chosen) => book.setAccept(chosen === "any" || chosen === "none" ? chosen : "higher")}
				options={(["none", "higher", "any"] as const).map((value) => ({ value, label: say(`accept.${value}`) }))}
			/>
			<Sums opened={opened} book={book} free={free} />
		</>
	);
}

type FreeBetsProps = TermsProps & {
	readonly freeBets: readonly FreeBet[];
	readonly chosen: FreeBet | undefined;
	readonly onChoose: (id: string) => void;
};

/** Own money, or one of the free bets with what it asks. */
function FreeBets({ opened: { currency }, book, freeBets, chosen, onChoose }: FreeBetsProps) {
	const say = useBookText();
	const { amount, moment } = useFormats();
	const nameOf = (one: FreeBet) => say("slip.freeBet", { amount: amount(one.amount, currency) });
	return (
		<div className="flex flex-col gap-2">
			<Select
				label={say("slip.with")}
				value={chosen?.id ?? ""}
				onChange={onChoose}
				options={[
					{ value: "", label: say("slip.ownMoney") },
					...freeBets.map((one) => ({ value: one.id, label: nameOf(one) })),
				]}
			/>
			{chosen === undefined ? null : (
				<p className="text-13 text-text-2">
					{say("slip.freeTerms", {
						odds: oddsText(chosen.leastOdds, book.format),
						end: moment(new Date(chosen.endsAt).toISOString()),
					})}
				</p>
			)}
		</div>
	);
}

function OwnStake({ book }: TermsProps) {
	const say = useBookText();
	return (
		<>
			<label className="flex flex-col gap-1 text-13 text-text-2">
				{say("slip.line")}
				<input
					inputMode="decimal"
					value={book.line}
					onChange={(event) => book.setLine(event.target.value.replace(",", "."))}
					className="h-11 rounded-control border border-line-control bg-surface-1 px-3 text-16 text-text-1 tabular-nums"
				/>
			</label>
			<div className="grid grid-cols-5 gap-1.5">
				{chips.map((chip) => (
					<button
						key={chip}
						type="button"
						onClick={() => book.setLine(chip)}
						className="min-h-11 rounded-control bg-surface-2 text-14 tabular-nums hover:bg-surface-3"
					>
						{chip}
					</button>
				))}
			</div>
		</>
	);
}

function Sums({ opened: { currency }, book, free }: StakedProps) {
	const say = useBookText();
	const { amount } = useFormats();
	const { picks, kinds, line, known, priceOf } = book;
	const kind = free === undefined ? book.kind : kinds[0];
	const parsed = parseMinor(free?.amount ?? line, currency);
	if (kind === undefined) return null;
	const stake = parsed.ok && parsed.value > 0n ? parsed.value * BigInt(linesOfKind(picks.length, kind)) : undefined;
	const odds = picks.flatMap((pick) => shownOdds(pick, priceOf(pick)) ?? []);
	const unpriced = odds.length < picks.length;
	const whole = stake === undefined || !parsed.ok ? 0n : mostPaid(parsed.value, odds, kind.sizes);
	// The stake of a free bet was the house's: it does not come back.
	const most = free === undefined ? whole : whole - (stake ?? 0n);
	const suspended = picks.some((pick) => {
		const event = known.get(pick.eventId);
		return event !== undefined && (!event.open || priceOf(pick) === undefined);
	});
	const written = (minor: bigint) => amount(formatMinor(minor, currency), currency);
	return (
		<>
			<dl className="grid grid-cols-2 gap-y-1 text-14 tabular-nums">
				<dt className="text-text-2">{say("slip.stake")}</dt>
				<dd className="text-end">
					{free === undefined ? written(stake ?? 0n) : say("slip.freeBet", { amount: written(stake ?? 0n) })}
				</dd>
				<dt className="text-text-2">{say("slip.most")}</dt>
				<dd className="text-end font-bold">{unpriced ? "–" : written(most)}</dd>
			</dl>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
				<Button look="plain" onPress={book.clear} disabled={book.busy}>
					{say("slip.clear")}
				</Button>
				<Button
					wide
					busy={book.busy}
					disabled={stake === undefined || suspended || unpriced}
					onPress={() => void book.place(free)}
				>
					{say(book.busy ? "slip.waits" : "slip.place")}
				</Button>
			</div>
		</>
	);
}
