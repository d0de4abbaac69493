// The form that tells a result, or what corrects one that stands.
import { fieldsOf } from "#platform/desk/ui";
import { Button, FailureNote, Field, showToast } from "#platform/ui";
import { listDeskDraws, listOfficialDraws, type OfficialDraw, readDeskDraw } from "../../contract/index.ts";
import { useTellDrawResult } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

export function TellResult({ draw: { game, numero, state } }: { readonly draw: OfficialDraw }) {
	const say = useLotteryDeskText();
	const tell = useTellDrawResult({ refreshes: [listOfficialDraws, listDeskDraws, readDeskDraw] });
	const corrects = state === "drawn";
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { digits = "", source = "" } = fieldsOf(form);
				tell.mutate(
					{ game, numero, digits: digits.trim(), source, corrects },
					{ onSuccess: ({ outcome }) => showToast({ tone: "success", text: say(`results.outcomes.${outcome}`) }) },
				);
			}}
		>
			<h3 className="text-16 font-bold">{say(corrects ? "results.correct" : "results.tell")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say(corrects ? "results.correctText" : "results.tellText")}</p>
			<Field label={say("results.digits")} name="digits" required autoComplete="off" />
			<Field label={say("results.source")} name="source" minLength={3} maxLength={500} required autoComplete="off" />
			{tell.error === null ? null : <FailureNote error={tell.error} />}
			<div>
				<Button submit look={corrects ? "danger" : "primary"} busy={tell.isPending}>
					{say(corrects ? "results.correct" : "results.tell")}
				</Button>
			</div>
		</form>
	);
}
