// The names that the history of transfers uses in the address. Apart from its page: the frame of the pages clears them.
export const transferAddress = { period: "moved", type: "kind" } as const;
