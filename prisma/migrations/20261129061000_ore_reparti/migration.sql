-- Hours of a day in the departments beside machines and benches: those that are not named have the hours of the benches.
ALTER TABLE "ore_lavorative" ADD COLUMN "ore_reparti" JSONB NOT NULL DEFAULT '[]';
