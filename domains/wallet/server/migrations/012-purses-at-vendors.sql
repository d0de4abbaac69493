-- Whose money lies at a vendor, member by member. None of these columns ever changes, so a posting still touches no index.
create index wallet_at_vendor on wallet.wallet (purse, member_id, currency) where purse like 'vendor:%';
