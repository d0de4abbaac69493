// Which popup is open, by name. An app knows what each name shows; opening one needs no knowledge of it.
import { externalStore } from "../state/external-store.ts";

export type Popup = {
	/** "login", "register", "personal-centre": the app's list says what it shows. */
	readonly name: string;
	/** A page inside it: "securityCenter". */
	readonly page?: string;
	/** What the person was about to do; runs after a login. */
	readonly goOn?: () => void;
};

const popup = externalStore<Popup | undefined>(undefined);

export const usePopup = popup.use;
export const openPopup = (next: Popup): void => popup.set(next);
export const closePopup = (): void => popup.set(undefined);

/** After a login: closes the popup and does what the person was about to do. */
export function finishLogin(): void {
	const goOn = popup.get()?.goOn;
	closePopup();
	goOn?.();
}
