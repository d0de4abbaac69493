// The public face of the pages of messages and chat. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { ChatPanel, InboxPage, UnreadMark } from "./later-parts.ts";

export const ChatDrawer = lazyPart(() => import("./chat/chat-drawer.tsx").then((part) => part.ChatDrawer), null);
