// A message to the operator. It says how long it may be, keeps what was typed when it fails, and shows the number it got.
import { type FormEvent, useId, useState } from "react";
import { Button, FailureNote, Field, FieldLabel, Select } from "#platform/ui";
import { listOwnMessages } from "../../contract/index.ts";
import { countWords, type FeedbackCategory, feedbackCategories, type WordBounds } from "../../core/index.ts";
import { useBootstrapSite, useLeaveFeedback } from "../calls.gen.ts";
import { useBrandText } from "../text.ts";
import { Received } from "./received.tsx";

/** Until the brand has said its own. */
const usualBounds: WordBounds = { min: 3, max: 300 };

type Typed = { readonly category: FeedbackCategory; readonly content: string; readonly contact: string };

export function FeedbackForm({ category = "other" }: { readonly category?: FeedbackCategory }) {
	const say = useBrandText();
	const empty: Typed = { category, content: "", contact: "" };
	const [typed, setTyped] = useState<Typed>(empty);
	const [tried, setTried] = useState(false);
	const { data: site } = useBootstrapSite({});
	const { mutate, data, error, isPending, reset } = useLeaveFeedback({ refreshes: [listOwnMessages] });
	const bounds = site === undefined ? usualBounds : { min: site.feedback.minWords, max: site.feedback.maxWords };
	const words = countWords(typed.content);
	const misfit = words < bounds.min || words > bounds.max;
	const send = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!misfit && !isPending) mutate(typed);
	};
	const another = () => {
		reset();
		setTried(false);
		setTyped(empty);
	};
	if (data !== undefined) return <Received number={data.number} onAnother={another} />;
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-4">
			<Select
				label={say("feedback.category")}
				value={typed.category}
				options={feedbackCategories.map((value) => ({ value, label: say(`feedback.categories.${value}`) }))}
				onChange={(value) =>
					setTyped({ ...typed, category: feedbackCategories.find((one) => one === value) ?? category })
				}
			/>
			<MessageField
				value={typed.content}
				onChange={(content) => setTyped({ ...typed, content })}
				count={say("feedback.count", { words, min: bounds.min, max: bounds.max })}
				error={tried && misfit ? say("feedback.length", { min: bounds.min, max: bounds.max }) : undefined}
			/>
			<Field
				label={say("feedback.contact")}
				hint={say("feedback.contactHint")}
				value={typed.contact}
				maxLength={100}
				autoComplete="email"
				onChange={(event) => setTyped({ ...typed, contact: event.target.value })}
			/>
			{error === null ? null : <FailureNote error={error} />}
			<div>
				<Button submit busy={isPending}>
					{say("feedback.send")}
				</Button>
			</div>
		</form>
	);
}

type MessageFieldProps = {
	readonly value: string;
	readonly onChange: (text: string) => void;
	readonly count: string;
	readonly error: string | undefined;
};

function MessageField({ value, onChange, count, error }: MessageFieldProps) {
	const say = useBrandText();
	const id = useId();
	return (
		<div className="flex flex-col gap-1.5">
			<FieldLabel of={id} text={say("feedback.content")} required />
			<textarea
				id={id}
				value={value}
				required
				aria-required
				rows={6}
				maxLength={12_000}
				aria-invalid={error !== undefined}
				aria-describedby={`${id}-note`}
				onChange={(event) => onChange(event.target.value)}
				className={`min-h-36 resize-y rounded-control border bg-ground p-3 text-16 transition ${error === undefined ? "border-line-control" : "border-lost"}`}
			/>
			<p id={`${id}-note`} className="flex flex-wrap justify-between gap-x-4 text-13">
				<span role={error === undefined ? undefined : "alert"} className="text-lost">
					{error}
				</span>
				<span className="text-text-3">{count}</span>
			</p>
		</div>
	);
}
