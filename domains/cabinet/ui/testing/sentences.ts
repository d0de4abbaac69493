// The cabinet's English sentences for component tests, as a data address: a test needs no server.
import type { MessageSource } from "#platform/ui";
import en from "../messages/en.json";

export const cabinetSentences: MessageSource = {
	domain: "cabinet",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
};
