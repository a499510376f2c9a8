-- Order confirmations, the links that customers open, and the order that a quote has become.
CREATE TYPE "mittente_conferma" AS ENUM ('INTERNO', 'CLIENTE');
CREATE TYPE "tipo_evento_conferma" AS ENUM ('LINK_CREATO', 'LINK_INVIATO', 'LINK_REVOCATO', 'APERTA', 'SCARICATA', 'FIRMATA', 'CARICATA', 'SCRITTO', 'INVIATA', 'INVIO_ANNULLATO');

ALTER TABLE "ordini" ADD COLUMN     "preventivo_id" INTEGER;
CREATE UNIQUE INDEX "ordini_preventivo_id_key" ON "ordini"("preventivo_id");
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "conferme_ordine" (
    "id" SERIAL NOT NULL,
    "data" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nome_cliente" TEXT NOT NULL,
    "tipo_cliente" "tipo_cliente",
    "codice_cliente" TEXT NOT NULL DEFAULT '',
    "email_cliente" TEXT NOT NULL,
    "numero_commessa" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "preventivo_da_firmare_id" INTEGER NOT NULL,
    "preventivo_da_firmare_nome" TEXT NOT NULL,
    "preventivo_firmato_id" INTEGER,
    "preventivo_firmato_nome" TEXT NOT NULL DEFAULT '',
    "data_invio" TIMESTAMPTZ(3),
    "mail_id" INTEGER,
    "ordine_id" INTEGER,
    "preventivo_id" INTEGER,
    "creata_da_id" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "conferme_ordine_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "messaggi_conferma" (
    "id" SERIAL NOT NULL,
    "conferma_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "tipo_mittente" "mittente_conferma" NOT NULL DEFAULT 'INTERNO',
    "allegato_id" INTEGER,
    "original_name" TEXT NOT NULL DEFAULT '',
    "data" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,

    CONSTRAINT "messaggi_conferma_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "link_clienti" (
    "id" SERIAL NOT NULL,
    "conferma_id" INTEGER,
    "ordine_id" INTEGER,
    "hash" TEXT NOT NULL,
    "file_id" INTEGER,
    "file_nome" TEXT NOT NULL DEFAULT '',
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,
    "revocato_il" TIMESTAMPTZ(3),
    "creato_da_id" INTEGER,

    CONSTRAINT "link_clienti_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "eventi_conferma" (
    "id" SERIAL NOT NULL,
    "conferma_id" INTEGER NOT NULL,
    "link_id" INTEGER,
    "tipo" "tipo_evento_conferma" NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "chi" TEXT NOT NULL DEFAULT '',
    "indirizzo" TEXT NOT NULL DEFAULT '',
    "dettaglio" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "eventi_conferma_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "conferme_ordine_mail_id_key" ON "conferme_ordine"("mail_id");
CREATE INDEX "conferme_ordine_data_id_idx" ON "conferme_ordine"("data" DESC, "id" DESC);
CREATE INDEX "conferme_ordine_ordine_id_idx" ON "conferme_ordine"("ordine_id");
CREATE INDEX "conferme_ordine_preventivo_id_idx" ON "conferme_ordine"("preventivo_id");
CREATE INDEX "conferme_ordine_preventivo_da_firmare_id_idx" ON "conferme_ordine"("preventivo_da_firmare_id");
CREATE INDEX "conferme_ordine_preventivo_firmato_id_idx" ON "conferme_ordine"("preventivo_firmato_id");
CREATE INDEX "conferme_ordine_creata_da_id_idx" ON "conferme_ordine"("creata_da_id");
CREATE INDEX "conferme_ordine_ricerca_idx" ON "conferme_ordine" USING GIN ("ricerca" gin_trgm_ops);
CREATE INDEX "messaggi_conferma_conferma_id_data_idx" ON "messaggi_conferma"("conferma_id", "data" DESC);
CREATE INDEX "messaggi_conferma_allegato_id_idx" ON "messaggi_conferma"("allegato_id");
CREATE INDEX "messaggi_conferma_user_id_idx" ON "messaggi_conferma"("user_id");
CREATE UNIQUE INDEX "link_clienti_hash_key" ON "link_clienti"("hash");
CREATE INDEX "link_clienti_conferma_id_idx" ON "link_clienti"("conferma_id");
CREATE INDEX "link_clienti_ordine_id_idx" ON "link_clienti"("ordine_id");
CREATE INDEX "link_clienti_file_id_idx" ON "link_clienti"("file_id");
CREATE INDEX "link_clienti_creato_da_id_idx" ON "link_clienti"("creato_da_id");
CREATE INDEX "eventi_conferma_conferma_id_il_idx" ON "eventi_conferma"("conferma_id", "il" DESC);
CREATE INDEX "eventi_conferma_link_id_idx" ON "eventi_conferma"("link_id");

ALTER TABLE "conferme_ordine" ADD CONSTRAINT "conferme_ordine_preventivo_da_firmare_id_fkey" FOREIGN KEY ("preventivo_da_firmare_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conferme_ordine" ADD CONSTRAINT "conferme_ordine_preventivo_firmato_id_fkey" FOREIGN KEY ("preventivo_firmato_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "conferme_ordine" ADD CONSTRAINT "conferme_ordine_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "conferme_ordine" ADD CONSTRAINT "conferme_ordine_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "conferme_ordine" ADD CONSTRAINT "conferme_ordine_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "conferme_ordine" ADD CONSTRAINT "conferme_ordine_creata_da_id_fkey" FOREIGN KEY ("creata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "messaggi_conferma" ADD CONSTRAINT "messaggi_conferma_conferma_id_fkey" FOREIGN KEY ("conferma_id") REFERENCES "conferme_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "messaggi_conferma" ADD CONSTRAINT "messaggi_conferma_allegato_id_fkey" FOREIGN KEY ("allegato_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "messaggi_conferma" ADD CONSTRAINT "messaggi_conferma_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "link_clienti" ADD CONSTRAINT "link_clienti_conferma_id_fkey" FOREIGN KEY ("conferma_id") REFERENCES "conferme_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_clienti" ADD CONSTRAINT "link_clienti_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_clienti" ADD CONSTRAINT "link_clienti_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "link_clienti" ADD CONSTRAINT "link_clienti_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "eventi_conferma" ADD CONSTRAINT "eventi_conferma_conferma_id_fkey" FOREIGN KEY ("conferma_id") REFERENCES "conferme_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "eventi_conferma" ADD CONSTRAINT "eventi_conferma_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "link_clienti"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- A link is of a confirmation or of an order.
ALTER TABLE link_clienti ADD CONSTRAINT link_clienti_di_uno CHECK (num_nonnulls(conferma_id, ordine_id) = 1);

-- The number as people compare it: an order is looked for by it, whatever case it was typed in.
CREATE INDEX ordini_numero_confrontato_idx ON ordini (lower(btrim(numero_commessa)));
CREATE INDEX conferme_ordine_numero_confrontato_idx ON conferme_ordine (lower(btrim(numero_commessa)));

CREATE FUNCTION conferme_ordine_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ', NEW.nome_cliente, NEW.codice_cliente, NEW.email_cliente, NEW.numero_commessa, NEW.note));
  RETURN NEW;
END $$;
CREATE TRIGGER conferme_ordine_ricerca BEFORE INSERT OR UPDATE ON conferme_ordine
FOR EACH ROW EXECUTE FUNCTION conferme_ordine_ricerca();
