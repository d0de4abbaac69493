// The ways in that are taken from outside the popups, in a module of their own: who shows them needs no popup at first.
import { lazyPart } from "#platform/ui";

export const LoginAttempt = lazyPart(() => import("../login/login-attempt.tsx").then((part) => part.LoginAttempt));
export const GuestAttempt = lazyPart(() => import("./guest-attempt.tsx").then((part) => part.GuestAttempt));
