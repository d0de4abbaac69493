// A value outside React that components can watch. Small on purpose: server state belongs to the query hooks.
import { useSyncExternalStore } from "react";

export type ExternalStore<Value> = {
	readonly get: () => Value;
	readonly set: (next: Value) => void;
	readonly listen: (listener: () => void) => () => void;
	/** The value in a component, which renders again when it changes. */
	readonly use: () => Value;
};

export function externalStore<Value>(first: Value): ExternalStore<Value> {
	let value = first;
	const listeners = new Set<() => void>();
	const get = () => value;
	const listen = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	return {
		get,
		listen,
		set(next) {
			if (Object.is(next, value)) return;
			value = next;
			for (const listener of listeners) listener();
		},
		use: () => useSyncExternalStore(listen, get, get),
	};
}
