// Hands the account record out as a file, and says how far it is.
import { Button, FailureNote } from "#platform/ui";
import { useWalletText } from "../text.ts";
import { type StatementAsked, useStatementFile } from "./statement-file.ts";

export function FileButton(asked: StatementAsked) {
	const say = useWalletText();
	const { collected, error, start } = useStatementFile(asked);
	return (
		<>
			<Button look="plain" size="small" icon="download" busy={collected !== undefined} onPress={start}>
				{collected === undefined ? say("statement.file") : say("statement.collected", { count: collected })}
			</Button>
			{error === null ? null : <FailureNote error={error} />}
		</>
	);
}
