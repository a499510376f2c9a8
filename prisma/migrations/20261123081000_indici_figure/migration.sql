-- Indexes that hold what the figures of the workshop add up, so that a month is read without its rows. The first one is
-- what Prisma's schema cannot say.

-- Closed work of operators, by day: performance and worked hours.
CREATE INDEX "attivita_figure_idx" ON "attivita" ("data", "operatore_id")
  INCLUDE ("id", "automatica", "ordine_id", "lavorazione_id", "seconda_lavorazione_id", "tempo", "tempo_teorico")
  WHERE "ora_fine" IS NOT NULL AND "operatore_id" IS NOT NULL;

-- Minutes and number of the pieces of a session at each of its operations.
CREATE INDEX "pezzi_attivita_sessione_idx" ON "pezzi_attivita" ("attivita_id", "lavorazione_id", "minuti");
DROP INDEX "pezzi_attivita_attivita_id_idx";

-- An index is only read alone where pages are known to be visible to all: new rows are soon looked at, not after a fifth
-- of the table.
ALTER TABLE "attivita" SET (autovacuum_vacuum_insert_scale_factor = 0.01);
ALTER TABLE "pezzi_attivita" SET (autovacuum_vacuum_insert_scale_factor = 0.01);
ALTER TABLE "eventi_avanzamento" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.05);
