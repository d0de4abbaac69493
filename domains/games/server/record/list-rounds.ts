// Answers the betting record of a member, and the history inside a game frame.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { listPlayRounds, listRounds, type RoundRecord } from "../../contract/index.ts";
import { decidePeriod, roundTime } from "../../core/index.ts";
import { listRoundLines, type RoundsAsked } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";
import { cursorOf, dateOf, gamesAsked, idOfCursor, recordOf } from "./round-records.ts";

export const listRoundsRoute = (tools: GamesTools): Route =>
	bind(listRounds, async (input, context) => {
		const asked = { from: dateOf(input.from), to: dateOf(input.to) };
		const period = decidePeriod(asked, context.now);
		if (!period.ok) return err(failure(period.error));
		const catalogue = tools.catalogue.current();
		return readPage(tools, input.language ?? context.language, {
			memberId: context.principal.memberId,
			...period.value,
			gameIds: gamesAsked(catalogue, input),
			status: input.status,
			cursor: input.cursor,
			pageSize: input.pageSize,
		});
	});

const frameDays = 90;

export const listPlayRoundsRoute = (tools: GamesTools): Route =>
	bind(listPlayRounds, async (input, { play, now, language }) => {
		const facts = await tools.sessions.facts(play.playId);
		if (facts === undefined || play.memberId === undefined) return ok({ records: [], next: null });
		return readPage(tools, language, {
			memberId: play.memberId,
			from: new Date(now.getTime() - frameDays * 86_400_000),
			to: new Date(now.getTime() + 1),
			gameIds: [facts.gameId],
			status: undefined,
			cursor: input.cursor,
			pageSize: input.pageSize,
		});
	});

type Asked = Omit<RoundsAsked, "before" | "limit"> & { readonly cursor: string | undefined; readonly pageSize: number };
type PageOfRecords = { records: RoundRecord[]; next: string | null };

/** Reads one line more than a page, to know whether the list goes on. */
async function readPage(
	tools: GamesTools,
	language: string,
	asked: Asked,
): Promise<Result<PageOfRecords, { code: "INVALID_CURSOR" }>> {
	const { cursor, pageSize, ...rest } = asked;
	if (rest.gameIds?.length === 0) return ok({ records: [], next: null });
	const before = cursor === undefined ? undefined : placeOf(cursor);
	if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
	const lines = await tools.db.read((tx) => listRoundLines(tx, { ...rest, before, limit: pageSize + 1 }));
	const shown = lines.slice(0, pageSize);
	const last = shown.at(-1);
	const catalogue = tools.catalogue.current();
	return ok({
		records: shown.map((line) => recordOf(catalogue, line, language)),
		next: lines.length > pageSize && last !== undefined ? cursorOf(last) : null,
	});
}

function placeOf(cursor: string): { startedAt: Date; id: string } | undefined {
	const id = idOfCursor(cursor);
	const startedAt = roundTime(id);
	return startedAt === undefined ? undefined : { startedAt, id };
}
