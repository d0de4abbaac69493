// Of what is pushed to one place within one tick, keeps the last of each kind: nobody needs a balance that is already old.

export type Push = { readonly room: string; readonly name: string; readonly payload: unknown };

/** `later` runs the delivery once the tick is over. Kinds are delivered in the order in which they first came. */
export function coalescer(options: {
	readonly later: (work: () => void) => void;
	readonly deliver: (push: Push) => void;
}): (push: Push) => void {
	let waiting = new Map<string, Push>();
	const flush = () => {
		const due = waiting;
		waiting = new Map();
		for (const push of due.values()) options.deliver(push);
	};
	return (push) => {
		if (waiting.size === 0) options.later(flush);
		waiting.set(`${push.room} ${push.name}`, push);
	};
}
