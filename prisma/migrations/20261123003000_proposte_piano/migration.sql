-- Plans that a search proposes, and what-if scenarios: nothing of them is booked.
CREATE TYPE "stato_proposta" AS ENUM ('APERTA', 'ACCETTATA', 'SCARTATA');

CREATE TABLE "proposte_piano" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL DEFAULT '',
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creata_da_id" INTEGER,
    "job_id" INTEGER,
    "stato" "stato_proposta" NOT NULL DEFAULT 'APERTA',
    "parametri" JSONB NOT NULL,
    "risultato" JSONB,
    "riparazione_id" INTEGER,

    CONSTRAINT "proposte_piano_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "proposte_piano_creata_da_id_idx" ON "proposte_piano"("creata_da_id");
CREATE INDEX "proposte_piano_job_id_idx" ON "proposte_piano"("job_id");
CREATE INDEX "proposte_piano_riparazione_id_idx" ON "proposte_piano"("riparazione_id");
CREATE INDEX "proposte_piano_creata_il_idx" ON "proposte_piano"("creata_il");

ALTER TABLE "proposte_piano" ADD CONSTRAINT "proposte_piano_creata_da_id_fkey" FOREIGN KEY ("creata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "proposte_piano" ADD CONSTRAINT "proposte_piano_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "proposte_piano" ADD CONSTRAINT "proposte_piano_riparazione_id_fkey" FOREIGN KEY ("riparazione_id") REFERENCES "riparazioni"("id") ON DELETE SET NULL ON UPDATE CASCADE;
