// The names in the address that hold the open page of a panel: `?panel=securityCenter`, `?agent=teamOverview`.
export const panelName = "panel";
export const agentName = "agent";
