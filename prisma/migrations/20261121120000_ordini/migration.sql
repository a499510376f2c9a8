-- CreateEnum
CREATE TYPE "tipo_cliente" AS ENUM ('IMPRE', 'PRIVA', 'RIVEN');

-- CreateEnum
CREATE TYPE "contesto_stato" AS ENUM ('ORDINE', 'ORDINE_FORNITORE', 'FASI', 'MATERIALI');

-- CreateEnum
CREATE TYPE "area_consegna" AS ENUM ('EST', 'OVEST');

-- CreateEnum
CREATE TYPE "stato_invio_mail" AS ENUM ('IN_ATTESA_INVIO', 'INVIATA');

-- CreateTable
CREATE TABLE "clienti" (
    "id" SERIAL NOT NULL,
    "codice" TEXT,
    "nome" TEXT NOT NULL,
    "tipo_cliente" "tipo_cliente",
    "piva" TEXT NOT NULL DEFAULT '',
    "cod_fatturazione" TEXT NOT NULL DEFAULT '',
    "agente_id" INTEGER,
    "email" TEXT NOT NULL DEFAULT '',
    "indirizzo" TEXT NOT NULL DEFAULT '',
    "citta" TEXT NOT NULL DEFAULT '',
    "cap" TEXT NOT NULL DEFAULT '',
    "provincia" TEXT NOT NULL DEFAULT '',
    "telefono" TEXT NOT NULL DEFAULT '',
    "telefono_2" TEXT NOT NULL DEFAULT '',
    "telefax" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "pagamento" TEXT NOT NULL DEFAULT '',
    "testo_email" TEXT NOT NULL DEFAULT '',
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "piva_norm" TEXT NOT NULL DEFAULT '',
    "telefono_norm" TEXT NOT NULL DEFAULT '',
    "email_norm" TEXT NOT NULL DEFAULT '',
    "ricerca" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "clienti_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messaggi_ordine_email" (
    "id" SERIAL NOT NULL,
    "titolo" TEXT NOT NULL,
    "testo" TEXT NOT NULL DEFAULT '',
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "messaggi_ordine_email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "valori_stato" (
    "id" SERIAL NOT NULL,
    "contesto" "contesto_stato" NOT NULL,
    "nome_fase" TEXT NOT NULL DEFAULT '',
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "valori_stato_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ordini" (
    "id" SERIAL NOT NULL,
    "numero_commessa" TEXT NOT NULL,
    "progetto" TEXT NOT NULL DEFAULT '',
    "riferimento" TEXT NOT NULL DEFAULT '',
    "data" DATE NOT NULL,
    "data_consegna" DATE,
    "data_posa" DATE,
    "stato_id" INTEGER,
    "cliente_id" INTEGER NOT NULL,
    "tipo_cliente" "tipo_cliente" NOT NULL,
    "codice_sistema" TEXT NOT NULL DEFAULT '',
    "listino" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "sconto" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "netto" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "agente_id" INTEGER,
    "area_consegna" "area_consegna",
    "numero_serramenti" INTEGER NOT NULL DEFAULT 0,
    "senza_misure" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "non_schedulabile" BOOLEAN NOT NULL DEFAULT false,
    "auto_schedulazione" BOOLEAN NOT NULL DEFAULT false,
    "stato_invio_mail" "stato_invio_mail",
    "data_invio_mail" TIMESTAMPTZ(3),
    "testo_email" TEXT NOT NULL DEFAULT '',
    "mail_id" INTEGER,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ordini_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "righe_ordine" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "codice_serramento_id" INTEGER,
    "rivendita" BOOLEAN NOT NULL DEFAULT false,
    "codice_rivendita" TEXT NOT NULL DEFAULT '',
    "numero" INTEGER NOT NULL,
    "listino" DECIMAL(12,2),
    "sconto_articolo" DECIMAL(5,2),
    "sconto_correttivo" DECIMAL(5,2),
    "netto" DECIMAL(12,2),
    "altezza" INTEGER,
    "larghezza" INTEGER,
    "ante" INTEGER,
    "forma" TEXT NOT NULL DEFAULT '',
    "descrizione" TEXT NOT NULL DEFAULT '',
    "extra_fields" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "righe_ordine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "immagini_riga" (
    "id" SERIAL NOT NULL,
    "riga_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "immagini_riga_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "righe_bom" (
    "id" SERIAL NOT NULL,
    "numero_commessa" TEXT NOT NULL,
    "riga" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "ord" INTEGER NOT NULL,
    "maktx" TEXT NOT NULL,
    "quantity" DECIMAL(12,3) NOT NULL,
    "meins" TEXT NOT NULL DEFAULT '',
    "pic_url" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "righe_bom_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "allegati_ordine" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "original_name" TEXT NOT NULL,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creato_da_id" INTEGER,

    CONSTRAINT "allegati_ordine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voci_check_list" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "voci_check_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_list_ordine" (
    "ordine_id" INTEGER NOT NULL,
    "voce_id" INTEGER NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,

    CONSTRAINT "check_list_ordine_pkey" PRIMARY KEY ("ordine_id","voce_id")
);

-- CreateTable
CREATE TABLE "viste_salvate" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "elenco" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "condivisa" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "viste_salvate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedulazioni_ordine" (
    "ordine_id" INTEGER NOT NULL,
    "inizio" TIMESTAMPTZ(3) NOT NULL,
    "fine" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schedulazioni_ordine_pkey" PRIMARY KEY ("ordine_id")
);

-- CreateTable
CREATE TABLE "schedulazioni_fase" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "nome_fase" TEXT NOT NULL,
    "inizio" TIMESTAMPTZ(3) NOT NULL,
    "fine" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schedulazioni_fase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "codici_serramento" (
    "id" SERIAL NOT NULL,
    "categoria" TEXT NOT NULL,
    "forma" TEXT NOT NULL,
    "codice" TEXT NOT NULL,

    CONSTRAINT "codici_serramento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tempistiche" (
    "id" SERIAL NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "codice_serramento_id" INTEGER,
    "tempo_reparto_macchine" INTEGER NOT NULL,
    "tempo_reparto_banchi" INTEGER NOT NULL,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tempistiche_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_app_accounts_clienti" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_app_accounts_clienti_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "clienti_codice_key" ON "clienti"("codice");

-- CreateIndex
CREATE INDEX "clienti_nome_id_idx" ON "clienti"("nome", "id");

-- CreateIndex
CREATE INDEX "clienti_tipo_cliente_nome_idx" ON "clienti"("tipo_cliente", "nome");

-- CreateIndex
CREATE INDEX "clienti_agente_id_idx" ON "clienti"("agente_id");

-- CreateIndex
CREATE INDEX "clienti_citta_idx" ON "clienti"("citta");

-- CreateIndex
CREATE INDEX "clienti_piva_norm_idx" ON "clienti"("piva_norm");

-- CreateIndex
CREATE INDEX "clienti_telefono_norm_idx" ON "clienti"("telefono_norm");

-- CreateIndex
CREATE INDEX "clienti_email_norm_idx" ON "clienti"("email_norm");

-- CreateIndex
CREATE INDEX "clienti_ricerca_idx" ON "clienti" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "messaggi_ordine_email_titolo_idx" ON "messaggi_ordine_email"("titolo");

-- CreateIndex
CREATE UNIQUE INDEX "valori_stato_contesto_nome_fase_nome_key" ON "valori_stato"("contesto", "nome_fase", "nome");

-- CreateIndex
CREATE UNIQUE INDEX "ordini_numero_commessa_key" ON "ordini"("numero_commessa");

-- CreateIndex
CREATE UNIQUE INDEX "ordini_mail_id_key" ON "ordini"("mail_id");

-- CreateIndex
CREATE INDEX "ordini_data_id_idx" ON "ordini"("data" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_cliente_id_data_idx" ON "ordini"("cliente_id", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_agente_id_data_idx" ON "ordini"("agente_id", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_stato_id_data_idx" ON "ordini"("stato_id", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_tipo_cliente_data_idx" ON "ordini"("tipo_cliente", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_codice_sistema_data_idx" ON "ordini"("codice_sistema", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_data_consegna_id_idx" ON "ordini"("data_consegna", "id");

-- CreateIndex
CREATE INDEX "ordini_data_posa_id_idx" ON "ordini"("data_posa", "id");

-- CreateIndex
CREATE INDEX "ordini_stato_invio_mail_data_invio_mail_idx" ON "ordini"("stato_invio_mail", "data_invio_mail");

-- CreateIndex
CREATE INDEX "ordini_ricerca_idx" ON "ordini" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "righe_ordine_ordine_id_posizione_idx" ON "righe_ordine"("ordine_id", "posizione");

-- CreateIndex
CREATE INDEX "righe_ordine_tipo_serramento_id_idx" ON "righe_ordine"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "righe_ordine_codice_serramento_id_idx" ON "righe_ordine"("codice_serramento_id");

-- CreateIndex
CREATE INDEX "immagini_riga_file_id_idx" ON "immagini_riga"("file_id");

-- CreateIndex
CREATE INDEX "immagini_riga_user_id_idx" ON "immagini_riga"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "immagini_riga_riga_id_posizione_key" ON "immagini_riga"("riga_id", "posizione");

-- CreateIndex
CREATE INDEX "righe_bom_numero_commessa_riga_posizione_ord_idx" ON "righe_bom"("numero_commessa", "riga", "posizione", "ord");

-- CreateIndex
CREATE INDEX "allegati_ordine_ordine_id_idx" ON "allegati_ordine"("ordine_id");

-- CreateIndex
CREATE INDEX "allegati_ordine_file_id_idx" ON "allegati_ordine"("file_id");

-- CreateIndex
CREATE INDEX "allegati_ordine_creato_da_id_idx" ON "allegati_ordine"("creato_da_id");

-- CreateIndex
CREATE UNIQUE INDEX "voci_check_list_nome_key" ON "voci_check_list"("nome");

-- CreateIndex
CREATE INDEX "check_list_ordine_voce_id_idx" ON "check_list_ordine"("voce_id");

-- CreateIndex
CREATE INDEX "check_list_ordine_user_id_idx" ON "check_list_ordine"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "viste_salvate_user_id_elenco_nome_key" ON "viste_salvate"("user_id", "elenco", "nome");

-- CreateIndex
CREATE INDEX "schedulazioni_ordine_inizio_idx" ON "schedulazioni_ordine"("inizio");

-- CreateIndex
CREATE INDEX "schedulazioni_ordine_fine_idx" ON "schedulazioni_ordine"("fine");

-- CreateIndex
CREATE INDEX "schedulazioni_fase_nome_fase_inizio_idx" ON "schedulazioni_fase"("nome_fase", "inizio");

-- CreateIndex
CREATE UNIQUE INDEX "schedulazioni_fase_ordine_id_nome_fase_key" ON "schedulazioni_fase"("ordine_id", "nome_fase");

-- CreateIndex
CREATE UNIQUE INDEX "codici_serramento_categoria_forma_codice_key" ON "codici_serramento"("categoria", "forma", "codice");

-- CreateIndex
CREATE INDEX "tempistiche_codice_serramento_id_idx" ON "tempistiche"("codice_serramento_id");

-- CreateIndex
CREATE UNIQUE INDEX "tempistiche_tipo_serramento_id_codice_serramento_id_key" ON "tempistiche"("tipo_serramento_id", "codice_serramento_id");

-- CreateIndex
CREATE INDEX "_app_accounts_clienti_B_index" ON "_app_accounts_clienti"("B");

-- AddForeignKey
ALTER TABLE "clienti" ADD CONSTRAINT "clienti_agente_id_fkey" FOREIGN KEY ("agente_id") REFERENCES "agenti"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_stato_id_fkey" FOREIGN KEY ("stato_id") REFERENCES "valori_stato"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "clienti"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_agente_id_fkey" FOREIGN KEY ("agente_id") REFERENCES "agenti"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine" ADD CONSTRAINT "righe_ordine_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine" ADD CONSTRAINT "righe_ordine_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_ordine" ADD CONSTRAINT "righe_ordine_codice_serramento_id_fkey" FOREIGN KEY ("codice_serramento_id") REFERENCES "codici_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "immagini_riga" ADD CONSTRAINT "immagini_riga_riga_id_fkey" FOREIGN KEY ("riga_id") REFERENCES "righe_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "immagini_riga" ADD CONSTRAINT "immagini_riga_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "immagini_riga" ADD CONSTRAINT "immagini_riga_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allegati_ordine" ADD CONSTRAINT "allegati_ordine_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allegati_ordine" ADD CONSTRAINT "allegati_ordine_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allegati_ordine" ADD CONSTRAINT "allegati_ordine_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_list_ordine" ADD CONSTRAINT "check_list_ordine_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_list_ordine" ADD CONSTRAINT "check_list_ordine_voce_id_fkey" FOREIGN KEY ("voce_id") REFERENCES "voci_check_list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_list_ordine" ADD CONSTRAINT "check_list_ordine_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "viste_salvate" ADD CONSTRAINT "viste_salvate_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedulazioni_ordine" ADD CONSTRAINT "schedulazioni_ordine_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "schedulazioni_fase" ADD CONSTRAINT "schedulazioni_fase_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "schedulazioni_ordine"("ordine_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tempistiche" ADD CONSTRAINT "tempistiche_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tempistiche" ADD CONSTRAINT "tempistiche_codice_serramento_id_fkey" FOREIGN KEY ("codice_serramento_id") REFERENCES "codici_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_app_accounts_clienti" ADD CONSTRAINT "_app_accounts_clienti_A_fkey" FOREIGN KEY ("A") REFERENCES "app_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_app_accounts_clienti" ADD CONSTRAINT "_app_accounts_clienti_B_fkey" FOREIGN KEY ("B") REFERENCES "clienti"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- clienti.ricerca: what the customer list shows; the normalised keys feed the duplicate warning.
CREATE FUNCTION clienti_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.piva_norm := upper(regexp_replace(regexp_replace(NEW.piva, '[^A-Za-z0-9]', '', 'g'), '^(IT|it)', ''));
  NEW.telefono_norm := regexp_replace(regexp_replace(NEW.telefono, '\D', '', 'g'), '^(0039|39)(?=\d{8,})', '');
  NEW.email_norm := lower(btrim(NEW.email));
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.codice, NEW.nome, NEW.piva, NEW.piva_norm, NEW.cod_fatturazione, NEW.email, NEW.indirizzo, NEW.citta,
    NEW.provincia, NEW.telefono, NEW.telefono_norm, NEW.telefono_2, regexp_replace(NEW.telefono_2, '\D', '', 'g')));
  RETURN NEW;
END $$;
CREATE TRIGGER clienti_ricerca BEFORE INSERT OR UPDATE ON clienti
FOR EACH ROW EXECUTE FUNCTION clienti_ricerca();

-- ordini.ricerca: the order's own words and its customer's name and code; numbers also as bare digits.
CREATE FUNCTION ordini_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cliente record;
BEGIN
  SELECT nome, codice INTO cliente FROM clienti WHERE id = NEW.cliente_id;
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.numero_commessa, regexp_replace(NEW.numero_commessa, '\D', '', 'g'), NEW.progetto, NEW.riferimento,
    cliente.nome, cliente.codice, NEW.codice_sistema));
  RETURN NEW;
END $$;
CREATE TRIGGER ordini_ricerca BEFORE INSERT OR UPDATE ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_ricerca();

-- A renamed customer is found under the new name in the orders too.
CREATE FUNCTION clienti_rinominati() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ordini SET ricerca = '' WHERE cliente_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER clienti_rinominati AFTER UPDATE OF nome, codice ON clienti
FOR EACH ROW WHEN (OLD.nome IS DISTINCT FROM NEW.nome OR OLD.codice IS DISTINCT FROM NEW.codice)
EXECUTE FUNCTION clienti_rinominati();
