-- Exchanges of the mall, members' documents and messages have queues. Whoever works the queues of money works the first two,
-- whoever reads members' letters the third, and whoever may change everything may change these.
update backoffice.role set permissions = permissions || array['loyalty.exchanges:read', 'loyalty.mall:read', 'protection.documents:read', 'brand.messages:read']
	where 'audit:read' = any (permissions);
update backoffice.role set permissions = permissions || array['loyalty.exchanges:read', 'protection.documents:read', 'brand.messages:read', 'brand.messages:answer']
	where 'courier.outbox:read' = any (permissions) and not 'audit:read' = any (permissions);
update backoffice.role set permissions = permissions || array['loyalty.exchanges:read', 'protection.documents:read']
	where 'cashier.withdrawals:decide' = any (permissions) and not 'loyalty.exchanges:read' = any (permissions);
update backoffice.role set permissions = permissions || array['loyalty.exchanges:decide', 'protection.documents:decide']
	where 'cashier.withdrawals:decide' = any (permissions);
update backoffice.role set permissions = permissions || array['loyalty.mall:write', 'brand.messages:answer']
	where 'wallet.adjustments:decide' = any (permissions);
