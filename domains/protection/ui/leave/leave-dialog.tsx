// Asks once more before somebody goes: how long, until when, and the password where it cannot be undone soon.
import { type FormEvent, useState } from "react";
import { leaveSession, tellLeaving } from "#members/ui";
import { Button, Chips, Dialog, FailureNote, Field, useFormats } from "#platform/ui";
import type { Protection } from "../../contract/index.ts";
import { useCloseAccount, useExcludeSelf, useTakeBreak } from "../calls.gen.ts";
import { useProtectionText } from "../text.ts";
import { endOf, lengthsOf, type WayAway } from "./ways-away.ts";

export type LeaveDialogProps = {
	readonly way: WayAway;
	readonly rules: Protection["rules"];
	readonly onLeft: () => void;
	readonly onClose: () => void;
};

export function LeaveDialog({ way, rules, onLeft, onClose }: LeaveDialogProps) {
	const say = useProtectionText();
	const { moment } = useFormats();
	const lengths = lengthsOf(way, rules);
	const [length, setLength] = useState(lengths[0]);
	const [password, setPassword] = useState("");
	const { go, busy, error } = useLeaving(way, onLeft);
	const end = endOf(way, length, new Date());
	const asksPassword = way !== "break";
	const send = (event: FormEvent) => {
		event.preventDefault();
		if (!asksPassword || password !== "") go({ length: length ?? 0, password });
	};
	return (
		<Dialog open size="dialog" title={say(`leave.${way}.title`)} onClose={onClose}>
			<form onSubmit={send} noValidate className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say(`leave.${way}.text`)}</p>
				{lengths.length === 0 ? null : (
					<Chips
						label={say("leave.length")}
						items={lengths.map((one) => ({ key: String(one), label: lengthWords(way, one) }))}
						chosen={String(length)}
						onChoose={(key) => setLength(Number(key))}
					/>
				)}
				{end === undefined ? null : (
					<p aria-live="polite" className="text-16 font-medium">
						{say("leave.until", { moment: moment(end.toISOString()) })}
					</p>
				)}
				{asksPassword ? (
					<Field
						label={say("leave.password")}
						type="password"
						autoComplete="current-password"
						maxLength={256}
						required
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				) : null}
				{error === null ? null : <FailureNote error={error} />}
				<div className="flex justify-end">
					<Button submit look="danger" busy={busy} disabled={asksPassword && password === ""}>
						{say(`leave.${way}.act`)}
					</Button>
				</div>
			</form>
		</Dialog>
	);

	function lengthWords(of: WayAway, one: number): string {
		if (of === "exclusion") return one === 1 ? say("leave.month") : say("leave.months", { months: one });
		const days = Math.round(one / 24);
		return days <= 1 ? say("leave.day") : say("leave.days", { days });
	}
}

/** The server ends every session with its answer, which may reach this tab before the answer does. */
function useLeaving(way: WayAway, onLeft: () => void) {
	const [rest, exclude, close] = [useTakeBreak(), useExcludeSelf(), useCloseAccount()];
	const action = { break: rest, exclusion: exclude, closure: close }[way];
	const tell = ({ length, password }: Chosen): Promise<unknown> => {
		if (way === "break") return rest.mutateAsync({ hours: length });
		if (way === "exclusion") return exclude.mutateAsync({ months: length, password });
		return close.mutateAsync({ password });
	};
	const leave = async (chosen: Chosen): Promise<void> => {
		await tellLeaving(() => tell(chosen));
		leaveSession();
		onLeft();
	};
	// Why it was refused stands in the dialog.
	return {
		go: (chosen: Chosen) => void leave(chosen).catch(() => undefined),
		busy: action.isPending,
		error: action.error,
	};
}

type Chosen = { readonly length: number; readonly password: string };
