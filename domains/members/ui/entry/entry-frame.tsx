// The frame of the login and the registration: a drawn scene with its words at the side, on a phone above the form.
import type { ReactNode, RefObject } from "react";
import { useListBanners } from "#brand/ui";
import { Dialog, IconButton } from "#platform/ui";
import { useMembersText } from "../text.ts";

export type EntryFrameProps = {
	readonly group: "w_login" | "w_register";
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
	/** Where the form will be that is still on its way: it has the focus meanwhile, and what stands below it has not. */
	readonly form?: RefObject<HTMLElement | null>;
};

const scenes = { w_login: "evening-door", w_register: "first-stone" } as const;

export function EntryFrame({ group, title, onClose, children, form }: EntryFrameProps) {
	const say = useMembersText();
	return (
		<Dialog
			open
			bare
			title={title}
			onClose={onClose}
			{...(form === undefined ? {} : { firstFocus: () => fieldOf(form) })}
		>
			<div className="relative flex min-h-0 flex-col">
				<div className="flex min-h-0 flex-col overflow-y-auto md:grid md:grid-cols-[208px_minmax(0,1fr)] md:overflow-hidden">
					<Scene group={group} />
					<div className="flex flex-col gap-5 px-5 pt-5 pb-6 md:max-h-[calc(100dvh-64px)] md:overflow-y-auto md:px-7 md:py-7">
						{/* What scrolls goes under it, and not under the button that closes. On a desk it would stick below the padding, over what follows. */}
						<p
							aria-hidden="true"
							className="sticky top-0 z-10 -mx-5 -mt-5 bg-surface-1 ps-5 pe-15 pt-5 pb-2 text-20 font-bold md:-top-7 md:-mx-7 md:-mt-7 md:ps-7 md:pt-7"
						>
							{title}
						</p>
						{children}
					</div>
				</div>
				<IconButton
					icon="close"
					label={say("entry.close")}
					onPress={onClose}
					className="absolute end-2 top-2 z-20 bg-surface-1/80 md:bg-transparent"
				/>
			</div>
		</Dialog>
	);
}

const fieldOf = (form: RefObject<HTMLElement | null>): HTMLElement | null =>
	form.current?.querySelector("input") ?? form.current;

function Scene({ group }: Pick<EntryFrameProps, "group">) {
	const { data } = useListBanners({ group }, { freshMilliseconds: 600_000 });
	const banner = data?.banners[0];
	const scene = banner === undefined || banner.scene === "" ? scenes[group] : banner.scene;
	const given = banner?.image === "" ? undefined : banner?.image;
	return (
		<div className="stage-ink relative isolate flex min-h-28 shrink-0 flex-col justify-end gap-1 overflow-hidden p-5 md:min-h-full md:p-6">
			<picture>
				<source media="(min-width: 56rem)" srcSet={given ?? `/art/scenes/${scene}-tall.webp`} />
				<img
					src={given ?? `/art/scenes/${scene}.webp`}
					alt=""
					className="absolute inset-0 -z-20 size-full object-cover object-[70%_35%] md:object-center"
				/>
			</picture>
			<div className="tile-veil absolute inset-0 -z-10" />
			<p className="text-16 font-bold text-balance md:text-20">{banner?.title}</p>
			<p className="hidden text-13 opacity-85 md:block">{banner?.text}</p>
		</div>
	);
}
