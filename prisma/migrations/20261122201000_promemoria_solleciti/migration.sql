-- Reminders that have been written: one a user, kind and day.
CREATE TABLE "promemoria_inviati" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,
    "giorno" DATE NOT NULL,

    CONSTRAINT "promemoria_inviati_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "promemoria_inviati_user_id_tipo_giorno_key" ON "promemoria_inviati"("user_id", "tipo", "giorno");
ALTER TABLE "promemoria_inviati" ADD CONSTRAINT "promemoria_inviati_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Suppliers that have been asked where their late orders are.
CREATE TABLE "solleciti_fornitore" (
    "id" SERIAL NOT NULL,
    "fornitore_id" INTEGER NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "giorno" DATE NOT NULL,
    -- First, second … of its day.
    "volta" INTEGER NOT NULL,
    "user_nome" TEXT NOT NULL DEFAULT '',
    "ordini_fornitore" INTEGER[],
    "mail_id" INTEGER,

    CONSTRAINT "solleciti_fornitore_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "solleciti_fornitore_fornitore_id_giorno_volta_key" ON "solleciti_fornitore"("fornitore_id", "giorno", "volta");
CREATE UNIQUE INDEX "solleciti_fornitore_mail_id_key" ON "solleciti_fornitore"("mail_id");
ALTER TABLE "solleciti_fornitore" ADD CONSTRAINT "solleciti_fornitore_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "solleciti_fornitore" ADD CONSTRAINT "solleciti_fornitore_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The digest of changed plans looks for the few of one day.
CREATE INDEX "audit_log_azione_il_idx" ON "audit_log"("azione", "il") WHERE "azione" IN ('schedula', 'rimuoviSchedulazione');
