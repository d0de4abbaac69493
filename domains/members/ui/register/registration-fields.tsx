// The fields of a registration, as the brand's settings ask for them.
import type { UseFormReturn } from "react-hook-form";
import { isRequired, patternMessage, type RegistrationField, type RegistrationRules } from "#brand/core";
import { useBootstrapSite } from "#brand/ui";
import { Field, Icon } from "#platform/ui";
import { calendarDay } from "../../core/index.ts";
import { PasswordField } from "../password/password-field.tsx";
import { PasswordPoints } from "../password/password-points.tsx";
import { useMembersText } from "../text.ts";
import { inputOf, isSecret } from "./field-input.ts";
import { dashed, problemWords, type RegistrationValues, shownFields } from "./registration-form.ts";
import { useInvitationCheck } from "./use-invitation.ts";

export type RegistrationFieldsProps = {
	readonly form: UseFormReturn<RegistrationValues>;
	readonly rules: RegistrationRules;
};

export function RegistrationFields({ form, rules }: RegistrationFieldsProps) {
	return shownFields(rules).map((field) => {
		if (field === "affiliateCode") return <InvitationField key={field} form={form} rules={rules} />;
		if (field === "password") return <NewPasswordField key={field} form={form} rules={rules} />;
		return <OneField key={field} field={field} form={form} rules={rules} />;
	});
}

type OneFieldProps = RegistrationFieldsProps & { readonly field: RegistrationField };

/** What every field has in common: its name, its rule, its error. */
function useFieldProps({ field, form, rules }: OneFieldProps) {
	const say = useMembersText();
	const rule = rules.fields[field];
	const message = form.formState.errors[field]?.message;
	const date = rule.patternId === "date-ymd" || rule.patternId === "date-mdy" ? rule.patternId : undefined;
	const registered = form.register(field, {
		validate: (_, values) => {
			const problem = problemWords(field, { rules, values }, calendarDay(new Date()));
			return problem === undefined || say(problem.key, problem.values);
		},
		onChange: () => {
			if (date !== undefined) form.setValue(field, dashed(form.getValues(field), date));
		},
	});
	return {
		...registered,
		...inputOf(field),
		...(message === undefined ? {} : { error: message }),
		...(date === undefined ? {} : { placeholder: date === "date-ymd" ? "1990-05-07" : "05-07-1990" }),
		label: say(`fields.${field}`),
		required: isRequired(field, rule),
		maxLength: rule.maxLength,
	};
}

function OneField(props: OneFieldProps) {
	const say = useMembersText();
	const field = useFieldProps(props);
	const offer = useBootstrapSite({}).data?.offers.zalo ?? "";
	if (isSecret(props.field)) return <PasswordField {...field} autoComplete="new-password" />;
	const { patternId, minLength: min, maxLength: max } = props.rules.fields.nickname;
	const nickname = patternMessage(patternId, { min, max });
	const hints: { readonly [Name in RegistrationField]?: string } = {
		birthday: say("register.birthdayHint", { age: props.rules.minimumAge }),
		nickname: `${say(nickname.key, { min, max })} ${say("register.nicknameHint")}`,
		...(offer === "" ? {} : { zalo: say("register.zaloOffer", { offer }) }),
	};
	const hint = hints[props.field];
	return <Field {...field} {...(hint === undefined ? {} : { hint })} autoCapitalize="none" spellCheck={false} />;
}

function NewPasswordField({ form, rules }: RegistrationFieldsProps) {
	const field = useFieldProps({ field: "password", form, rules });
	const type = form.formState.errors.password?.type;
	return (
		<>
			<PasswordField {...field} autoComplete="new-password" />
			<PasswordPoints
				rule={rules.fields.password}
				password={form.watch("password")}
				username={form.watch("username")}
				guessed={type === "too-simple" || type === "breached"}
			/>
		</>
	);
}

function InvitationField({ form, rules }: RegistrationFieldsProps) {
	const say = useMembersText();
	const field = useFieldProps({ field: "affiliateCode", form, rules });
	const check = useInvitationCheck(form.watch("affiliateCode"), rules.fields.affiliateCode);
	return (
		<Field
			{...field}
			{...(check === "invalid" && field.error === undefined ? { error: say("errors.AFFILIATE_CODE_INVALID") } : {})}
			hint={say(check === "valid" ? "register.invitationValid" : "register.invitationHint")}
			after={check === "valid" ? <Icon name="check" className="text-won" /> : null}
			autoCapitalize="none"
			spellCheck={false}
		/>
	);
}
