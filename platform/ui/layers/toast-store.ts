// Short messages that come and go at the edge. They tell; they never ask.
import { externalStore } from "../state/external-store.ts";

export type Toast = {
	readonly id: number;
	readonly tone: "info" | "success" | "warning" | "danger";
	readonly text: string;
};

/** How long a message stays: 4 s, and longer for a long one, so that it can be read. */
export const stayMilliseconds = (text: string): number => Math.max(4000, text.length * 70);

let lastId = 0;
export const toasts = externalStore<readonly Toast[]>([]);

export function showToast(message: Omit<Toast, "id">): void {
	lastId += 1;
	const toast: Toast = { ...message, id: lastId };
	toasts.set([...toasts.get().filter((shown) => shown.text !== message.text), toast].slice(-3));
	setTimeout(() => dropToast(toast.id), stayMilliseconds(message.text));
}

export function dropToast(id: number): void {
	toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
