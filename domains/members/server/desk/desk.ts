// Puts together what operators do with members.
import type { Database } from "#platform/db";
import type { MembersDesk } from "../api.ts";
import { readAccountEvents, readOperatorActs } from "../trail/significant-events.ts";
import { readTrail } from "../trail/trail.ts";
import { findMembers } from "./find-members.ts";
import { lockAccount } from "./lock-account.ts";
import { lookAtMember } from "./look-at-member.ts";
import { notesOf, setLabel, writeNote } from "./notes.ts";

export const membersDesk = (db: Database): MembersDesk => ({
	find: (asked) => findMembers(db, asked),
	look: lookAtMember,
	trail: (asked) => readTrail(db, asked),
	notes: notesOf,
	writeNote,
	setLabel,
	lock: lockAccount,
	accountEvents: (asked) => readAccountEvents(db, asked),
	operatorActs: (asked) => readOperatorActs(db, asked),
});
