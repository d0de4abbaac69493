// The public face of the members' screens.
export { useLogOut, useReadMember } from "./calls.gen.ts";
export { membersMessages, useMembersText } from "./text.ts";
