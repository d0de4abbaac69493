// Which popups are open, by name, the last one on top. An app knows what each name shows; opening one needs no knowledge
// of it. What lies below keeps all that was typed into it.
import { externalStore } from "../state/external-store.ts";

export type Popup = {
	/** "login", "register", "personal-centre": the app's list says what it shows. */
	readonly name: string;
	/** A page inside it: "securityCenter". */
	readonly page?: string;
	/** What the person was about to do; runs after a login. */
	readonly goOn?: () => void;
};

const popups = externalStore<readonly Popup[]>([]);

export const usePopups = popups.use;
export const openPopups = popups.get;

/** Opens one above what is open. None is open twice: one that is asked for again comes on top with its new page. */
export const openPopup = (next: Popup): void =>
	popups.set([...popups.get().filter(({ name }) => name !== next.name), next]);

/** Opens one in place of the one on top. */
export const swapPopup = (next: Popup): void => popups.set([...popups.get().slice(0, -1), next]);

/** Closes the one on top; with a number all above so many. */
export const closePopup = (left = popups.get().length - 1): void =>
	popups.set(popups.get().slice(0, Math.max(0, left)));

/**
 * After a login: does what the person was about to do, over what lay open then, with all that was typed there; without
 * such a thing all popups close. Tells whether there was anything.
 */
export function finishLogin(): boolean {
	const place = popups.get().findLastIndex((popup) => popup.goOn !== undefined);
	const goOn = popups.get()[place]?.goOn;
	closePopup(Math.max(0, place));
	goOn?.();
	return goOn !== undefined;
}
