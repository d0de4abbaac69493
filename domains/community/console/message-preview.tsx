// A message as its reader sees it, in each language that it has.
import { useState } from "react";
import { Chips } from "#platform/ui";
import type { Broadcast } from "../contract/index.ts";
import { useCommunityDeskText } from "./text.ts";

export function MessagePreview({ texts, link }: Pick<Broadcast, "texts" | "link">) {
	const say = useCommunityDeskText();
	const languages = Object.keys(texts);
	const [chosen, setChosen] = useState<string>();
	const language = chosen !== undefined && texts[chosen] !== undefined ? chosen : (languages[0] ?? "");
	const text = texts[language];
	if (text === undefined) return <p className="text-14 text-text-3">{say("messages.nothing")}</p>;
	return (
		<section aria-label={say("messages.preview")} className="flex flex-col gap-3 rounded-card bg-surface-2 p-4">
			<Chips
				label={say("messages.language")}
				items={languages.map((key) => ({ key, label: key }))}
				chosen={language}
				onChoose={setChosen}
			/>
			<h3 className="text-14 font-bold">{text.title}</h3>
			{text.body.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph} className="max-w-prose text-14 whitespace-pre-line text-text-2">
					{paragraph}
				</p>
			))}
			{link === "" ? null : <p className="text-13 text-text-3">{link}</p>}
		</section>
	);
}
