// The public face of the pages of messages and chat. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export const InboxPage = lazyPart(() => import("./inbox/inbox-page.tsx").then((part) => part.InboxPage));
/** How many messages are unread; nothing where none is. */
export const UnreadMark = lazyPart(() => import("./inbox/unread-mark.tsx").then((part) => part.UnreadMark), null);

export const ChatPanel = lazyPart(() => import("./chat/chat-panel.tsx").then((part) => part.ChatPanel));
export const ChatDrawer = lazyPart(() => import("./chat/chat-drawer.tsx").then((part) => part.ChatDrawer), null);
