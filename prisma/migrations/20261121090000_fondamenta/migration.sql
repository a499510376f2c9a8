-- Free search: trigrams for the indexes, unaccent for the text they hold (both trusted extensions).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateEnum
CREATE TYPE "forma_disegno" AS ENUM ('BATTENTE', 'PORTA', 'SCORREVOLE', 'VASISTAS', 'ARCO', 'TONDO', 'LIBERA');

-- CreateEnum
CREATE TYPE "senso_apertura" AS ENUM ('SINISTRA', 'DESTRA', 'RIBALTA', 'ANTA_RIBALTA_SINISTRA', 'ANTA_RIBALTA_DESTRA', 'SCORREVOLE', 'FISSA');

-- CreateEnum
CREATE TYPE "tipo_agente" AS ENUM ('B2C', 'B2B', 'B2C*s');

-- CreateEnum
CREATE TYPE "ambito_token" AS ENUM ('LETTURA', 'LETTURA_SCRITTURA');

-- CreateEnum
CREATE TYPE "destinatario_template" AS ENUM ('CLIENTE', 'AGENTE');

-- CreateEnum
CREATE TYPE "stato_mail" AS ENUM ('DA_INVIARE', 'IN_INVIO', 'INVIATA', 'FALLITA', 'SOSPESA', 'ANNULLATA');

-- CreateEnum
CREATE TYPE "stato_job" AS ENUM ('IN_CODA', 'IN_CORSO', 'COMPLETATO', 'FALLITO');

-- CreateTable
CREATE TABLE "tipologie_famiglia" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tipologie_famiglia_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "famiglie" (
    "id" SERIAL NOT NULL,
    "tipologia_famiglia_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "famiglie_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "immagini_famiglia" (
    "id" SERIAL NOT NULL,
    "famiglia_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "immagini_famiglia_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opzioni" (
    "id" SERIAL NOT NULL,
    "famiglia_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "opzioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "valori_opzione" (
    "id" SERIAL NOT NULL,
    "opzione_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "html" TEXT NOT NULL DEFAULT '',
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "valori_opzione_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tipi_serramento" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "immagine_id" INTEGER,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "ante" INTEGER NOT NULL DEFAULT 1,
    "disegno" "forma_disegno" NOT NULL DEFAULT 'BATTENTE',
    "con_telaio" BOOLEAN NOT NULL DEFAULT true,
    "altezza_min" INTEGER,
    "altezza_max" INTEGER,
    "larghezza_min" INTEGER,
    "larghezza_max" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tipi_serramento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tipi_apertura" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "immagine_id" INTEGER,
    "senso" "senso_apertura" NOT NULL DEFAULT 'SINISTRA',
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tipi_apertura_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accessori" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "accessori_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vincoli" (
    "id" SERIAL NOT NULL,
    "famiglia_id" INTEGER NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "altezza_min" INTEGER NOT NULL,
    "altezza_max" INTEGER NOT NULL,
    "larghezza_min" INTEGER NOT NULL,
    "larghezza_max" INTEGER NOT NULL,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "vincoli_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "password_hash" TEXT NOT NULL,
    "is_superuser" BOOLEAN NOT NULL DEFAULT false,
    "is_staff" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "ultimo_accesso" TIMESTAMPTZ(3),
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "info_users" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "can_admin_users" BOOLEAN NOT NULL DEFAULT false,
    "can_view_attivita_operatori" BOOLEAN NOT NULL DEFAULT false,
    "remind_stato_ordine_fornitore" BOOLEAN NOT NULL DEFAULT false,
    "remind_miss_ordini_fornitore" BOOLEAN NOT NULL DEFAULT false,
    "mail_schedulazione" BOOLEAN NOT NULL DEFAULT false,
    "vbh_readonly_access" BOOLEAN NOT NULL DEFAULT false,
    "can_view_linea_saomad" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "info_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operatori" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "modifica_stato_ordine" BOOLEAN NOT NULL DEFAULT false,
    "modifica_stato_fasi_ordine" BOOLEAN NOT NULL DEFAULT false,
    "modifica_stato_fasi_ordine_fornitore" BOOLEAN NOT NULL DEFAULT false,
    "vede_ordini" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "operatori_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agenti" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "codice" TEXT NOT NULL,
    "tipo_agente" "tipo_agente" NOT NULL DEFAULT 'B2C',
    "capo_area_id" INTEGER,

    CONSTRAINT "agenti_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_accounts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "visualizza_stati_ordine" BOOLEAN NOT NULL DEFAULT false,
    "visualizza_ecommerce" BOOLEAN NOT NULL DEFAULT false,
    "ultimo_accesso" TIMESTAMPTZ(3),

    CONSTRAINT "app_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "csrf_token" TEXT NOT NULL,
    "ricordami" BOOLEAN NOT NULL DEFAULT false,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ultimo_uso" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefisso" TEXT NOT NULL,
    "ambito" "ambito_token" NOT NULL DEFAULT 'LETTURA',
    "introspezione" BOOLEAN NOT NULL DEFAULT false,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ultimo_uso" TIMESTAMPTZ(3),
    "revocato_il" TIMESTAMPTZ(3),

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "throttle" (
    "chiave" TEXT NOT NULL,
    "finestra" TIMESTAMPTZ(3) NOT NULL,
    "conteggio" INTEGER NOT NULL DEFAULT 0,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("chiave","finestra")
);

-- CreateTable
CREATE TABLE "stati_preventivo" (
    "id" SERIAL NOT NULL,
    "stato" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "stati_preventivo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "preventivi" (
    "id" SERIAL NOT NULL,
    "data_creazione" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "famiglia_id" INTEGER NOT NULL,
    "nome_cognome" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "indirizzo" TEXT NOT NULL DEFAULT '',
    "citta" TEXT NOT NULL,
    "provincia" TEXT NOT NULL,
    "messa_in_posa" BOOLEAN NOT NULL DEFAULT false,
    "indirizzo_posa" TEXT NOT NULL DEFAULT '',
    "citta_posa" TEXT NOT NULL DEFAULT '',
    "provincia_posa" TEXT NOT NULL DEFAULT '',
    "piano_posa" TEXT NOT NULL DEFAULT '',
    "regione_posa" TEXT NOT NULL DEFAULT '',
    "tipo_cliente" TEXT NOT NULL,
    "tipo_intervento" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "privacy_accettata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stato_id" INTEGER,
    "agente_id" INTEGER,
    "eliminato" BOOLEAN NOT NULL DEFAULT false,
    "email_inviata_il" TIMESTAMPTZ(3),
    "email_inviata_subject" TEXT,
    "email_inviata_body" TEXT,
    "email_inviata_agente_il" TIMESTAMPTZ(3),
    "mail_cliente_id" INTEGER,
    "mail_agente_id" INTEGER,
    "chiave_idempotenza" TEXT,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "preventivi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opzioni_preventivo" (
    "id" SERIAL NOT NULL,
    "preventivo_id" INTEGER NOT NULL,
    "opzione_id" INTEGER NOT NULL,
    "valore_id" INTEGER NOT NULL,

    CONSTRAINT "opzioni_preventivo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "serramenti" (
    "id" SERIAL NOT NULL,
    "preventivo_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "tipo_apertura_id" INTEGER NOT NULL,
    "quantita" INTEGER NOT NULL,
    "altezza" INTEGER NOT NULL,
    "larghezza" INTEGER NOT NULL,

    CONSTRAINT "serramenti_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_templates" (
    "id" SERIAL NOT NULL,
    "label" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "destinatario" "destinatario_template" NOT NULL DEFAULT 'CLIENTE',
    "ordine" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "email_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "impostazioni" (
    "chiave" TEXT NOT NULL,
    "valore" JSONB NOT NULL,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "modificata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "impostazioni_pkey" PRIMARY KEY ("chiave")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,
    "user_nome" TEXT NOT NULL DEFAULT '',
    "oggetto" TEXT NOT NULL,
    "oggetto_pk" INTEGER NOT NULL,
    "azione" TEXT NOT NULL,
    "campo" TEXT NOT NULL DEFAULT '',
    "prima" TEXT,
    "dopo" TEXT,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_outbox" (
    "id" SERIAL NOT NULL,
    "stato" "stato_mail" NOT NULL DEFAULT 'DA_INVIARE',
    "a_indirizzo" TEXT NOT NULL,
    "a_nome" TEXT NOT NULL DEFAULT '',
    "oggetto" TEXT NOT NULL,
    "corpo" TEXT NOT NULL,
    "invia_dal" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tentativi" INTEGER NOT NULL DEFAULT 0,
    "ultimo_errore" TEXT NOT NULL DEFAULT '',
    "presa_fino" TIMESTAMPTZ(3),
    "message_id" TEXT NOT NULL,
    "inviata_il" TIMESTAMPTZ(3),
    "contesto" TEXT NOT NULL DEFAULT '',
    "contesto_pk" INTEGER,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creata_da_id" INTEGER,

    CONSTRAINT "mail_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_log" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tx" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,

    CONSTRAINT "event_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" SERIAL NOT NULL,
    "chiave" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "dimensione" INTEGER NOT NULL,
    "pubblico" BOOLEAN NOT NULL DEFAULT false,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creato_da_id" INTEGER,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "stato" "stato_job" NOT NULL DEFAULT 'IN_CODA',
    "progresso" INTEGER NOT NULL DEFAULT 0,
    "risultato" JSONB,
    "errori" JSONB,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "segnalazioni" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "origine" TEXT NOT NULL,
    "messaggio" TEXT NOT NULL,
    "stack" TEXT NOT NULL DEFAULT '',
    "url" TEXT NOT NULL DEFAULT '',
    "request_id" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,

    CONSTRAINT "segnalazioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_tipi_serramento_aperture" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_tipi_serramento_aperture_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_tipi_serramento_accessori" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_tipi_serramento_accessori_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_serramenti_accessori" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_serramenti_accessori_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "tipologie_famiglia_nome_key" ON "tipologie_famiglia"("nome");

-- CreateIndex
CREATE UNIQUE INDEX "famiglie_nome_key" ON "famiglie"("nome");

-- CreateIndex
CREATE INDEX "famiglie_tipologia_famiglia_id_idx" ON "famiglie"("tipologia_famiglia_id");

-- CreateIndex
CREATE INDEX "immagini_famiglia_famiglia_id_idx" ON "immagini_famiglia"("famiglia_id");

-- CreateIndex
CREATE UNIQUE INDEX "opzioni_famiglia_id_nome_key" ON "opzioni"("famiglia_id", "nome");

-- CreateIndex
CREATE UNIQUE INDEX "valori_opzione_opzione_id_nome_key" ON "valori_opzione"("opzione_id", "nome");

-- CreateIndex
CREATE UNIQUE INDEX "tipi_serramento_nome_key" ON "tipi_serramento"("nome");

-- CreateIndex
CREATE UNIQUE INDEX "tipi_apertura_nome_key" ON "tipi_apertura"("nome");

-- CreateIndex
CREATE UNIQUE INDEX "accessori_nome_key" ON "accessori"("nome");

-- CreateIndex
CREATE INDEX "vincoli_famiglia_id_tipo_serramento_id_altezza_min_idx" ON "vincoli"("famiglia_id", "tipo_serramento_id", "altezza_min");

-- CreateIndex
CREATE INDEX "vincoli_tipo_serramento_id_idx" ON "vincoli"("tipo_serramento_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "info_users_user_id_key" ON "info_users"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "operatori_user_id_key" ON "operatori"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "agenti_user_id_key" ON "agenti"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "agenti_codice_key" ON "agenti"("codice");

-- CreateIndex
CREATE INDEX "agenti_capo_area_id_idx" ON "agenti"("capo_area_id");

-- CreateIndex
CREATE UNIQUE INDEX "app_accounts_user_id_key" ON "app_accounts"("user_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_scade_il_idx" ON "sessions"("scade_il");

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens"("hash");

-- CreateIndex
CREATE INDEX "api_tokens_user_id_idx" ON "api_tokens"("user_id");

-- CreateIndex
CREATE INDEX "throttle_scade_il_idx" ON "throttle"("scade_il");

-- CreateIndex
CREATE UNIQUE INDEX "stati_preventivo_stato_key" ON "stati_preventivo"("stato");

-- CreateIndex
CREATE UNIQUE INDEX "preventivi_mail_cliente_id_key" ON "preventivi"("mail_cliente_id");

-- CreateIndex
CREATE UNIQUE INDEX "preventivi_mail_agente_id_key" ON "preventivi"("mail_agente_id");

-- CreateIndex
CREATE UNIQUE INDEX "preventivi_chiave_idempotenza_key" ON "preventivi"("chiave_idempotenza");

-- CreateIndex
CREATE INDEX "preventivi_eliminato_data_creazione_id_idx" ON "preventivi"("eliminato", "data_creazione" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "preventivi_agente_id_eliminato_data_creazione_idx" ON "preventivi"("agente_id", "eliminato", "data_creazione" DESC);

-- CreateIndex
CREATE INDEX "preventivi_stato_id_eliminato_data_creazione_idx" ON "preventivi"("stato_id", "eliminato", "data_creazione" DESC);

-- CreateIndex
CREATE INDEX "preventivi_regione_posa_data_creazione_idx" ON "preventivi"("regione_posa", "data_creazione" DESC);

-- CreateIndex
CREATE INDEX "preventivi_provincia_data_creazione_idx" ON "preventivi"("provincia", "data_creazione" DESC);

-- CreateIndex
CREATE INDEX "preventivi_citta_idx" ON "preventivi"("citta");

-- CreateIndex
CREATE INDEX "preventivi_nome_cognome_idx" ON "preventivi"("nome_cognome");

-- CreateIndex
CREATE INDEX "preventivi_famiglia_id_idx" ON "preventivi"("famiglia_id");

-- CreateIndex
CREATE INDEX "preventivi_ricerca_idx" ON "preventivi" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "opzioni_preventivo_opzione_id_idx" ON "opzioni_preventivo"("opzione_id");

-- CreateIndex
CREATE INDEX "opzioni_preventivo_valore_id_idx" ON "opzioni_preventivo"("valore_id");

-- CreateIndex
CREATE UNIQUE INDEX "opzioni_preventivo_preventivo_id_opzione_id_key" ON "opzioni_preventivo"("preventivo_id", "opzione_id");

-- CreateIndex
CREATE INDEX "serramenti_tipo_serramento_id_idx" ON "serramenti"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "serramenti_tipo_apertura_id_idx" ON "serramenti"("tipo_apertura_id");

-- CreateIndex
CREATE UNIQUE INDEX "serramenti_preventivo_id_posizione_key" ON "serramenti"("preventivo_id", "posizione");

-- CreateIndex
CREATE UNIQUE INDEX "email_templates_label_key" ON "email_templates"("label");

-- CreateIndex
CREATE INDEX "audit_log_oggetto_oggetto_pk_id_idx" ON "audit_log"("oggetto", "oggetto_pk", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_user_id_idx" ON "audit_log"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_outbox_message_id_key" ON "mail_outbox"("message_id");

-- CreateIndex
CREATE INDEX "mail_outbox_stato_invia_dal_idx" ON "mail_outbox"("stato", "invia_dal");

-- CreateIndex
CREATE INDEX "mail_outbox_contesto_contesto_pk_idx" ON "mail_outbox"("contesto", "contesto_pk");

-- CreateIndex
CREATE INDEX "mail_outbox_creata_il_idx" ON "mail_outbox"("creata_il" DESC);

-- CreateIndex
CREATE INDEX "mail_outbox_creata_da_id_idx" ON "mail_outbox"("creata_da_id");

-- CreateIndex
CREATE INDEX "event_log_tx_id_idx" ON "event_log"("tx", "id");

-- CreateIndex
CREATE INDEX "event_log_il_idx" ON "event_log"("il");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_chiave_key" ON "stored_files"("chiave");

-- CreateIndex
CREATE INDEX "stored_files_creato_da_id_idx" ON "stored_files"("creato_da_id");

-- CreateIndex
CREATE INDEX "jobs_user_id_idx" ON "jobs"("user_id");

-- CreateIndex
CREATE INDEX "segnalazioni_il_idx" ON "segnalazioni"("il" DESC);

-- CreateIndex
CREATE INDEX "segnalazioni_user_id_idx" ON "segnalazioni"("user_id");

-- CreateIndex
CREATE INDEX "_tipi_serramento_aperture_B_index" ON "_tipi_serramento_aperture"("B");

-- CreateIndex
CREATE INDEX "_tipi_serramento_accessori_B_index" ON "_tipi_serramento_accessori"("B");

-- CreateIndex
CREATE INDEX "_serramenti_accessori_B_index" ON "_serramenti_accessori"("B");

-- AddForeignKey
ALTER TABLE "famiglie" ADD CONSTRAINT "famiglie_tipologia_famiglia_id_fkey" FOREIGN KEY ("tipologia_famiglia_id") REFERENCES "tipologie_famiglia"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "immagini_famiglia" ADD CONSTRAINT "immagini_famiglia_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "immagini_famiglia" ADD CONSTRAINT "immagini_famiglia_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni" ADD CONSTRAINT "opzioni_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "valori_opzione" ADD CONSTRAINT "valori_opzione_opzione_id_fkey" FOREIGN KEY ("opzione_id") REFERENCES "opzioni"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tipi_serramento" ADD CONSTRAINT "tipi_serramento_immagine_id_fkey" FOREIGN KEY ("immagine_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tipi_apertura" ADD CONSTRAINT "tipi_apertura_immagine_id_fkey" FOREIGN KEY ("immagine_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vincoli" ADD CONSTRAINT "vincoli_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vincoli" ADD CONSTRAINT "vincoli_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "info_users" ADD CONSTRAINT "info_users_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operatori" ADD CONSTRAINT "operatori_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenti" ADD CONSTRAINT "agenti_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenti" ADD CONSTRAINT "agenti_capo_area_id_fkey" FOREIGN KEY ("capo_area_id") REFERENCES "agenti"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_accounts" ADD CONSTRAINT "app_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preventivi" ADD CONSTRAINT "preventivi_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preventivi" ADD CONSTRAINT "preventivi_stato_id_fkey" FOREIGN KEY ("stato_id") REFERENCES "stati_preventivo"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preventivi" ADD CONSTRAINT "preventivi_agente_id_fkey" FOREIGN KEY ("agente_id") REFERENCES "agenti"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preventivi" ADD CONSTRAINT "preventivi_mail_cliente_id_fkey" FOREIGN KEY ("mail_cliente_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preventivi" ADD CONSTRAINT "preventivi_mail_agente_id_fkey" FOREIGN KEY ("mail_agente_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_preventivo" ADD CONSTRAINT "opzioni_preventivo_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_preventivo" ADD CONSTRAINT "opzioni_preventivo_opzione_id_fkey" FOREIGN KEY ("opzione_id") REFERENCES "opzioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_preventivo" ADD CONSTRAINT "opzioni_preventivo_valore_id_fkey" FOREIGN KEY ("valore_id") REFERENCES "valori_opzione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "serramenti" ADD CONSTRAINT "serramenti_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "serramenti" ADD CONSTRAINT "serramenti_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "serramenti" ADD CONSTRAINT "serramenti_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_creata_da_id_fkey" FOREIGN KEY ("creata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segnalazioni" ADD CONSTRAINT "segnalazioni_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_tipi_serramento_aperture" ADD CONSTRAINT "_tipi_serramento_aperture_A_fkey" FOREIGN KEY ("A") REFERENCES "tipi_apertura"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_tipi_serramento_aperture" ADD CONSTRAINT "_tipi_serramento_aperture_B_fkey" FOREIGN KEY ("B") REFERENCES "tipi_serramento"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_tipi_serramento_accessori" ADD CONSTRAINT "_tipi_serramento_accessori_A_fkey" FOREIGN KEY ("A") REFERENCES "accessori"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_tipi_serramento_accessori" ADD CONSTRAINT "_tipi_serramento_accessori_B_fkey" FOREIGN KEY ("B") REFERENCES "tipi_serramento"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_serramenti_accessori" ADD CONSTRAINT "_serramenti_accessori_A_fkey" FOREIGN KEY ("A") REFERENCES "accessori"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_serramenti_accessori" ADD CONSTRAINT "_serramenti_accessori_B_fkey" FOREIGN KEY ("B") REFERENCES "serramenti"("id") ON DELETE CASCADE ON UPDATE CASCADE;
