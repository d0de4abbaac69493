// A dialog over the page, or a sheet from below on a phone. Focus stays inside and goes back where it came from.
import { Dialog as Base } from "@base-ui/react/dialog";
import { type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { usePlatformText } from "../messages.ts";
import { useLayer } from "./layer-stack.ts";

export type DialogProps = {
	readonly open: boolean;
	readonly onClose: () => void;
	/** Read aloud as the dialog's name, and shown unless `bare`. */
	readonly title: string;
	readonly description?: string;
	readonly children: ReactNode;
	/** `dialog` 400 px wide, `popup` 600 and at least 300 high, `panel` 1040; `sheet` comes from the inline end. All are sheets on a phone. */
	readonly size?: "dialog" | "popup" | "panel" | "sheet";
	/** Without the title bar: the content brings its own. */
	readonly bare?: boolean;
	/** Has the focus first; the first thing that can have it when not given. Asked when the dialog stands. */
	readonly firstFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
};

const sizes = {
	dialog: "md:w-[400px]",
	popup: "md:w-[600px] md:min-h-[min(300px,calc(100dvh-64px))]",
	panel: "md:w-[1040px] md:h-[min(720px,calc(100dvh-64px))]",
	sheet: "md:w-[420px] md:ms-auto md:me-0 md:h-dvh md:max-h-dvh md:rounded-e-none",
} as const;

export function Dialog(props: DialogProps) {
	const say = usePlatformText();
	const background = useBackground(props.onClose);
	useLayer({ open: props.open, close: props.onClose });
	return (
		<Base.Root open={props.open} disablePointerDismissal onOpenChange={(_, change) => leaveToLayers(change)}>
			<Base.Portal>
				<Base.Backdrop
					forceRender
					// As it goes it takes no press: what lies beneath is there again at once.
					className="fixed inset-0 z-50 bg-veil transition-opacity data-closed:pointer-events-none data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
				/>
				<Base.Viewport {...background} className="fixed inset-0 z-50 flex items-end justify-center md:items-center">
					<Base.Popup
						initialFocus={props.firstFocus ?? true}
						className={`flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-panel bg-surface-1 shadow-float transition duration-150 data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 md:max-h-[calc(100dvh-64px)] md:max-w-[calc(100vw-48px)] md:rounded-panel ${sizes[props.size ?? "popup"]}`}
					>
						<header className={props.bare === true ? "sr-only" : "flex items-center gap-3 px-5 pt-4 pb-2"}>
							<Base.Title className="grow text-20 font-bold">{props.title}</Base.Title>
							{props.bare === true ? null : <IconButton icon="close" label={say("close")} onPress={props.onClose} />}
						</header>
						{props.description === undefined ? null : (
							<Base.Description className="px-5 text-14 text-text-2">{props.description}</Base.Description>
						)}
						<div
							tabIndex={props.bare === true ? undefined : 0}
							className={
								props.bare === true ? "flex min-h-0 grow flex-col" : "min-h-0 grow overflow-y-auto px-5 pt-3 pb-6"
							}
						>
							{props.children}
						</div>
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}

/** Several dialogs may be open, and each would hear of Escape: the stack of layers closes the top one alone. */
function leaveToLayers(change: Pick<Base.Root.ChangeEventDetails, "cancel" | "allowPropagation">): void {
	change.cancel();
	change.allowPropagation();
}

/** A press that begins and ends beside the dialog closes it; one that only ends there, while marking text, does not. */
function useBackground(close: () => void) {
	const began = useRef(false);
	return {
		onPointerDown: (event: PointerEvent) => {
			began.current = event.target === event.currentTarget;
		},
		onClick: (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => {
			if (began.current && event.target === event.currentTarget) close();
			began.current = false;
		},
	};
}
