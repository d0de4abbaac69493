// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { endInvitation, freezeHandDowns, listContracts, listIncome, listInvitations, listTeam, listTeamMoney, listTeamPlays, listTeamResults, makeInvitation, processDailySalary, processDividend, processHourlySalary, processRealTimeSalary, readTeam, readTeamFigures, setPoints, writeNote } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useEndInvitation = /* @__PURE__ */ actionHook(endInvitation);
export const useFreezeHandDowns = /* @__PURE__ */ actionHook(freezeHandDowns);
export const useListContracts = /* @__PURE__ */ queryHook(listContracts);
export const useListIncome = /* @__PURE__ */ queryHook(listIncome);
export const useListInvitations = /* @__PURE__ */ queryHook(listInvitations);
export const useListTeam = /* @__PURE__ */ queryHook(listTeam);
export const useListTeamMoney = /* @__PURE__ */ queryHook(listTeamMoney);
export const useListTeamPlays = /* @__PURE__ */ queryHook(listTeamPlays);
export const useListTeamResults = /* @__PURE__ */ queryHook(listTeamResults);
export const useMakeInvitation = /* @__PURE__ */ actionHook(makeInvitation);
export const useProcessDailySalary = /* @__PURE__ */ actionHook(processDailySalary);
export const useProcessDividend = /* @__PURE__ */ actionHook(processDividend);
export const useProcessHourlySalary = /* @__PURE__ */ actionHook(processHourlySalary);
export const useProcessRealTimeSalary = /* @__PURE__ */ actionHook(processRealTimeSalary);
export const useReadTeam = /* @__PURE__ */ queryHook(readTeam);
export const useReadTeamFigures = /* @__PURE__ */ queryHook(readTeamFigures);
export const useSetPoints = /* @__PURE__ */ actionHook(setPoints);
export const useWriteNote = /* @__PURE__ */ actionHook(writeNote);
