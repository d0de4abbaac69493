// For whom a message is: one of the kinds of audience, and what it is narrowed by.
import { Count, momentOf, TextArea, typedMoment } from "#platform/desk/ui";
import { Check, Field, Select } from "#platform/ui";
import type { AskedAudience } from "../contract/index.ts";
import { type AudienceKind, audiences } from "../core/index.ts";
import { useCommunityDeskText } from "./text.ts";

export type AudienceFieldsProps = {
	readonly audience: AskedAudience;
	readonly languages: readonly string[];
	readonly onChange: (audience: AskedAudience) => void;
};

const dayMilliseconds = 86_400_000;

function fresh(kind: AudienceKind): AskedAudience {
	if (kind === "ranks") return { kind, from: 1, to: 99 };
	if (kind === "languages") return { kind, languages: [] };
	if (kind === "team") return { kind, agent: "" };
	if (kind === "list") return { kind, accounts: [] };
	if (kind === "all") return { kind };
	const now = Date.now();
	return { kind, from: new Date(now - 30 * dayMilliseconds).toISOString(), to: new Date(now).toISOString() };
}

export function AudienceFields({ audience, languages, onChange }: AudienceFieldsProps) {
	const say = useCommunityDeskText();
	return (
		<div className="flex flex-col gap-3">
			<Select
				label={say("messages.audience")}
				value={audience.kind}
				options={audiences.map((kind) => ({ value: kind, label: say(`messages.kinds.${kind}`) }))}
				onChange={(value) => {
					const kind = audiences.find((one) => one === value);
					if (kind !== undefined) onChange(fresh(kind));
				}}
			/>
			<Narrowed audience={audience} languages={languages} onChange={onChange} />
		</div>
	);
}

function Narrowed({ audience, languages, onChange }: AudienceFieldsProps) {
	const say = useCommunityDeskText();
	switch (audience.kind) {
		case "all":
			return null;
		case "ranks":
			return (
				<div className="flex gap-3">
					{(["from", "to"] as const).map((end) => (
						<Count
							key={end}
							label={say(`messages.rank.${end}`)}
							most={99}
							value={audience[end]}
							onChange={(level) => onChange({ ...audience, [end]: level })}
						/>
					))}
				</div>
			);
		case "languages":
			return (
				<div className="flex flex-wrap gap-4">
					{languages.map((code) => (
						<Check
							key={code}
							checked={audience.languages.includes(code)}
							onChange={({ currentTarget }) => {
								const others = audience.languages.filter((one) => one !== code);
								onChange({ ...audience, languages: currentTarget.checked ? [...others, code] : others });
							}}
						>
							{code}
						</Check>
					))}
				</div>
			);
		case "team":
			return (
				<Field
					label={say("messages.agent")}
					value={audience.agent}
					required
					onChange={({ currentTarget }) => onChange({ ...audience, agent: currentTarget.value.trim() })}
				/>
			);
		case "list":
			return (
				<TextArea
					label={say("messages.accounts")}
					onWrite={(text) =>
						onChange({ ...audience, accounts: text.split(/[\s,;]+/).filter((account) => account !== "") })
					}
				/>
			);
		case "depositors":
		case "players":
			return (
				<div className="flex flex-wrap gap-3">
					{(["from", "to"] as const).map((end) => (
						<Field
							key={end}
							type="datetime-local"
							label={say(`messages.window.${end}`)}
							hint={say("messages.utc")}
							value={typedMoment(audience[end])}
							required
							onChange={({ currentTarget }) => {
								const moment = momentOf(currentTarget.value);
								if (moment !== null) onChange({ ...audience, [end]: moment });
							}}
						/>
					))}
				</div>
			);
	}
}
