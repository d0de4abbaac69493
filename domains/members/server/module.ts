// Puts the members together. Only the program around it calls this.
import type { BrandApi } from "#brand/api";
import type { CourierApi } from "#courier/api";
import type { Database } from "#platform/db";
import type { Log, Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import type { Chance, Clock, NewId } from "#platform/kernel";
import { createPasswords, type PasswordCost } from "#platform/kernel/node";
import type { Live } from "#platform/live";
import type { WalletApi } from "#wallet/api";
import { findById } from "./account-store.ts";
import type { MembersApi } from "./api.ts";
import { createAuthenticators } from "./authenticators/authenticators.ts";
import { renewBackupCodesRoute, stopAuthenticatorRoute } from "./authenticators/change-authenticator.ts";
import { readAuthenticatorRoute } from "./authenticators/read-authenticator.ts";
import { confirmAuthenticatorRoute, startAuthenticatorRoute } from "./authenticators/set-up-authenticator.ts";
import { channelRoutes } from "./channels/channel-login.ts";
import { type ChannelProvider, openIdConnect } from "./channels/channel-provider.ts";
import { ownChannelRoutes } from "./channels/own-channels.ts";
import { createProviderWindows } from "./channels/provider-windows.ts";
import { clearAwayEveryHour } from "./clear-away.ts";
import type { ClubLabelOf } from "./club-label.ts";
import { codeKeeper } from "./codes/code-keeper.ts";
import { sendPhoneCodeRoute } from "./codes/send-phone-code.ts";
import { changeContactRoute } from "./contacts/change-contact.ts";
import { readContactsRoute } from "./contacts/read-contacts.ts";
import { sendContactCodeRoute } from "./contacts/send-contact-code.ts";
import type { UseCaseDeps } from "./deps.ts";
import { membersDesk } from "./desk/desk.ts";
import type { EntryExclusion } from "./entry-exclusion.ts";
import { createAltcha } from "./human-check/altcha.ts";
import { beginHumanCheckRoute } from "./human-check/begin-human-check.ts";
import { drawCaptchaRoute } from "./human-check/draw-captcha.ts";
import { type HumanChecker, humanFace } from "./human-check/human-check.ts";
import { closeAccount, identityOf } from "./identity.ts";
import { addPasskeyRoute, startPasskeyRoute } from "./passkeys/add-passkey.ts";
import { listPasskeysRoute, namePasskeyRoute, removePasskeyRoute } from "./passkeys/own-passkeys.ts";
import { changePasswordRoute } from "./passwords/change-password.ts";
import { confirmPassword } from "./passwords/confirm-password.ts";
import { mailPasswordRoute } from "./passwords/mail-password.ts";
import { createPasswordJudge } from "./passwords/password-judge.ts";
import {
	confirmPaymentPassword,
	readPaymentPasswordRoute,
	sendPaymentCodeRoute,
	setPaymentPasswordRoute,
} from "./passwords/payment-password.ts";
import { resetPasswordRoute } from "./passwords/reset-password.ts";
import { beginPhoneProofRoute, readPhoneProviderRoute } from "./phone-proof/begin-phone-proof.ts";
import { type PhoneProvider, signedStatements } from "./phone-proof/phone-provider.ts";
import { createPhoneProviders } from "./phone-proof/phone-providers.ts";
import { proveAtSimulatorRoute, sendSimulatorCodeRoute } from "./phone-proof/phone-simulator.ts";
import { holdPayoutName, loginFactsOf, provePayoutWish } from "./profile/for-pay-outs.ts";
import { readMemberIconRoute, readPlayerAvatarRoute, setMemberPictureRoute } from "./profile/member-picture.ts";
import { readPayoutNameRoute, setPayoutNameRoute } from "./profile/own-payout-name.ts";
import { payoutNameOf } from "./profile/payout-name.ts";
import { readMemberRoute } from "./profile/read-member.ts";
import { checkAffiliateRoute } from "./registration/check-affiliate.ts";
import { registerDirectRoute } from "./registration/register-direct.ts";
import { registerByMobileRoute, registerMemberRoute } from "./registration/register-member.ts";
import { sendRegisterCodeRoute } from "./registration/send-register-code.ts";
import { endSessionsRoute } from "./sessions/end-sessions.ts";
import { listSessionsRoute } from "./sessions/list-sessions.ts";
import { endEverySession } from "./sessions/session-store.ts";
import { createSessions } from "./sessions/sessions.ts";
import { createLoginRuns, readStandings } from "./standing.ts";
import { listAccountEventsRoute } from "./trail/list-account-events.ts";
import { logInRoute } from "./ways-in/log-in.ts";
import { logInByPasskeyRoute, startPasskeyLoginRoute } from "./ways-in/log-in-by-passkey.ts";
import { logOutRoute } from "./ways-in/log-out.ts";
import { proveLoginRoute } from "./ways-in/prove-login.ts";
import { readLastLoginRoute } from "./ways-in/read-last-login.ts";
import { renewLoginRoute } from "./ways-in/renew-login.ts";
import { sendLoginCodeRoute } from "./ways-in/send-login-code.ts";
import { startFreePlayRoute } from "./ways-in/start-free-play.ts";

export { findByName } from "./account-store.ts";
export { type IdentityCheck, identityChecks, takeOffSecondFactors } from "./authenticators/take-off-second-factors.ts";
export { saveChannel } from "./channels/channel-store.ts";
export { migrations } from "./migrations.ts";
export { handOutPassword } from "./passwords/hand-out-password.ts";
export { endPhoneProvider, savePhoneProvider } from "./phone-proof/phone-provider-store.ts";
export { changePayoutName } from "./profile/change-payout-name.ts";
export { seed } from "./seed.ts";
export { readEntryRules, setEntryRules } from "./ways-in/entry-rules.ts";

type MembersDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly chance: Chance;
	readonly newId: NewId;
	readonly live: Live;
	readonly log: Pick<Log, "warn">;
	readonly brand: BrandApi;
	readonly courier: Pick<CourierApi, "ready" | "send">;
	/** 32 bytes that one-time codes are kept and authenticators are sealed with; never in the database. */
	readonly codeKey: Buffer;
	readonly wallet: WalletApi;
	/** Who knows a member's rank, where somebody does. */
	readonly clubLabelOf?: ClubLabelOf;
	/** Who refuses a login or a registration, where somebody does. */
	readonly entryExclusion?: EntryExclusion;
	/** What a password's hash costs; the standard when not said. */
	readonly passwordCost?: PasswordCost;
	/** Who judges whether a person is there; the house's own check when not said. */
	readonly humanChecker?: HumanChecker;
	/** Who asks a channel who somebody is; OpenID Connect when not said. */
	readonly channelProvider?: ChannelProvider;
	/** Who is asked to prove numbers where an operator has set somebody; signed statements when not said. */
	readonly phoneProvider?: PhoneProvider;
	/** A list of breached passwords that is larger than the house's own, where the operator supplies one. */
	readonly breachedFile?: string | undefined;
};

export type MembersModule = {
	readonly routes: readonly Route[];
	readonly api: MembersApi;
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	/** Loads what the first call would wait for; for a server that is about to listen. */
	readonly warm: () => Promise<void>;
	readonly close: () => Promise<void>;
};

/** Resolves when it hears of ended sessions; call it after migrations. */
export async function createMembersModule(deps: MembersDeps): Promise<MembersModule> {
	const passwords = await createPasswords(deps.passwordCost);
	const idleMinutesOf = (merchant: string) => deps.brand.brand(merchant).idleMinutes;
	const sessions = await createSessions({ ...deps, idleMinutesOf });
	sessions.onEnded((sessionId) => {
		if (sessionId !== undefined) deps.live.dropSession(sessionId);
	});
	const codes = codeKeeper({ key: deps.codeKey, chance: deps.chance });
	const authenticators = createAuthenticators({ codes, chance: deps.chance, key: deps.codeKey });
	const cron = [clearAwayEveryHour(deps.db)];
	const useCases = {
		...deps,
		passwords,
		sessions,
		codes,
		authenticators,
		judgePassword: createPasswordJudge(deps),
		phoneProviders: createPhoneProviders({ key: deps.codeKey, provider: deps.phoneProvider ?? signedStatements }),
		human: deps.humanChecker ?? createAltcha({ key: deps.codeKey, chance: deps.chance }),
	};
	const byChannel = { ...useCases, channels: deps.channelProvider ?? openIdConnect };
	return {
		routes: [...routesOf(useCases), ...channelRoutes(byChannel), ...ownChannelRoutes(byChannel)],
		api: {
			authenticate: sessions.authenticate,
			peek: sessions.peek,
			account: findById,
			standings: readStandings,
			confirmPassword: (password, call) => confirmPassword({ db: deps.db, passwords }, password, call),
			confirmPaymentPassword: (typed, call) => confirmPaymentPassword({ db: deps.db, passwords }, typed, call),
			provePayoutWish: (wish, call) => provePayoutWish(useCases, wish, call),
			payoutName: payoutNameOf,
			holdPayoutName: (tx, given) => holdPayoutName(tx, deps, given),
			loginFacts: (tx, call) => loginFactsOf(tx, codes, call),
			endSessions: endEverySession,
			onSessionEnded: sessions.onEnded,
			forgetSessions: sessions.forget,
			closeAccount,
			identity: identityOf,
			opensOtherWindows: createProviderWindows(useCases),
			desk: membersDesk(deps.db),
			human: humanFace(useCases.human),
			loginRuns: createLoginRuns({ db: deps.db, clock: deps.clock, idleMinutesOf }),
		},
		jobs: cron.map(({ job }) => job),
		cron,
		warm: useCases.judgePassword.warm,
		close: sessions.close,
	};
}

function routesOf(deps: UseCaseDeps): readonly Route[] {
	return [
		beginHumanCheckRoute(deps),
		beginPhoneProofRoute(deps),
		addPasskeyRoute(deps),
		changeContactRoute(deps),
		changePasswordRoute(deps),
		checkAffiliateRoute(deps),
		confirmAuthenticatorRoute(deps),
		drawCaptchaRoute(deps),
		endSessionsRoute(deps),
		listAccountEventsRoute(deps),
		listPasskeysRoute(deps),
		listSessionsRoute(deps),
		logInRoute(deps),
		logInByPasskeyRoute(deps),
		logOutRoute(deps),
		mailPasswordRoute(deps),
		namePasskeyRoute(deps),
		proveAtSimulatorRoute(deps),
		proveLoginRoute(deps),
		readAuthenticatorRoute(deps),
		readContactsRoute(deps),
		readLastLoginRoute(deps),
		readMemberRoute(deps),
		readPaymentPasswordRoute(deps),
		readMemberIconRoute(deps),
		readPlayerAvatarRoute(deps),
		readPayoutNameRoute(deps),
		readPhoneProviderRoute(deps),
		registerByMobileRoute(deps),
		registerDirectRoute(deps),
		registerMemberRoute(deps),
		removePasskeyRoute(deps),
		renewBackupCodesRoute(deps),
		renewLoginRoute(deps),
		resetPasswordRoute(deps),
		sendContactCodeRoute(deps),
		sendLoginCodeRoute(deps),
		sendPaymentCodeRoute(deps),
		sendPhoneCodeRoute(deps),
		sendRegisterCodeRoute(deps),
		sendSimulatorCodeRoute(deps),
		setPayoutNameRoute(deps),
		startAuthenticatorRoute(deps),
		setMemberPictureRoute(deps),
		setPaymentPasswordRoute(deps),
		startFreePlayRoute(deps),
		startPasskeyRoute(deps),
		startPasskeyLoginRoute(deps),
		stopAuthenticatorRoute(deps),
	];
}
