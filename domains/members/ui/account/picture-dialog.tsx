// Chooses the picture that stands for a member: a tile of the house, or a picture of their own.
import { type ChangeEvent, useId, useState } from "react";
import { Button, Dialog, FailureNote, failureSentence, Skeleton, showToast } from "#platform/ui";
import { readMemberIcon, readPlayerAvatar } from "../../contract/index.ts";
import { useReadPlayerAvatar, useSetMemberPicture } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { useMembersText } from "../text.ts";
import { MemberTile } from "./member-tile.tsx";
import { pictureTypes, shrinkPicture } from "./shrink-picture.ts";

export function PictureDialog({ onClose }: { readonly onClose: () => void }) {
	const say = useMembersText();
	const { data, error, refetch } = useReadPlayerAvatar({});
	const { save, busy, note, setNote } = useSaving(onClose);
	const upload = async (file: File | undefined): Promise<void> => {
		if (file === undefined) return;
		const picture = await shrinkPicture(file);
		if (picture === undefined) setNote(say("errors.PICTURE_UNUSABLE"));
		else await save({ picture });
	};
	return (
		<Dialog open size="dialog" title={say("picture.title")} onClose={onClose}>
			<div className="flex flex-col gap-6">
				<section className="flex flex-col gap-3">
					<h3 className="text-14 font-medium">{say("picture.tiles")}</h3>
					{error !== null ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
					{data === undefined ? (
						<Skeleton className="h-64 rounded-card" />
					) : (
						<Tiles
							choices={data.choices}
							chosen={data.picture === undefined ? data.icon : ""}
							busy={busy}
							onChoose={(icon) => void save({ icon })}
						/>
					)}
				</section>
				<OwnFile busy={busy} onFile={(file) => void upload(file)} />
				<FormNote text={note} />
			</div>
		</Dialog>
	);
}

function useSaving(onSaved: () => void) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useSetMemberPicture({ refreshes: [readMemberIcon, readPlayerAvatar] });
	const [note, setNote] = useState<string>();
	const save = async (input: Parameters<typeof mutateAsync>[0]): Promise<void> => {
		setNote(undefined);
		try {
			await mutateAsync(input);
			showToast({ tone: "success", text: say("picture.saved") });
			onSaved();
		} catch (error) {
			setNote(failureSentence(error));
		}
	};
	return { save, busy: isPending, note, setNote };
}

type TilesProps = {
	readonly choices: readonly string[];
	readonly chosen: string;
	readonly busy: boolean;
	readonly onChoose: (icon: string) => void;
};

function Tiles({ choices, chosen, busy, onChoose }: TilesProps) {
	const say = useMembersText();
	return (
		<div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1">
			{choices.map((icon, index) => (
				<button
					key={icon}
					type="button"
					disabled={busy}
					aria-pressed={icon === chosen}
					aria-label={say("picture.tile", { number: index + 1 })}
					onClick={() => onChoose(icon)}
					className="grid place-items-center rounded-control p-1.5 transition hover:bg-surface-2 aria-pressed:bg-surface-3 disabled:opacity-55"
				>
					<MemberTile icon={icon} />
				</button>
			))}
		</div>
	);
}

function OwnFile({ busy, onFile }: { readonly busy: boolean; readonly onFile: (file: File | undefined) => void }) {
	const say = useMembersText();
	const id = useId();
	const chosen = (event: ChangeEvent<HTMLInputElement>) => {
		onFile(event.target.files?.[0]);
		event.target.value = "";
	};
	const open = () => document.getElementById(id)?.click();
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-14 font-medium">{say("picture.own")}</h3>
			<p className="text-13 text-text-3">{say("picture.ownText")}</p>
			<input
				id={id}
				type="file"
				accept={pictureTypes.join()}
				aria-label={say("picture.choose")}
				onChange={chosen}
				className="sr-only"
				tabIndex={-1}
			/>
			<div>
				<Button look="plain" busy={busy} onPress={open}>
					{say("picture.choose")}
				</Button>
			</div>
		</section>
	);
}
