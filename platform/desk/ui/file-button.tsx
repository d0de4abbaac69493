// Hands a list out as a file, every page of it as it is filtered.
import { Button, FailureNote } from "#platform/ui";
import { useDeskText } from "./text.ts";
import { type PagesFile, usePagesFile } from "./use-pages-file.ts";

export function FileButton<Row>(file: PagesFile<Row>) {
	const say = useDeskText();
	const { busy, error, start } = usePagesFile(file);
	return (
		<>
			<Button look="plain" size="small" icon="download" busy={busy} onPress={start}>
				{say("parts.csv")}
			</Button>
			{error === undefined ? null : <FailureNote error={error} />}
		</>
	);
}
