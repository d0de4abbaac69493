-- Where the transfer of a deposit goes, as it was when the deposit was opened: an operator may send later ones elsewhere. The
-- bank as it was called in the language of whoever opened it; all empty where nothing is transferred.
alter table cashier.deposit
	add column account_bank text not null default '',
	add column account_holder text not null default '',
	add column account_number text not null default '';
-- What waits was opened with what its way has now.
update cashier.deposit set account_holder = method.account_holder, account_number = method.account_number,
	account_bank = coalesce((select bank from cashier.method_text as text where text.method_id = method.id
		order by text.language = 'EN' desc, text.language limit 1), '')
from cashier.method where method.id = deposit.method_id and deposit.state = 'pending' and method.kind = 'bank-transfer';
