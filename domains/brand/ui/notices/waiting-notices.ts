// The notices that opened by themselves and are not read yet, the first on top.
import { externalStore } from "#platform/ui";
import type { Notice } from "./notice-article.tsx";

export const waiting = externalStore<readonly Notice[]>([]);
