// Whether house bots play at the brand's tables of play money, and the switch for it, which asks for a reason.
import { useState } from "react";
import { fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, Dialog, FailureNote, Field, showToast } from "#platform/ui";
import { listDeskPokerTables } from "../contract/index.ts";
import { useSwitchPokerBots } from "./calls.gen.ts";
import { usePokerDeskText } from "./text.ts";

export function HouseBots({ bots }: { readonly bots: boolean }) {
	const say = usePokerDeskText();
	const may = useMay("poker.bots:switch");
	const [open, setOpen] = useState(false);
	const word = bots ? "switchOff" : "switchOn";
	return (
		<div className="mb-4 flex flex-wrap items-center gap-3 text-14">
			<p>{say(bots ? "tables.botsOn" : "tables.botsOff")}</p>
			{may ? (
				<Button look="plain" size="small" onPress={() => setOpen(true)}>
					{say(`tables.${word}`)}
				</Button>
			) : null}
			<Dialog open={open} onClose={() => setOpen(false)} title={say(`tables.${word}`)} size="popup">
				<SwitchForm bots={bots} onDone={() => setOpen(false)} />
			</Dialog>
		</div>
	);
}

function SwitchForm({ bots, onDone }: { readonly bots: boolean; readonly onDone: () => void }) {
	const say = usePokerDeskText();
	const sayDesk = useDeskText();
	const turn = useSwitchPokerBots({ refreshes: [listDeskPokerTables] });
	const word = bots ? "switchOff" : "switchOn";
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("tables.switched") });
					onDone();
				};
				turn.mutate({ bots: !bots, reason }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say(`tables.${word}Text`)}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{turn.error === null ? null : <FailureNote error={turn.error} />}
			<div>
				<Button submit look={bots ? "danger" : "plain"} busy={turn.isPending}>
					{say(`tables.${word}`)}
				</Button>
			</div>
		</form>
	);
}
