-- What a session has done, kept on it: its pieces at each of its operations, and the minutes of those at the second one.
-- Figures of a year are read without its pieces.
ALTER TABLE "attivita" ADD COLUMN "pezzi_fatti" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "pezzi_seconda" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "teorico_seconda" DECIMAL(14,4) NOT NULL DEFAULT 0;

-- What there is already: nothing of it changes what progress is reckoned by. Without the indexes meanwhile, made again at
-- once rather than row by row.
DROP INDEX "attivita_figure_idx";
DO $$
DECLARE
  indici text[];
  comando text;
BEGIN
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO indici FROM pg_index
  WHERE indrelid = 'attivita'::regclass AND NOT indisunique;
  FOR comando IN SELECT format('DROP INDEX %s', indexrelid::regclass) FROM pg_index
    WHERE indrelid = 'attivita'::regclass AND NOT indisunique LOOP
    EXECUTE comando;
  END LOOP;
  ALTER TABLE "attivita" DISABLE TRIGGER USER;
  UPDATE "attivita" a SET "pezzi_fatti" = p.prima, "pezzi_seconda" = p.seconda, "teorico_seconda" = p.teorico
  FROM (
    SELECT z."attivita_id", count(*) FILTER (WHERE z."lavorazione_id" = s."lavorazione_id") AS prima,
      count(*) FILTER (WHERE z."lavorazione_id" = s."seconda_lavorazione_id") AS seconda,
      coalesce(sum(z."minuti") FILTER (WHERE z."lavorazione_id" = s."seconda_lavorazione_id"), 0) AS teorico
    FROM "pezzi_attivita" z JOIN "attivita" s ON s."id" = z."attivita_id" GROUP BY 1
  ) p WHERE p."attivita_id" = a."id";
  ALTER TABLE "attivita" ENABLE TRIGGER USER;
  FOREACH comando IN ARRAY indici LOOP
    EXECUTE comando;
  END LOOP;
END $$;

-- Prisma's schema cannot say this index: closed work of operators by day, with all that figures add up.
CREATE INDEX "attivita_figure_idx" ON "attivita" ("data", "operatore_id")
  INCLUDE ("id", "automatica", "ordine_id", "lavorazione_id", "seconda_lavorazione_id", "tempo", "tempo_teorico",
    "pezzi_fatti", "pezzi_seconda", "teorico_seconda")
  WHERE "ora_fine" IS NOT NULL AND "operatore_id" IS NOT NULL;
