// Keeps the play session of this tab: the token and which game it is for. Session storage, so it ends with the tab.
import * as z from "zod/mini";

export type KeptPlay = {
	readonly token: string;
	readonly vassalage: string;
	readonly gameCode: string;
	/** The way of playing that it was opened with. */
	readonly playType?: string | undefined;
};

const key = "tessera.play";
const kept = z.object({
	token: z.string(),
	vassalage: z.string(),
	gameCode: z.string(),
	playType: z.optional(z.string()),
});

export function keepPlay(storage: Pick<Storage, "setItem">, play: KeptPlay): void {
	storage.setItem(key, JSON.stringify(play));
}

export function keptPlay(storage: Pick<Storage, "getItem">): KeptPlay | undefined {
	const text = storage.getItem(key);
	if (text === null) return undefined;
	try {
		return z.safeParse(kept, JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

export function dropPlay(storage: Pick<Storage, "removeItem">): void {
	storage.removeItem(key);
}
