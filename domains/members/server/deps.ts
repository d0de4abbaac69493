// What the members' use cases work with.
import type { BrandApi } from "#brand/api";
import type { CourierApi } from "#courier/api";
import type { Database } from "#platform/db";
import type { Chance, Clock, NewId } from "#platform/kernel";
import type { Passwords } from "#platform/kernel/node";
import type { WalletApi } from "#wallet/api";
import type { Authenticators } from "./authenticators/authenticators.ts";
import type { ClubLabelOf } from "./club-label.ts";
import type { CodeKeeper } from "./codes/code-keeper.ts";
import type { EntryExclusion } from "./entry-exclusion.ts";
import type { HumanChecker } from "./human-check/human-check.ts";
import type { PasswordJudge } from "./passwords/password-judge.ts";
import type { PhoneProviders } from "./phone-proof/phone-providers.ts";
import type { Sessions } from "./sessions/sessions.ts";

export type UseCaseDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly chance: Chance;
	readonly newId: NewId;
	readonly brand: BrandApi;
	readonly courier: Pick<CourierApi, "ready" | "send">;
	readonly codes: CodeKeeper;
	readonly authenticators: Authenticators;
	readonly wallet: WalletApi;
	readonly passwords: Passwords;
	readonly human: HumanChecker;
	readonly phoneProviders: PhoneProviders;
	readonly judgePassword: PasswordJudge;
	readonly sessions: Sessions;
	readonly clubLabelOf?: ClubLabelOf | undefined;
	readonly entryExclusion?: EntryExclusion | undefined;
};
