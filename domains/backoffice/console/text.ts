// The sentences of the back office's screens.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const backofficeMessages: MessageSource = {
	domain: deskDomain("backoffice"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useOfficeText = textHook<typeof en>(backofficeMessages.domain);
