// Where the brand's chat room is, and how it may be shown. Pure. A resource of the type CHAT_ROOM names it.

/** The type of the resource an operator sets. */
const chatType = "CHAT_ROOM";

export type ChatRoom =
	/** None is set, or what is set is no address: the house's own. */
	| { readonly kind: "own" }
	/** On the site's own host: stands in a frame of the popup. */
	| { readonly kind: "frame"; readonly address: string }
	/** On another host, which this page never calls: the person may open it in a window of its own. */
	| { readonly kind: "window"; readonly address: string };

type Resource = { readonly url: string };

/** `origin` is the site's own: "https://tessera.example". */
export function chatRoomOf(resources: Readonly<Record<string, Resource>>, origin: string): ChatRoom {
	const given = resources[chatType]?.url ?? "";
	const url = given === "" ? undefined : parsed({ address: given, base: origin });
	if (url === undefined) return { kind: "own" };
	if (url.origin === origin) return { kind: "frame", address: url.href };
	return url.protocol === "https:" ? { kind: "window", address: url.href } : { kind: "own" };
}

function parsed({ address, base }: { readonly address: string; readonly base: string }): URL | undefined {
	try {
		return new URL(address, base);
	} catch {
		return undefined;
	}
}
