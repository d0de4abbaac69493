// The names that team management uses in the address. Apart from its page: the frame of the pages clears them.
export const teamAddress = { of: "below", account: "named", view: "view" } as const;
