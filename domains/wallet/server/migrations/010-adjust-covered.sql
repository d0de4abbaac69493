-- Corrects a balance as wallet.adjust does, unless it is a debit of more than is available: nothing of what is held, and
-- nothing below zero. Judged under the lock that changes the balance.
create function wallet.adjust_covered(
	p_member bigint, p_currency text, p_purse text, p_delta bigint, p_counter text, p_key uuid, p_reason text, p_actor text
) returns wallet.answer language plpgsql as $$
declare
	v_wallet wallet.wallet;
begin
	select * into v_wallet from wallet.wallet w
	where w.member_id = p_member and w.currency = p_currency and w.purse = p_purse for no key update;
	if found and p_delta < 0 and v_wallet.balance - v_wallet.held + p_delta < 0
		and not exists (select from wallet.posting p where p.member_id = p_member and p.key = p_key) then
		return row(1, 'insufficient', v_wallet.balance, v_wallet.held, null, null, null)::wallet.answer;
	end if;
	return wallet.adjust(p_member, p_currency, p_purse, p_delta, p_counter, p_key, p_reason, p_actor);
end $$;
