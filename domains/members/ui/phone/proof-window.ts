// The window in which a third party proves a number. It is opened by a press, before anything is asked, for browsers keep
// other windows closed; it is believed by its own messages alone, and only from the page it was led to.
import * as z from "zod/mini";
import { type PhoneFault, phoneFaultOf } from "../../core/index.ts";

const size = "popup,width=440,height=640";
const watchMilliseconds = 300;

/** What a window says: what its provider has signed, or the provider's word for what went wrong. */
const said = z.object({
	type: z.literal("phone-proof"),
	statement: z.optional(z.string()),
	error: z.optional(z.string()),
});

export type ProofMessage = z.infer<typeof said>;
export type WindowAnswer = { readonly statement: string } | { readonly fault: PhoneFault };

/** Null where the browser keeps it closed. */
export const openProofWindow = (): Window | null => window.open("", "", size);

/** Leads the window to the provider's page and waits for its answer; then it is closed. */
export function askInWindow(popup: Window, url: string): Promise<WindowAnswer> {
	const { origin } = new URL(url);
	return new Promise((resolve) => {
		const end = (answer: WindowAnswer): void => {
			clearInterval(watch);
			removeEventListener("message", hear);
			popup.close();
			resolve(answer);
		};
		const hear = (event: MessageEvent): void => {
			const message =
				event.source === popup && event.origin === origin ? z.safeParse(said, event.data).data : undefined;
			if (message === undefined) return;
			const { statement, error = "" } = message;
			end(statement === undefined ? { fault: phoneFaultOf(error) } : { statement });
		};
		let seenClosed = false;
		// A window may close itself as it speaks: its word may come a moment later.
		const look = (): void => {
			if (seenClosed) end({ fault: "PHONE_POPUP_CLOSED" });
			seenClosed = popup.closed;
		};
		addEventListener("message", hear);
		const watch = setInterval(look, watchMilliseconds);
		popup.location.href = url;
	});
}

/** What the stand-in's own window tells the page that opened it; false where no page did. */
export function tellOpener(message: Omit<ProofMessage, "type">): boolean {
	const { opener } = window;
	if (opener === null) return false;
	opener.postMessage({ type: "phone-proof", ...message } satisfies ProofMessage, location.origin);
	return true;
}
