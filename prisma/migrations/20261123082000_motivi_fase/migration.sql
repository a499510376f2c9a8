-- Why a phase of a saved plan begins when it does, as it was known when the plan was saved.
ALTER TABLE "schedulazioni_fase" ADD COLUMN "motivi" JSONB NOT NULL DEFAULT '[]';
