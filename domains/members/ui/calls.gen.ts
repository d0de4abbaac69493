// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { changeContact, changePassword, checkAffiliate, drawCaptcha, endSessions, listAccountEvents, listSessions, logIn, logOut, mailPassword, proveLogin, readContacts, readMember, readMemberIcon, registerByMobile, registerMember, resetPassword, sendContactCode, sendLoginCode, sendPhoneCode, sendRegisterCode, startFreePlay } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useChangeContact = /* @__PURE__ */ actionHook(changeContact);
export const useChangePassword = /* @__PURE__ */ actionHook(changePassword);
export const useCheckAffiliate = /* @__PURE__ */ queryHook(checkAffiliate);
export const useDrawCaptcha = /* @__PURE__ */ queryHook(drawCaptcha);
export const useEndSessions = /* @__PURE__ */ actionHook(endSessions);
export const useListAccountEvents = /* @__PURE__ */ queryHook(listAccountEvents);
export const useListSessions = /* @__PURE__ */ queryHook(listSessions);
export const useLogIn = /* @__PURE__ */ actionHook(logIn);
export const useLogOut = /* @__PURE__ */ actionHook(logOut);
export const useMailPassword = /* @__PURE__ */ actionHook(mailPassword);
export const useProveLogin = /* @__PURE__ */ actionHook(proveLogin);
export const useReadContacts = /* @__PURE__ */ queryHook(readContacts);
export const useReadMember = /* @__PURE__ */ queryHook(readMember);
export const useReadMemberIcon = /* @__PURE__ */ queryHook(readMemberIcon);
export const useRegisterByMobile = /* @__PURE__ */ actionHook(registerByMobile);
export const useRegisterMember = /* @__PURE__ */ actionHook(registerMember);
export const useResetPassword = /* @__PURE__ */ actionHook(resetPassword);
export const useSendContactCode = /* @__PURE__ */ actionHook(sendContactCode);
export const useSendLoginCode = /* @__PURE__ */ actionHook(sendLoginCode);
export const useSendPhoneCode = /* @__PURE__ */ actionHook(sendPhoneCode);
export const useSendRegisterCode = /* @__PURE__ */ actionHook(sendRegisterCode);
export const useStartFreePlay = /* @__PURE__ */ actionHook(startFreePlay);
