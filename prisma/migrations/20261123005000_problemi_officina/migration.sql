-- What the workshop reports to the office, and the end that is proposed for an activity left open.
CREATE TABLE "problemi_officina" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER,
    "lavorazione_id" INTEGER,
    "operatore_id" INTEGER NOT NULL,
    "testo" TEXT NOT NULL,
    "foto_id" INTEGER,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "risolto_il" TIMESTAMPTZ(3),
    "risolto_da_id" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "problemi_officina_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "problemi_officina_risolto_il_creato_il_idx" ON "problemi_officina"("risolto_il", "creato_il");
CREATE INDEX "problemi_officina_ordine_id_idx" ON "problemi_officina"("ordine_id");
CREATE INDEX "problemi_officina_lavorazione_id_idx" ON "problemi_officina"("lavorazione_id");
CREATE INDEX "problemi_officina_operatore_id_idx" ON "problemi_officina"("operatore_id");
CREATE INDEX "problemi_officina_foto_id_idx" ON "problemi_officina"("foto_id");
CREATE INDEX "problemi_officina_risolto_da_id_idx" ON "problemi_officina"("risolto_da_id");

ALTER TABLE "problemi_officina" ADD CONSTRAINT "problemi_officina_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "problemi_officina" ADD CONSTRAINT "problemi_officina_lavorazione_id_fkey" FOREIGN KEY ("lavorazione_id") REFERENCES "lavorazioni"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "problemi_officina" ADD CONSTRAINT "problemi_officina_operatore_id_fkey" FOREIGN KEY ("operatore_id") REFERENCES "operatori"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "problemi_officina" ADD CONSTRAINT "problemi_officina_foto_id_fkey" FOREIGN KEY ("foto_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "problemi_officina" ADD CONSTRAINT "problemi_officina_risolto_da_id_fkey" FOREIGN KEY ("risolto_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "attivita" ADD COLUMN "fine_proposta" TIME(0);

-- The board and the nightly proposal look at the open ones alone.
CREATE INDEX "attivita_aperte_idx" ON "attivita"("operatore_id") WHERE "ora_fine" IS NULL AND NOT "automatica";
