// The courier's tables as rows come back from them.
import type { Generated, GeneratedAlways } from "kysely";
import type { Channel, LetterState } from "../core/index.ts";

export type CourierTables = {
	"courier.texts": { merchant: string; kind: string; language: string; subject: Generated<string>; body: string };
	"courier.quotas": { merchant: string; channel: Channel; per_day: number };
	"courier.letters": {
		id: string;
		merchant: string;
		channel: Channel;
		kind: string;
		state: LetterState | "void";
		sealed: Buffer | null;
		to_digest: Generated<Buffer | null>;
		created_at: Date;
		expires_at: Date;
		attempts: Generated<number>;
		begun_at: Date | null;
		settled_at: Date | null;
	};
	"courier.channel_faults": { channel: Channel; fault: "quota" | "down"; ends_at: Date };
	"courier.looks": { id: GeneratedAlways<string>; operator: string; at: Date; letters: number };
};
