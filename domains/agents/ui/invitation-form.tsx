// A new invite link: whom it opens an account for, with which points, for how long.
import { type FormEvent, useState } from "react";
import { categories } from "#games/core";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { listInvitations, type PointShown } from "../contract/index.ts";
import { useMakeInvitation } from "./calls.gen.ts";
import { PointFields } from "./point-fields.tsx";
import { useAgentsText } from "./text.ts";

const kinds = ["player", "agent"] as const;
const spans = ["7", "30", "90", "0"] as const;

export type InvitationFormProps = { readonly most: readonly PointShown[]; readonly onDone: () => void };

export function InvitationForm({ most, onDone }: InvitationFormProps) {
	const say = useAgentsText();
	const make = useMakeInvitation({ refreshes: [listInvitations] });
	const [kind, setKind] = useState<(typeof kinds)[number]>("player");
	const [days, setDays] = useState<(typeof spans)[number]>("30");
	const [points, setPoints] = useState<readonly PointShown[]>([]);
	const [remark, setRemark] = useState("");
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const order = { opensAgent: kind === "agent", points: known(points), days: Number(days), remark: remark.trim() };
		const made = await make.mutateAsync(order).catch(() => undefined); // said by `error`
		if (made === undefined) return;
		showToast({ tone: "success", text: say("join.made", { code: made.code }) });
		onDone();
	};
	return (
		<form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 rounded-card bg-surface-2 p-4">
			<div className="grid gap-3 md:grid-cols-3">
				<Select
					label={say("join.kind")}
					value={kind}
					options={kinds.map((value) => ({ value, label: say(`team.${value}`) }))}
					onChange={(value) => setKind(kinds.find((one) => one === value) ?? "player")}
				/>
				<Select
					label={say("join.holds")}
					value={days}
					options={spans.map((value) => ({
						value,
						label: value === "0" ? say("join.forever") : say("join.days", { count: value }),
					}))}
					onChange={(value) => setDays(spans.find((one) => one === value) ?? "30")}
				/>
				<Field
					label={say("join.remark")}
					maxLength={140}
					value={remark}
					onChange={(event) => setRemark(event.target.value)}
				/>
			</div>
			<PointFields most={most} points={points} onChange={setPoints} />
			<p className="text-13 text-text-3">{say("points.text")}</p>
			{make.error === null ? null : <FailureNote error={make.error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit busy={make.isPending}>
					{say("join.send")}
				</Button>
				<Button look="quiet" onPress={onDone}>
					{say("contracts.cancel")}
				</Button>
			</div>
		</form>
	);
}

type Points = Parameters<ReturnType<typeof useMakeInvitation>["mutate"]>[0]["points"];

/** Halls come from the server; what the call does not know is left out. */
export const known = (points: readonly PointShown[]): Points =>
	points.flatMap(({ category, rate }) => {
		const hall = categories.find((one) => one === category);
		return hall === undefined ? [] : [{ category: hall, rate }];
	});
