-- In which currencies members of a brand have their money: stepped through by reports, and who registered in one of them.
create index accounts_by_currency on members.accounts (merchant, currency, created_at) where type <> 4;
