// Applying: a remark, pictures, and what was sent before.
import { type FormEvent, useId, useState } from "react";
import type { OutputOf } from "#platform/contract";
import { Button, FailureNote, faultOf, PictureChooser, readPictures, showToast, useFormats } from "#platform/ui";
import { listActivities, listRewards, readActivity } from "../contract/index.ts";
import type { State } from "../core/index.ts";
import { useApplyForActivity, useWithdrawApplication } from "./calls.gen.ts";
import { usePromotionsText } from "./text.ts";

const refreshes = [listActivities, readActivity, listRewards];
const longest = 140;
const mostPictures = 3;

export type ApplyFormProps = {
	readonly id: string;
	readonly state: State;
	readonly applications: OutputOf<typeof readActivity>["applications"];
};

export function ApplyForm({ id, state, applications }: ApplyFormProps) {
	const say = usePromotionsText();
	const { moment } = useFormats();
	const back = useWithdrawApplication({ refreshes, lookAgain: refreshes });
	const takenBack = { onSuccess: () => showToast({ tone: "info", text: say("done.takenBack") }) };
	return (
		<div className="flex flex-col gap-4">
			{state === "claim" || state === "rejected" ? <Form id={id} /> : null}
			{state === "applying" ? (
				<p>
					<Button look="plain" size="small" busy={back.isPending} onPress={() => back.mutate({ id }, takenBack)}>
						{say("act.takeBack")}
					</Button>
				</p>
			) : null}
			{back.error === null ? null : <FailureNote error={back.error} />}
			{applications.length === 0 ? null : (
				<section aria-label={say("apply.sent")}>
					<h3 className="mb-2 text-16 font-bold">{say("apply.sent")}</h3>
					<ul className="flex flex-col divide-y divide-line text-14">
						{applications.map(({ sentAt, remark, decision, reason }) => (
							<li key={sentAt} className="py-2">
								<p className="text-13 text-text-3">{moment(sentAt)}</p>
								<p className="break-words">{remark}</p>
								{decision === "" ? <p className="text-text-2">{say("apply.waits")}</p> : null}
								{reason === "" ? null : <p className="text-text-2">{say("own.reason", { reason })}</p>}
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

function Form({ id }: { readonly id: string }) {
	const say = usePromotionsText();
	const [remarkId, faultId] = [useId(), useId()];
	const [remark, setRemark] = useState("");
	const [files, setFiles] = useState<readonly File[]>([]);
	const apply = useApplyForActivity({ refreshes, lookAgain: refreshes });
	const faulty = files.length > 0 && faultOf(files, mostPictures) !== undefined;
	const left = longest - [...remark].length;
	const send = async (): Promise<void> => {
		const images = files.length === 0 ? [] : [...(await readPictures(files))];
		await apply.mutateAsync({ id, remark, images });
		showToast({ tone: "success", text: say("done.sent") });
	};
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		// A refusal stands in the action's own error.
		if (!faulty && left >= 0 && !apply.isPending) void send().catch(() => {});
	};
	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-3">
			<div className="flex flex-col gap-1">
				<label htmlFor={remarkId} className="text-14 font-medium">
					{say("apply.remark")}
				</label>
				<textarea
					id={remarkId}
					value={remark}
					rows={3}
					onChange={(event) => setRemark([...event.target.value].slice(0, longest).join(""))}
					className="rounded-control border border-line bg-surface-2 p-3 text-14 text-text-1"
				/>
				<p className="text-13 text-text-3">{say("apply.left", { left })}</p>
			</div>
			<PictureChooser
				label={say("apply.pictures")}
				hint={say("apply.hint")}
				act={say("apply.choose")}
				files={files}
				faultId={faultId}
				faulty={faulty}
				onChoose={setFiles}
			/>
			<p id={faultId} aria-live="polite" className="text-13 text-danger empty:hidden">
				{faulty ? say("apply.faulty") : null}
			</p>
			{apply.error === null ? null : <FailureNote error={apply.error} />}
			<p>
				<Button submit busy={apply.isPending} disabled={faulty}>
					{say("apply.send")}
				</Button>
			</p>
		</form>
	);
}
