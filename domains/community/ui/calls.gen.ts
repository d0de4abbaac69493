// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { blockChatAuthor, countUnread, listChatLines, listChatRooms, listInbox, readChoices, readMessages, reportChatLine, saveChoices, sayInChat, shareWin, unblockChatAuthor } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useBlockChatAuthor = /* @__PURE__ */ actionHook(blockChatAuthor);
export const useCountUnread = /* @__PURE__ */ queryHook(countUnread);
export const useListChatLines = /* @__PURE__ */ queryHook(listChatLines);
export const useListChatRooms = /* @__PURE__ */ queryHook(listChatRooms);
export const useListInbox = /* @__PURE__ */ queryHook(listInbox);
export const useReadChoices = /* @__PURE__ */ queryHook(readChoices);
export const useReadMessages = /* @__PURE__ */ actionHook(readMessages);
export const useReportChatLine = /* @__PURE__ */ actionHook(reportChatLine);
export const useSaveChoices = /* @__PURE__ */ actionHook(saveChoices);
export const useSayInChat = /* @__PURE__ */ actionHook(sayInChat);
export const useShareWin = /* @__PURE__ */ actionHook(shareWin);
export const useUnblockChatAuthor = /* @__PURE__ */ actionHook(unblockChatAuthor);
