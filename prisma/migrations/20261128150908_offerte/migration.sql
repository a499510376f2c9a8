-- CreateEnum
CREATE TYPE "stato_offerta" AS ENUM ('BOZZA', 'INVIATA', 'ACCETTATA', 'RIFIUTATA', 'RITIRATA', 'SOSTITUITA');

-- CreateEnum
CREATE TYPE "causa_rifiuto" AS ENUM ('PREZZO', 'TEMPI', 'PRODOTTO', 'CONCORRENTE', 'RINUNCIA', 'ALTRO');

-- CreateEnum
CREATE TYPE "tipo_evento_offerta" AS ENUM ('LINK_INVIATO', 'LINK_CREATO', 'LINK_REVOCATO', 'APERTA', 'SCARICATA', 'SCRITTO', 'ACCETTATA', 'RIFIUTATA', 'RITIRATA', 'SOSTITUITA', 'SOLLECITATA');

-- AlterTable
ALTER TABLE "link_segreti" ADD COLUMN     "versione_offerta_id" INTEGER;

-- CreateTable
CREATE TABLE "offerte" (
    "id" SERIAL NOT NULL,
    "preventivo_id" INTEGER,
    "cliente_id" INTEGER,
    "nome_cliente" TEXT NOT NULL,
    "tipo_cliente" "tipo_cliente",
    "email_cliente" TEXT NOT NULL DEFAULT '',
    "telefono_cliente" TEXT NOT NULL DEFAULT '',
    "riferimento" TEXT NOT NULL DEFAULT '',
    "messa_in_posa" BOOLEAN NOT NULL DEFAULT false,
    "indirizzo_posa" TEXT NOT NULL DEFAULT '',
    "citta_posa" TEXT NOT NULL DEFAULT '',
    "provincia_posa" TEXT NOT NULL DEFAULT '',
    "piano_posa" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "stato" "stato_offerta" NOT NULL DEFAULT 'BOZZA',
    "netto" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "totale" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "inviata_il" TIMESTAMPTZ(3),
    "valida_fino" DATE,
    "decisa_il" TIMESTAMPTZ(3),
    "ordine_id" INTEGER,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creata_da_id" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',
    "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offerte_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "versioni_offerta" (
    "id" SERIAL NOT NULL,
    "offerta_id" INTEGER NOT NULL,
    "numero" INTEGER NOT NULL,
    "stato" "stato_offerta" NOT NULL DEFAULT 'BOZZA',
    "valida_fino" DATE,
    "consegna_prevista" DATE,
    "introduzione" TEXT NOT NULL DEFAULT '',
    "condizioni" TEXT NOT NULL DEFAULT '',
    "pagamento" TEXT NOT NULL DEFAULT '',
    "inviata_il" TIMESTAMPTZ(3),
    "inviata_da_id" INTEGER,
    "inviata_a" TEXT NOT NULL DEFAULT '',
    "file_id" INTEGER,
    "file_nome" TEXT NOT NULL DEFAULT '',
    "decisa_il" TIMESTAMPTZ(3),
    "decisa_da" TEXT NOT NULL DEFAULT '',
    "causa_rifiuto" "causa_rifiuto",
    "motivo_rifiuto" TEXT NOT NULL DEFAULT '',
    "sollecitata_il" TIMESTAMPTZ(3),
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "versioni_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alternative_offerta" (
    "id" SERIAL NOT NULL,
    "versione_offerta_id" INTEGER NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "nome" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "sconto" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "sconto_approvato" DECIMAL(5,2),
    "accettata" BOOLEAN NOT NULL DEFAULT false,
    "listino" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "netto" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "imposta" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "totale" DECIMAL(12,2) NOT NULL DEFAULT 0,

    CONSTRAINT "alternative_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "righe_offerta" (
    "id" SERIAL NOT NULL,
    "alternativa_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "rivendita" BOOLEAN NOT NULL DEFAULT false,
    "codice_rivendita" TEXT NOT NULL DEFAULT '',
    "tipo_serramento_id" INTEGER,
    "famiglia_id" INTEGER,
    "tipo_apertura_id" INTEGER,
    "numero" INTEGER NOT NULL,
    "altezza" INTEGER,
    "larghezza" INTEGER,
    "ante" INTEGER,
    "forma" TEXT NOT NULL DEFAULT '',
    "descrizione" TEXT NOT NULL DEFAULT '',
    "a_mano" BOOLEAN NOT NULL DEFAULT false,
    "listino" DECIMAL(12,2),
    "listino_calcolato" DECIMAL(12,2),
    "listino_prezzi_id" INTEGER,
    "passi" JSONB NOT NULL DEFAULT '[]',
    "senza_prezzo" TEXT NOT NULL DEFAULT '',
    "sconto_articolo" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "sconto_cliente" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "sconto_correttivo" DECIMAL(5,2),
    "netto" DECIMAL(12,2),
    "iva" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "righe_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opzioni_riga_offerta" (
    "id" SERIAL NOT NULL,
    "riga_id" INTEGER NOT NULL,
    "opzione_id" INTEGER NOT NULL,
    "valore_id" INTEGER NOT NULL,

    CONSTRAINT "opzioni_riga_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "servizi_offerta" (
    "id" SERIAL NOT NULL,
    "alternativa_id" INTEGER NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "nome" TEXT NOT NULL,
    "tipo" "tipo_servizio" NOT NULL,
    "importo" DECIMAL(12,2) NOT NULL,
    "importo_calcolato" DECIMAL(12,2),
    "iva" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "servizi_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messaggi_offerta" (
    "id" SERIAL NOT NULL,
    "offerta_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "tipo_mittente" "mittente_conferma" NOT NULL DEFAULT 'INTERNO',
    "data" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,

    CONSTRAINT "messaggi_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "eventi_offerta" (
    "id" SERIAL NOT NULL,
    "versione_offerta_id" INTEGER NOT NULL,
    "link_id" INTEGER,
    "tipo" "tipo_evento_offerta" NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "chi" TEXT NOT NULL DEFAULT '',
    "indirizzo" TEXT NOT NULL DEFAULT '',
    "dettaglio" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "eventi_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "codici_appresi" (
    "id" SERIAL NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "famiglia_id" INTEGER NOT NULL,
    "valori" TEXT NOT NULL,
    "codice_serramento_id" INTEGER NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "codici_appresi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_righe_offerta_accessori" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_righe_offerta_accessori_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "offerte_ordine_id_key" ON "offerte"("ordine_id");

-- CreateIndex
CREATE INDEX "offerte_creata_il_id_idx" ON "offerte"("creata_il" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "offerte_stato_creata_il_idx" ON "offerte"("stato", "creata_il" DESC);

-- CreateIndex
CREATE INDEX "offerte_preventivo_id_idx" ON "offerte"("preventivo_id");

-- CreateIndex
CREATE INDEX "offerte_cliente_id_idx" ON "offerte"("cliente_id");

-- CreateIndex
CREATE INDEX "offerte_creata_da_id_idx" ON "offerte"("creata_da_id");

-- CreateIndex
CREATE INDEX "offerte_ricerca_idx" ON "offerte" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "offerte_aggiornato_il_id_idx" ON "offerte"("aggiornato_il", "id");

-- CreateIndex
CREATE INDEX "versioni_offerta_stato_valida_fino_idx" ON "versioni_offerta"("stato", "valida_fino");

-- CreateIndex
CREATE INDEX "versioni_offerta_inviata_da_id_idx" ON "versioni_offerta"("inviata_da_id");

-- CreateIndex
CREATE INDEX "versioni_offerta_file_id_idx" ON "versioni_offerta"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "versioni_offerta_offerta_id_numero_key" ON "versioni_offerta"("offerta_id", "numero");

-- CreateIndex
CREATE INDEX "alternative_offerta_versione_offerta_id_ordine_idx" ON "alternative_offerta"("versione_offerta_id", "ordine");

-- CreateIndex
CREATE INDEX "righe_offerta_alternativa_id_posizione_idx" ON "righe_offerta"("alternativa_id", "posizione");

-- CreateIndex
CREATE INDEX "righe_offerta_tipo_serramento_id_idx" ON "righe_offerta"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "righe_offerta_famiglia_id_idx" ON "righe_offerta"("famiglia_id");

-- CreateIndex
CREATE INDEX "righe_offerta_tipo_apertura_id_idx" ON "righe_offerta"("tipo_apertura_id");

-- CreateIndex
CREATE INDEX "righe_offerta_listino_prezzi_id_idx" ON "righe_offerta"("listino_prezzi_id");

-- CreateIndex
CREATE INDEX "opzioni_riga_offerta_opzione_id_idx" ON "opzioni_riga_offerta"("opzione_id");

-- CreateIndex
CREATE INDEX "opzioni_riga_offerta_valore_id_idx" ON "opzioni_riga_offerta"("valore_id");

-- CreateIndex
CREATE UNIQUE INDEX "opzioni_riga_offerta_riga_id_opzione_id_key" ON "opzioni_riga_offerta"("riga_id", "opzione_id");

-- CreateIndex
CREATE INDEX "servizi_offerta_alternativa_id_ordine_idx" ON "servizi_offerta"("alternativa_id", "ordine");

-- CreateIndex
CREATE INDEX "messaggi_offerta_offerta_id_data_idx" ON "messaggi_offerta"("offerta_id", "data" DESC);

-- CreateIndex
CREATE INDEX "messaggi_offerta_user_id_idx" ON "messaggi_offerta"("user_id");

-- CreateIndex
CREATE INDEX "eventi_offerta_versione_offerta_id_il_idx" ON "eventi_offerta"("versione_offerta_id", "il" DESC);

-- CreateIndex
CREATE INDEX "eventi_offerta_link_id_idx" ON "eventi_offerta"("link_id");

-- CreateIndex
CREATE INDEX "codici_appresi_famiglia_id_idx" ON "codici_appresi"("famiglia_id");

-- CreateIndex
CREATE INDEX "codici_appresi_codice_serramento_id_idx" ON "codici_appresi"("codice_serramento_id");

-- CreateIndex
CREATE UNIQUE INDEX "codici_appresi_tipo_serramento_id_famiglia_id_valori_key" ON "codici_appresi"("tipo_serramento_id", "famiglia_id", "valori");

-- CreateIndex
CREATE INDEX "_righe_offerta_accessori_B_index" ON "_righe_offerta_accessori"("B");

-- CreateIndex
CREATE INDEX "link_segreti_versione_offerta_id_idx" ON "link_segreti"("versione_offerta_id");

-- AddForeignKey
ALTER TABLE "link_segreti" ADD CONSTRAINT "link_segreti_versione_offerta_id_fkey" FOREIGN KEY ("versione_offerta_id") REFERENCES "versioni_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offerte" ADD CONSTRAINT "offerte_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offerte" ADD CONSTRAINT "offerte_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "clienti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offerte" ADD CONSTRAINT "offerte_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offerte" ADD CONSTRAINT "offerte_creata_da_id_fkey" FOREIGN KEY ("creata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versioni_offerta" ADD CONSTRAINT "versioni_offerta_offerta_id_fkey" FOREIGN KEY ("offerta_id") REFERENCES "offerte"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versioni_offerta" ADD CONSTRAINT "versioni_offerta_inviata_da_id_fkey" FOREIGN KEY ("inviata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versioni_offerta" ADD CONSTRAINT "versioni_offerta_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alternative_offerta" ADD CONSTRAINT "alternative_offerta_versione_offerta_id_fkey" FOREIGN KEY ("versione_offerta_id") REFERENCES "versioni_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_offerta" ADD CONSTRAINT "righe_offerta_alternativa_id_fkey" FOREIGN KEY ("alternativa_id") REFERENCES "alternative_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_offerta" ADD CONSTRAINT "righe_offerta_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_offerta" ADD CONSTRAINT "righe_offerta_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_offerta" ADD CONSTRAINT "righe_offerta_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_offerta" ADD CONSTRAINT "righe_offerta_listino_prezzi_id_fkey" FOREIGN KEY ("listino_prezzi_id") REFERENCES "listini"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_riga_offerta" ADD CONSTRAINT "opzioni_riga_offerta_riga_id_fkey" FOREIGN KEY ("riga_id") REFERENCES "righe_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_riga_offerta" ADD CONSTRAINT "opzioni_riga_offerta_opzione_id_fkey" FOREIGN KEY ("opzione_id") REFERENCES "opzioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_riga_offerta" ADD CONSTRAINT "opzioni_riga_offerta_valore_id_fkey" FOREIGN KEY ("valore_id") REFERENCES "valori_opzione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "servizi_offerta" ADD CONSTRAINT "servizi_offerta_alternativa_id_fkey" FOREIGN KEY ("alternativa_id") REFERENCES "alternative_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messaggi_offerta" ADD CONSTRAINT "messaggi_offerta_offerta_id_fkey" FOREIGN KEY ("offerta_id") REFERENCES "offerte"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messaggi_offerta" ADD CONSTRAINT "messaggi_offerta_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eventi_offerta" ADD CONSTRAINT "eventi_offerta_versione_offerta_id_fkey" FOREIGN KEY ("versione_offerta_id") REFERENCES "versioni_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eventi_offerta" ADD CONSTRAINT "eventi_offerta_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "link_segreti"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "codici_appresi" ADD CONSTRAINT "codici_appresi_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "codici_appresi" ADD CONSTRAINT "codici_appresi_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "codici_appresi" ADD CONSTRAINT "codici_appresi_codice_serramento_id_fkey" FOREIGN KEY ("codice_serramento_id") REFERENCES "codici_serramento"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_righe_offerta_accessori" ADD CONSTRAINT "_righe_offerta_accessori_A_fkey" FOREIGN KEY ("A") REFERENCES "accessori"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_righe_offerta_accessori" ADD CONSTRAINT "_righe_offerta_accessori_B_fkey" FOREIGN KEY ("B") REFERENCES "righe_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The number is searched as it is called.
CREATE FUNCTION offerte_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ', NEW.id, NEW.nome_cliente, NEW.email_cliente, NEW.telefono_cliente, NEW.riferimento, NEW.citta_posa));
  RETURN NEW;
END $$;
CREATE TRIGGER offerte_ricerca BEFORE INSERT OR UPDATE ON offerte
FOR EACH ROW EXECUTE FUNCTION offerte_ricerca();
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON offerte FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON offerte REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Offerta', 'preventivo_id', 'cliente_id');
