// Panels over a game that every game has. Each is fetched when it is first opened.
import { lazy } from "react";

export const KeysPanel = lazy(async () => ({ default: (await import("./keys-panel.tsx")).KeysPanel }));
export const AutoplayPanel = lazy(async () => ({ default: (await import("./autoplay-panel.tsx")).AutoplayPanel }));
export const HistoryPanel = lazy(async () => ({ default: (await import("./history-panel.tsx")).HistoryPanel }));
