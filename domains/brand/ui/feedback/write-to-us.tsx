// The way to the operator at the end of a page: opened by a press, so that it does not stand in the way of reading.
import { useState } from "react";
import { Button, Icon } from "#platform/ui";
import type { FeedbackCategory } from "../../core/index.ts";
import { useBrandText } from "../text.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { OwnMessages } from "./own-messages.tsx";

export type WriteToUsProps = {
	readonly category?: FeedbackCategory;
	/** Stands open from the beginning. */
	readonly open?: boolean;
};

export function WriteToUs({ category = "other", open = false }: WriteToUsProps) {
	const say = useBrandText();
	const [opened, setOpened] = useState(open);
	return (
		<section id="write" aria-label={say("feedback.title")} className="rounded-card bg-surface-1 p-5 md:p-8">
			<h2 className="flex items-center gap-3 text-20 font-bold">
				<Icon name="mail" className="text-accent-text" />
				{say("feedback.title")}
			</h2>
			<p className="mt-2 mb-5 max-w-prose text-14 text-text-2">{say("feedback.text")}</p>
			{opened ? (
				<FeedbackForm category={category} />
			) : (
				<Button look="plain" onPress={() => setOpened(true)}>
					{say("feedback.begin")}
				</Button>
			)}
			<OwnMessages />
		</section>
	);
}
