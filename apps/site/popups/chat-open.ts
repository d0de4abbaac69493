// Whether the chat stands beside the page. It stays while its reader goes from page to page.
import { externalStore } from "#platform/ui";

const open = externalStore<boolean>(false);

export const useChatOpen = open.use;
export const openChat = (): void => open.set(true);
export const closeChat = (): void => open.set(false);
