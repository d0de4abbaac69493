// Writes a message: its words in each language, for whom, from when; what its reader will see stands beside it, and how many
// readers there are is counted before it is sent.
import { useState } from "react";
import type { InputOf } from "#platform/contract";
import { momentOf, TextArea } from "#platform/desk/ui";
import { Button, Check, Chips, FailureNote, Field, showToast, useFormats } from "#platform/ui";
import type { AskedAudience, sendBroadcast } from "../contract/index.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { useCountAudience, useSendBroadcast } from "./calls.gen.ts";
import { MessagePreview } from "./message-preview.tsx";
import { useCommunityDeskText } from "./text.ts";

type Written = Readonly<Record<string, { readonly title: string; readonly body: string }>>;
export type WriteMessageProps = { readonly languages: readonly string[]; readonly onDone: () => void };

/** What is empty in both parts is not sent. */
const filled = (texts: Written): InputOf<typeof sendBroadcast>["texts"] =>
	Object.fromEntries(Object.entries(texts).filter(([, { title, body }]) => title.trim() + body.trim() !== ""));

export function WriteMessage({ languages, onDone }: WriteMessageProps) {
	const say = useCommunityDeskText();
	const { number } = useFormats();
	const [texts, setTexts] = useState<Written>({});
	const [link, setLink] = useState("");
	const [marketing, setMarketing] = useState(false);
	const [audience, setAudience] = useState<AskedAudience>({ kind: "all" });
	const [times, setTimes] = useState({ publishAt: "", expiresAt: "" });
	const count = useCountAudience({});
	const send = useSendBroadcast({});
	const asked = JSON.stringify({ audience, marketing });
	const [counted, setCounted] = useState<{ readonly asked: string; readonly members: number }>();
	const members = counted?.asked === asked ? counted.members : undefined;
	return (
		<form
			className="grid items-start gap-6 md:grid-cols-2"
			onSubmit={(event) => {
				event.preventDefault();
				if (members === undefined) {
					const onSuccess = (found: { readonly members: number }) => setCounted({ asked, members: found.members });
					count.mutate({ audience, marketing }, { onSuccess });
					return;
				}
				const moments = { publishAt: momentOf(times.publishAt), expiresAt: momentOf(times.expiresAt) };
				const onSuccess = () => {
					showToast({ tone: "success", text: say("messages.sent") });
					onDone();
				};
				send.mutate({ texts: filled(texts), link, marketing, audience, ...moments }, { onSuccess });
			}}
		>
			<div className="flex flex-col gap-4">
				<Texts texts={texts} languages={languages} onChange={setTexts} />
				<Field
					label={say("messages.link")}
					hint={say("messages.linkHint")}
					value={link}
					maxLength={200}
					onChange={({ currentTarget }) => setLink(currentTarget.value)}
				/>
				<AudienceFields audience={audience} languages={languages} onChange={setAudience} />
				<Check checked={marketing} onChange={({ currentTarget }) => setMarketing(currentTarget.checked)}>
					{say("messages.isMarketing")}
				</Check>
				<div className="flex flex-wrap gap-3">
					{(["publishAt", "expiresAt"] as const).map((name) => (
						<Field
							key={name}
							type="datetime-local"
							label={say(`messages.${name}`)}
							hint={say(`messages.${name}Hint`)}
							value={times[name]}
							onChange={({ currentTarget }) => setTimes({ ...times, [name]: currentTarget.value })}
						/>
					))}
				</div>
			</div>
			<div className="flex flex-col gap-4">
				<MessagePreview texts={filled(texts)} link={link} />
				<p role="status" className="text-14 text-text-2">
					{members === undefined ? say("messages.countFirst") : say("messages.readers", { count: number(members) })}
				</p>
				{count.error === null ? null : <FailureNote error={count.error} />}
				{send.error === null ? null : <FailureNote error={send.error} />}
				<div className="flex gap-2">
					<Button submit busy={count.isPending || send.isPending} disabled={Object.keys(filled(texts)).length === 0}>
						{say(
							members === undefined ? "messages.count" : times.publishAt === "" ? "messages.send" : "messages.schedule",
						)}
					</Button>
				</div>
			</div>
		</form>
	);
}

type TextsProps = {
	readonly texts: Written;
	readonly languages: readonly string[];
	readonly onChange: (texts: Written) => void;
};

function Texts({ texts, languages, onChange }: TextsProps) {
	const say = useCommunityDeskText();
	const [language, setLanguage] = useState(languages[0] ?? "EN");
	const { title, body } = texts[language] ?? { title: "", body: "" };
	const set = (part: { readonly title?: string; readonly body?: string }) =>
		onChange({ ...texts, [language]: Object.assign({ title, body }, part) });
	return (
		<>
			<Chips
				label={say("messages.language")}
				items={languages.map((key) => ({ key, label: key }))}
				chosen={language}
				onChoose={setLanguage}
			/>
			<Field
				key={`${language} title`}
				label={say("messages.title")}
				value={title}
				maxLength={120}
				onChange={({ currentTarget }) => set({ title: currentTarget.value })}
			/>
			<TextArea
				key={`${language} body`}
				label={say("messages.body")}
				value={body}
				maxLength={4_000}
				rows={6}
				onWrite={(written) => set({ body: written })}
			/>
		</>
	);
}
