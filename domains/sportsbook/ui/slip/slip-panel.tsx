// The slip: picks with their prices of the moment, kind of bet, stake a line, what it may return, the press and what came of it.
import type { FramePorts } from "#cabinet/ui";
import { Button, useFormats } from "#platform/ui";
import { oddsText } from "../../core/index.ts";
import { useMove } from "../list/odds-button.tsx";
import type { OpenedBook } from "../play/open-book.ts";
import { type Pick as Picked, partsOf, shownOdds } from "../play/picks.ts";
import type { Book } from "../play/use-book.ts";
import { useBookText } from "../text.ts";
import { marketWords, outcomeWords } from "../words.ts";
import { SlipTerms, type TermsProps } from "./slip-terms.tsx";

export type SlipPanelProps = {
	readonly opened: OpenedBook;
	readonly book: Book;
	readonly ports: Pick<FramePorts, "failureSentence">;
};

export function SlipPanel({ opened, book, ports }: SlipPanelProps) {
	const say = useBookText();
	const { picks } = book;
	return (
		<div className="flex flex-col gap-3">
			{picks.length === 0 ? <p className="text-14 text-text-2">{say("slip.empty")}</p> : null}
			<ul className="flex flex-col gap-2">
				{picks.map((pick) => (
					<PickLine key={pick.eventId} pick={pick} book={book} />
				))}
			</ul>
			{picks.length === 0 ? null : <SlipTerms opened={opened} book={book} />}
			<Offered opened={opened} book={book} />
			<Said opened={opened} book={book} ports={ports} />
		</div>
	);
}

function PickLine({ pick, book }: { readonly pick: Picked; readonly book: Book }) {
	const say = useBookText();
	const event = book.known.get(pick.eventId);
	const now = event === undefined ? pick.odds : book.priceOf(pick);
	const apart = book.apart.has(pick.eventId);
	const closed = now === undefined || event?.open === false;
	const move = useMove(now);
	const odds = shownOdds(pick, now);
	return (
		<li className="flex items-start gap-2 rounded-card bg-surface-2 p-3 text-14">
			<div className="min-w-0 grow">
				{pick.more.length === 0 ? null : <p className="pb-1 text-13 text-text-3">{say("builder.title")}</p>}
				{partsOf(pick).map(({ market, outcome }) => (
					<div key={market.key}>
						<p className="font-medium">{outcomeWords(say, { outcome, line: market.line, code: market.code }, pick)}</p>
						<p className="text-13 text-text-2">{marketWords(say, market, pick)}</p>
					</div>
				))}
				<p className="truncate text-13 text-text-3">{`${pick.home} – ${pick.away}`}</p>
				{closed ? <p className="text-13 text-lost">{say(apart ? "slip.apart" : "odds.suspended")}</p> : null}
			</div>
			<span className={`shrink-0 pt-0.5 font-bold tabular-nums ${move > 0 ? "text-won" : move < 0 ? "text-lost" : ""}`}>
				{`${move > 0 ? "▲" : move < 0 ? "▼" : ""}${odds === undefined ? "–" : oddsText(odds, book.format)}`}
			</span>
			<button
				type="button"
				aria-label={say("slip.remove", { team: pick.home })}
				onClick={() => book.drop(pick.eventId)}
				disabled={book.busy}
				className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-text-2 hover:text-text-1"
			>
				×
			</button>
		</li>
	);
}

/** A trader takes less: that, or nothing. */
function Offered({ opened: { currency }, book }: TermsProps) {
	const say = useBookText();
	const { amount } = useFormats();
	if (book.offered === undefined) return null;
	const stake = amount(book.offered, currency);
	return (
		<div className="flex flex-col gap-2 rounded-card bg-surface-2 p-3 text-14">
			<p>{say("slip.offered", { stake })}</p>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
				<Button look="plain" onPress={() => void book.answer(false)}>
					{say("slip.decline")}
				</Button>
				<Button wide onPress={() => void book.answer(true)}>
					{say("slip.take", { stake })}
				</Button>
			</div>
		</div>
	);
}

/** The last press: why it was refused, or its receipt. */
function Said({ opened, book, ports }: SlipPanelProps) {
	const say = useBookText();
	const { amount } = useFormats();
	const { notice, placed } = book;
	return (
		<>
			<p role="alert" className="rounded-control bg-surface-2 px-3 py-2 text-14 text-lost empty:hidden">
				{notice === undefined ? "" : ports.failureSentence(notice)}
			</p>
			<p role="status" className="rounded-control bg-surface-2 px-3 py-2 text-14 text-won empty:hidden">
				{placed === undefined
					? ""
					: say("slip.placed", {
							stake: amount(placed.stake, opened.currency),
							most: amount(placed.most, opened.currency),
						})}
			</p>
		</>
	);
}
