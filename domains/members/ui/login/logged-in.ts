// A login that succeeded, and whether anything comes before going on.
/** A login that succeeded. `mustChange`: before anything else; `first`: nobody has logged in to this account before. */
export type LoggedIn = {
	readonly username: string;
	readonly password: string;
	readonly mustChange: boolean;
	readonly first: boolean;
};

/** Whether a new password comes before going on: asked for, or offered. */
export const goesOnToPassword = ({ mustChange, first }: LoggedIn): boolean => mustChange || first;
