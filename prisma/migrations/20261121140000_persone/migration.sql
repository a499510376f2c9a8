-- CreateEnum
CREATE TYPE "rilievo" AS ENUM ('DA_FARE', 'FATTO');

-- CreateEnum
CREATE TYPE "co" AS ENUM ('DA_FARE', 'INVIATA');

-- CreateEnum
CREATE TYPE "magazzino" AS ENUM ('QR', 'RENIS');

-- CreateEnum
CREATE TYPE "reparto" AS ENUM ('UFFICIO', 'MACCHINE', 'BANCHI');

-- CreateTable
CREATE TABLE "materiali" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "colonne_list" JSONB NOT NULL DEFAULT '[]',
    "sort" JSONB NOT NULL DEFAULT '[]',
    "labels" JSONB NOT NULL DEFAULT '{}',
    "show_reminder_ordine_fornitore" BOOLEAN NOT NULL DEFAULT false,
    "per_schedulazione" BOOLEAN NOT NULL DEFAULT false,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "materiali_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fornitori" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "codice" TEXT NOT NULL DEFAULT '',
    "tipologia" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "tempo" INTEGER NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "immagine_id" INTEGER,
    "testata" TEXT NOT NULL DEFAULT '',
    "testo_pdf" TEXT NOT NULL DEFAULT '',
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "fornitori_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ordini_fornitore" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "tipologia" TEXT NOT NULL,
    "fornitore_id" INTEGER NOT NULL,
    "stato_id" INTEGER,
    "valore_percentuale" DECIMAL(5,2),
    "numero_documento" TEXT NOT NULL DEFAULT '',
    "data_ordine" DATE,
    "data_consegna" DATE,
    "data_arrivo" DATE,
    "data_inserimento" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "testo_email" TEXT NOT NULL DEFAULT '',
    "testo_pdf" TEXT NOT NULL DEFAULT '',
    "immagine_pdf_id" INTEGER,
    "email_sent_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',
    "domanda1" BOOLEAN,
    "domanda2" BOOLEAN,
    "domanda3" BOOLEAN,
    "domanda1_legno" BOOLEAN,
    "domanda2_legno" TEXT NOT NULL DEFAULT '',
    "rilievo" "rilievo",
    "co" "co",
    "magazzino" "magazzino",
    "rivendita" BOOLEAN NOT NULL DEFAULT false,
    "riga_ordine_id" INTEGER,
    "costo_materiale" DECIMAL(12,2),
    "vendita_materiale" DECIMAL(12,2),
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ordini_fornitore_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "righe_ordine_fornitore" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "tipologia" TEXT NOT NULL,
    "fornitore_id" INTEGER,
    "ordine_fornitore_id" INTEGER,
    "riga_ordine_id" INTEGER,
    "codice" TEXT NOT NULL DEFAULT '',
    "descrizione" TEXT NOT NULL DEFAULT '',
    "quantita" DECIMAL(12,3) NOT NULL,
    "um" TEXT NOT NULL DEFAULT '',
    "spessore" TEXT NOT NULL DEFAULT '',
    "stampato" TEXT NOT NULL DEFAULT '',
    "misure" TEXT NOT NULL DEFAULT '',
    "misure_vetro" TEXT NOT NULL DEFAULT '',
    "sezione" TEXT NOT NULL DEFAULT '',
    "extra_fields" JSONB NOT NULL DEFAULT '{}',
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "righe_ordine_fornitore_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "storico_stati_ordine_fornitore" (
    "id" SERIAL NOT NULL,
    "ordine_fornitore_id" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stato" TEXT NOT NULL,

    CONSTRAINT "storico_stati_ordine_fornitore_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "allegati_ordine_fornitore" (
    "id" SERIAL NOT NULL,
    "ordine_fornitore_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "original_name" TEXT NOT NULL,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "allegati_ordine_fornitore_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "persone" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "reparto" "reparto" NOT NULL,
    "data_inizio" DATE NOT NULL,
    "data_fine" DATE,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "persone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assenze" (
    "id" SERIAL NOT NULL,
    "persona_id" INTEGER NOT NULL,
    "giorno_da" DATE NOT NULL,
    "giorno_a" DATE NOT NULL,
    "ora_da" TIME(0),
    "ora_a" TIME(0),
    "title" TEXT NOT NULL DEFAULT '',
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "assenze_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "festivita" (
    "id" SERIAL NOT NULL,
    "giorno_da" DATE NOT NULL,
    "giorno_a" DATE NOT NULL,
    "ora_da" TIME(0),
    "ora_a" TIME(0),
    "title" TEXT NOT NULL DEFAULT '',
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "festivita_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ore_lavorative" (
    "id" SERIAL NOT NULL,
    "giorno" DATE NOT NULL,
    "ore_lavorative_macchine" DECIMAL(4,2) NOT NULL,
    "ore_lavorative_banchi" DECIMAL(4,2) NOT NULL,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ore_lavorative_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "materiali_nome_key" ON "materiali"("nome");

-- CreateIndex
CREATE INDEX "fornitori_nome_id_idx" ON "fornitori"("nome", "id");

-- CreateIndex
CREATE INDEX "fornitori_tipologia_nome_idx" ON "fornitori"("tipologia", "nome");

-- CreateIndex
CREATE INDEX "fornitori_immagine_id_idx" ON "fornitori"("immagine_id");

-- CreateIndex
CREATE INDEX "fornitori_ricerca_idx" ON "fornitori" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ordini_fornitore_ordine_id_tipologia_idx" ON "ordini_fornitore"("ordine_id", "tipologia");

-- CreateIndex
CREATE INDEX "ordini_fornitore_tipologia_data_consegna_idx" ON "ordini_fornitore"("tipologia", "data_consegna");

-- CreateIndex
CREATE INDEX "ordini_fornitore_fornitore_id_data_consegna_idx" ON "ordini_fornitore"("fornitore_id", "data_consegna");

-- CreateIndex
CREATE INDEX "ordini_fornitore_stato_id_data_consegna_idx" ON "ordini_fornitore"("stato_id", "data_consegna");

-- CreateIndex
CREATE INDEX "ordini_fornitore_data_consegna_id_idx" ON "ordini_fornitore"("data_consegna", "id");

-- CreateIndex
CREATE INDEX "ordini_fornitore_data_arrivo_id_idx" ON "ordini_fornitore"("data_arrivo", "id");

-- CreateIndex
CREATE INDEX "ordini_fornitore_data_ordine_id_idx" ON "ordini_fornitore"("data_ordine", "id");

-- CreateIndex
CREATE INDEX "ordini_fornitore_data_inserimento_id_idx" ON "ordini_fornitore"("data_inserimento" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_fornitore_immagine_pdf_id_idx" ON "ordini_fornitore"("immagine_pdf_id");

-- CreateIndex
CREATE INDEX "ordini_fornitore_riga_ordine_id_idx" ON "ordini_fornitore"("riga_ordine_id");

-- CreateIndex
CREATE INDEX "righe_ordine_fornitore_ordine_id_tipologia_idx" ON "righe_ordine_fornitore"("ordine_id", "tipologia");

-- CreateIndex
CREATE INDEX "righe_ordine_fornitore_ordine_fornitore_id_idx" ON "righe_ordine_fornitore"("ordine_fornitore_id");

-- CreateIndex
CREATE INDEX "righe_ordine_fornitore_fornitore_id_idx" ON "righe_ordine_fornitore"("fornitore_id");

-- CreateIndex
CREATE INDEX "righe_ordine_fornitore_tipologia_idx" ON "righe_ordine_fornitore"("tipologia");

-- CreateIndex
CREATE INDEX "righe_ordine_fornitore_riga_ordine_id_idx" ON "righe_ordine_fornitore"("riga_ordine_id");

-- CreateIndex
CREATE INDEX "storico_stati_ordine_fornitore_ordine_fornitore_id_changed__idx" ON "storico_stati_ordine_fornitore"("ordine_fornitore_id", "changed_at");

-- CreateIndex
CREATE INDEX "allegati_ordine_fornitore_ordine_fornitore_id_idx" ON "allegati_ordine_fornitore"("ordine_fornitore_id");

-- CreateIndex
CREATE INDEX "allegati_ordine_fornitore_file_id_idx" ON "allegati_ordine_fornitore"("file_id");

-- CreateIndex
CREATE INDEX "persone_nome_id_idx" ON "persone"("nome", "id");

-- CreateIndex
CREATE INDEX "persone_reparto_data_inizio_data_fine_idx" ON "persone"("reparto", "data_inizio", "data_fine");

-- CreateIndex
CREATE INDEX "persone_ricerca_idx" ON "persone" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "assenze_persona_id_giorno_da_idx" ON "assenze"("persona_id", "giorno_da");

-- CreateIndex
CREATE INDEX "assenze_giorno_da_giorno_a_idx" ON "assenze"("giorno_da", "giorno_a");

-- CreateIndex
CREATE INDEX "festivita_giorno_da_giorno_a_idx" ON "festivita"("giorno_da", "giorno_a");

-- CreateIndex
CREATE UNIQUE INDEX "ore_lavorative_giorno_key" ON "ore_lavorative"("giorno");

-- AddForeignKey
ALTER TABLE "fornitori" ADD CONSTRAINT "fornitori_tipologia_fkey" FOREIGN KEY ("tipologia") REFERENCES "materiali"("nome") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fornitori" ADD CONSTRAINT "fornitori_immagine_id_fkey" FOREIGN KEY ("immagine_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_tipologia_fkey" FOREIGN KEY ("tipologia") REFERENCES "materiali"("nome") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_stato_id_fkey" FOREIGN KEY ("stato_id") REFERENCES "valori_stato"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_immagine_pdf_id_fkey" FOREIGN KEY ("immagine_pdf_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_riga_ordine_id_fkey" FOREIGN KEY ("riga_ordine_id") REFERENCES "righe_ordine"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_tipologia_fkey" FOREIGN KEY ("tipologia") REFERENCES "materiali"("nome") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_ordine_fornitore_id_fkey" FOREIGN KEY ("ordine_fornitore_id") REFERENCES "ordini_fornitore"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_riga_ordine_id_fkey" FOREIGN KEY ("riga_ordine_id") REFERENCES "righe_ordine"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "storico_stati_ordine_fornitore" ADD CONSTRAINT "storico_stati_ordine_fornitore_ordine_fornitore_id_fkey" FOREIGN KEY ("ordine_fornitore_id") REFERENCES "ordini_fornitore"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allegati_ordine_fornitore" ADD CONSTRAINT "allegati_ordine_fornitore_ordine_fornitore_id_fkey" FOREIGN KEY ("ordine_fornitore_id") REFERENCES "ordini_fornitore"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allegati_ordine_fornitore" ADD CONSTRAINT "allegati_ordine_fornitore_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assenze" ADD CONSTRAINT "assenze_persona_id_fkey" FOREIGN KEY ("persona_id") REFERENCES "persone"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE persone ADD CONSTRAINT persone_date CHECK (data_fine >= data_inizio);

-- Both hours or none, and an end after the beginning.
ALTER TABLE assenze ADD CONSTRAINT assenze_giorni CHECK (giorno_a >= giorno_da),
  ADD CONSTRAINT assenze_ore CHECK (num_nulls(ora_da, ora_a) <> 1),
  ADD CONSTRAINT assenze_durata CHECK (giorno_a + ora_a > giorno_da + ora_da);
ALTER TABLE festivita ADD CONSTRAINT festivita_giorni CHECK (giorno_a >= giorno_da),
  ADD CONSTRAINT festivita_ore CHECK (num_nulls(ora_da, ora_a) <> 1),
  ADD CONSTRAINT festivita_durata CHECK (giorno_a + ora_a > giorno_da + ora_da);

-- A person is not away twice at the same time.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE assenze ADD CONSTRAINT assenze_sovrapposte EXCLUDE USING gist (
  persona_id WITH =,
  tsrange(giorno_da + coalesce(ora_da, '00:00'), CASE WHEN ora_a IS NULL THEN giorno_a + 1 + time '00:00' ELSE giorno_a + ora_a END) WITH &&
);

ALTER TABLE ore_lavorative
  ADD CONSTRAINT ore_lavorative_valide CHECK (ore_lavorative_macchine BETWEEN 0 AND 24 AND ore_lavorative_banchi BETWEEN 0 AND 24);

ALTER TABLE fornitori ADD CONSTRAINT fornitori_tempo CHECK (tempo >= 0);
CREATE UNIQUE INDEX fornitori_predefinito ON fornitori (tipologia) WHERE is_default;
ALTER TABLE ordini_fornitore
  ADD CONSTRAINT ordini_fornitore_percentuale CHECK (valore_percentuale >= 0),
  ADD CONSTRAINT ordini_fornitore_importi CHECK (costo_materiale >= 0 AND vendita_materiale >= 0);
ALTER TABLE righe_ordine_fornitore ADD CONSTRAINT righe_ordine_fornitore_quantita CHECK (quantita >= 0);

CREATE FUNCTION persone_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(NEW.nome);
  RETURN NEW;
END $$;
CREATE TRIGGER persone_ricerca BEFORE INSERT OR UPDATE ON persone
FOR EACH ROW EXECUTE FUNCTION persone_ricerca();

CREATE FUNCTION fornitori_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ', NEW.nome, NEW.codice));
  RETURN NEW;
END $$;
CREATE TRIGGER fornitori_ricerca BEFORE INSERT OR UPDATE ON fornitori
FOR EACH ROW EXECUTE FUNCTION fornitori_ricerca();

-- The materials of the phases that buy.
INSERT INTO materiali (nome, per_schedulazione) VALUES ('legno', true), ('vetro', true), ('telai', true), ('verniciatura', true);
