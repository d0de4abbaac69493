// A page of the console, which comes in a file of its own when somebody opens it.
import type { ComponentType } from "react";
import { type LazyPart, lazyPart } from "#platform/ui";
import { TableSkeleton } from "./table-skeleton.tsx";

type Nothing = Record<never, never>;

export const deskPage = (load: () => Promise<ComponentType<Nothing>>): LazyPart<Nothing> =>
	lazyPart<Nothing>(load, <TableSkeleton />);
