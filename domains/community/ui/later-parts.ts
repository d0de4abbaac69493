// Parts of the domain that no first screen asks for: the site keeps their addresses out of its entry (vite.config.ts).
import { lazyPart } from "#platform/ui";

export const InboxPage = lazyPart(() => import("./inbox/inbox-page.tsx").then((part) => part.InboxPage));
/** How many messages are unread; nothing where none is. */
export const UnreadMark = lazyPart(() => import("./inbox/unread-mark.tsx").then((part) => part.UnreadMark), null);
export const ChatPanel = lazyPart(() => import("./chat/chat-panel.tsx").then((part) => part.ChatPanel));
