// What a member chooses of messages and boards: it holds as soon as it is pressed.
import { Check, FailureNote } from "#platform/ui";
import { listInbox, readChoices } from "../../contract/index.ts";
import { useReadChoices, useSaveChoices } from "../calls.gen.ts";
import { useCommunityText } from "../text.ts";

export function Choices() {
	const say = useCommunityText();
	const { data, error, refetch } = useReadChoices({});
	const save = useSaveChoices({ refreshes: [readChoices, listInbox] });
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	const shown = save.isPending ? save.variables : data;
	return (
		<fieldset className="flex flex-col gap-3 rounded-card bg-surface-2 p-4" disabled={shown === undefined}>
			<legend className="sr-only">{say("choices.title")}</legend>
			<Check
				checked={shown?.marketing ?? false}
				onChange={({ currentTarget }) => shown && save.mutate({ ...shown, marketing: currentTarget.checked })}
			>
				{say("choices.marketing")}
			</Check>
			<Check
				checked={shown?.boards ?? true}
				onChange={({ currentTarget }) => shown && save.mutate({ ...shown, boards: currentTarget.checked })}
			>
				{say("choices.boards")}
			</Check>
			{save.error === null ? null : <FailureNote error={save.error} />}
		</fieldset>
	);
}
