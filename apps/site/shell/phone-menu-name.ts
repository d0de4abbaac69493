// The name of the popup that holds the phone's menu.
export const phoneMenu = "menu";
