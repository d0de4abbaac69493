// What a trader sets of one match: margin, limit, markets that take no bets, and why.
import { fieldsOf, useDeskText } from "#platform/desk/ui";
import { Button, FailureNote, Field, showToast } from "#platform/ui";
import { listDeskMatches, readDeskMatch } from "../../contract/index.ts";
import { useSetMatchTerms } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";
import type { MatchFull } from "./match-full.ts";

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== "");

export function MatchTerms({ match: { event, terms, seen } }: { readonly match: MatchFull }) {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const set = useSetMatchTerms({ refreshes: [listDeskMatches, readDeskMatch] });
	const markets = [...new Set(seen.markets.map(({ id, part }) => (part === undefined ? String(id) : `${id}|${part}`)))];
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const { margin = "", limit = "", closed = "", reason = "" } = fieldsOf(submitted.currentTarget);
				set.mutate(
					{
						eventId: event.id,
						terms: { margin: Number(margin), limit: Number(limit), closed: wordsOf(closed) },
						reason,
					},
					{ onSuccess: () => showToast({ tone: "success", text: say("terms.set") }) },
				);
			}}
		>
			<h3 className="text-16 font-bold">{say("terms.title")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("terms.text")}</p>
			<Field
				label={say("terms.margin")}
				name="margin"
				defaultValue={String(terms.margin)}
				inputMode="numeric"
				pattern="[0-9]{1,3}"
				required
				autoComplete="off"
				{...(event.feedLeague === undefined ? {} : { hint: say("terms.fed") })}
			/>
			<Field
				label={say("terms.limit")}
				name="limit"
				defaultValue={String(terms.limit)}
				inputMode="numeric"
				pattern="[0-9]{1,4}"
				required
				autoComplete="off"
			/>
			<Field
				label={say("terms.closed")}
				name="closed"
				defaultValue={terms.closed.join(" ")}
				hint={say("terms.known", { markets: markets.join(" ") })}
				autoComplete="off"
			/>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{set.error === null ? null : <FailureNote error={set.error} />}
			<div>
				<Button submit busy={set.isPending}>
					{say("terms.act")}
				</Button>
			</div>
		</form>
	);
}
