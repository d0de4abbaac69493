// The kinds of significant events that the ledger itself writes down, as its table allows them.

export const ledgerEventKinds = ["adjustment", "negative-balance"] as const;
