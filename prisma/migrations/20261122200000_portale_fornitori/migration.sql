-- The supplier portal: logins of suppliers, secret links, and how their orders are read.

CREATE TABLE "fornitori_utenti" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "fornitore_id" INTEGER NOT NULL,

    CONSTRAINT "fornitori_utenti_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "link_fornitori" (
    "id" SERIAL NOT NULL,
    "fornitore_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL DEFAULT '',
    "hash" TEXT NOT NULL,
    "prefisso" TEXT NOT NULL,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creato_da_id" INTEGER,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,
    "revocato_il" TIMESTAMPTZ(3),
    "ultimo_uso" TIMESTAMPTZ(3),
    "letture" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "link_fornitori_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "fornitori_utenti_user_id_key" ON "fornitori_utenti"("user_id");
CREATE INDEX "fornitori_utenti_fornitore_id_idx" ON "fornitori_utenti"("fornitore_id");
CREATE UNIQUE INDEX "link_fornitori_hash_key" ON "link_fornitori"("hash");
CREATE INDEX "link_fornitori_fornitore_id_idx" ON "link_fornitori"("fornitore_id");
CREATE INDEX "link_fornitori_creato_da_id_idx" ON "link_fornitori"("creato_da_id");
CREATE INDEX "ordini_fornitore_fornitore_id_stato_id_data_consegna_idx" ON "ordini_fornitore"("fornitore_id", "stato_id", "data_consegna");

ALTER TABLE "fornitori_utenti" ADD CONSTRAINT "fornitori_utenti_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fornitori_utenti" ADD CONSTRAINT "fornitori_utenti_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "link_fornitori" ADD CONSTRAINT "link_fornitori_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_fornitori" ADD CONSTRAINT "link_fornitori_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
