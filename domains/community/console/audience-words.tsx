// For whom a message is, in words.
import { useFormats } from "#platform/ui";
import type { Broadcast } from "../contract/index.ts";
import { useCommunityDeskText } from "./text.ts";

const worded = (value: unknown): string =>
	Array.isArray(value) ? value.join(", ") : typeof value === "string" || typeof value === "number" ? String(value) : "";

export function AudienceWords({ audience, terms, marketing }: Pick<Broadcast, "audience" | "terms" | "marketing">) {
	const say = useCommunityDeskText();
	const { moment } = useFormats();
	const timed = audience === "depositors" || audience === "players";
	const shown = Object.fromEntries(
		Object.entries(terms).map(([key, value]) => [key, timed ? moment(worded(value)) : worded(value)]),
	);
	return (
		<>
			{say(`messages.for.${audience}`, shown)}
			{marketing ? <span className="block text-13 text-text-3">{say("messages.withConsent")}</span> : null}
		</>
	);
}
