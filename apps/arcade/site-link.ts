// The frame's end of the protocol with the site around it. Only the page's own origin is spoken to and heard.
import { type FromFrame, frameMessage, readToFrame, type ToFrame } from "#games/contract";

type Said = FromFrame extends infer Message ? (Message extends unknown ? Omit<Message, "tessera"> : never) : never;

export type SiteLink = {
	/** False when the game stands alone in its own tab. */
	readonly embedded: boolean;
	readonly tell: (message: Said) => void;
	readonly listen: (listener: (message: ToFrame) => void) => () => void;
};

export function linkToSite(view: Window): SiteLink {
	const { origin } = view.location;
	const embedded = view.parent !== view;
	return {
		embedded,
		tell(message) {
			if (embedded) view.parent.postMessage(frameMessage(message), origin);
		},
		listen(listener) {
			const hear = (event: MessageEvent): void => {
				if (event.source !== view.parent) return;
				const message = readToFrame(event, origin);
				if (message !== undefined) listener(message);
			};
			view.addEventListener("message", hear);
			return () => view.removeEventListener("message", hear);
		},
	};
}
