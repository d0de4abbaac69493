-- What one person adjusts alone within 24 hours is bounded by what they may adjust alone at once: its sum reads nothing older.
create index adjustment_alone on backoffice.adjustment (proposed_by, proposed_at) where alone;
