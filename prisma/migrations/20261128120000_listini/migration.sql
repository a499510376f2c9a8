-- CreateEnum
CREATE TYPE "stato_listino" AS ENUM ('BOZZA', 'IN_VIGORE', 'ARCHIVIATO');

-- CreateEnum
CREATE TYPE "modo_prezzo" AS ENUM ('GRIGLIA', 'MQ', 'PERIMETRO', 'PEZZO');

-- CreateEnum
CREATE TYPE "motivo_supplemento" AS ENUM ('VALORE', 'APERTURA', 'ACCESSORIO', 'ALTEZZA', 'LARGHEZZA');

-- CreateEnum
CREATE TYPE "calcolo_supplemento" AS ENUM ('PERCENTO', 'PEZZO', 'MQ', 'PERIMETRO', 'ANTA');

-- CreateEnum
CREATE TYPE "tipo_servizio" AS ENUM ('POSA', 'SMALTIMENTO', 'TRASPORTO', 'RILIEVO');

-- CreateEnum
CREATE TYPE "calcolo_servizio" AS ENUM ('CORPO', 'PEZZO', 'MQ');

-- CreateTable
CREATE TABLE "listini" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "stato" "stato_listino" NOT NULL DEFAULT 'BOZZA',
    "dal" DATE NOT NULL,
    "al" DATE,
    "sconto_max_agenti" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "sconto_max_ufficio" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "listini_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voci_listino" (
    "id" SERIAL NOT NULL,
    "listino_id" INTEGER NOT NULL,
    "famiglia_id" INTEGER NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "valore_id" INTEGER,
    "modo" "modo_prezzo" NOT NULL,
    "prezzo" DECIMAL(12,2),
    "minimo_mq" DECIMAL(6,2),
    "griglia" JSONB NOT NULL DEFAULT '{"altezze":[],"larghezze":[],"prezzi":[]}',
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "voci_listino_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supplementi_listino" (
    "id" SERIAL NOT NULL,
    "listino_id" INTEGER NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "motivo" "motivo_supplemento" NOT NULL,
    "famiglia_id" INTEGER,
    "valore_id" INTEGER,
    "tipo_apertura_id" INTEGER,
    "accessorio_id" INTEGER,
    "oltre_mm" INTEGER,
    "calcolo" "calcolo_supplemento" NOT NULL,
    "importo" DECIMAL(12,2) NOT NULL,
    "minimo_mq" DECIMAL(6,2),

    CONSTRAINT "supplementi_listino_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "servizi_listino" (
    "id" SERIAL NOT NULL,
    "listino_id" INTEGER NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "nome" TEXT NOT NULL,
    "tipo" "tipo_servizio" NOT NULL,
    "calcolo" "calcolo_servizio" NOT NULL,
    "importo" DECIMAL(12,2) NOT NULL,
    "minimo" DECIMAL(12,2),
    "piano" TEXT NOT NULL DEFAULT '',
    "zona" TEXT NOT NULL DEFAULT '',
    "iva" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "servizi_listino_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sconti_listino" (
    "id" SERIAL NOT NULL,
    "listino_id" INTEGER NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "tipo_cliente" "tipo_cliente",
    "cliente_id" INTEGER,
    "percentuale" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "sconti_listino_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "listini_nome_key" ON "listini"("nome");

-- CreateIndex
CREATE INDEX "listini_stato_dal_idx" ON "listini"("stato", "dal");

-- CreateIndex
CREATE INDEX "voci_listino_listino_id_famiglia_id_tipo_serramento_id_idx" ON "voci_listino"("listino_id", "famiglia_id", "tipo_serramento_id");

-- CreateIndex
CREATE INDEX "voci_listino_famiglia_id_idx" ON "voci_listino"("famiglia_id");

-- CreateIndex
CREATE INDEX "voci_listino_tipo_serramento_id_idx" ON "voci_listino"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "voci_listino_valore_id_idx" ON "voci_listino"("valore_id");

-- CreateIndex
CREATE INDEX "supplementi_listino_listino_id_ordine_idx" ON "supplementi_listino"("listino_id", "ordine");

-- CreateIndex
CREATE INDEX "supplementi_listino_famiglia_id_idx" ON "supplementi_listino"("famiglia_id");

-- CreateIndex
CREATE INDEX "supplementi_listino_valore_id_idx" ON "supplementi_listino"("valore_id");

-- CreateIndex
CREATE INDEX "supplementi_listino_tipo_apertura_id_idx" ON "supplementi_listino"("tipo_apertura_id");

-- CreateIndex
CREATE INDEX "supplementi_listino_accessorio_id_idx" ON "supplementi_listino"("accessorio_id");

-- CreateIndex
CREATE INDEX "servizi_listino_listino_id_ordine_idx" ON "servizi_listino"("listino_id", "ordine");

-- CreateIndex
CREATE INDEX "sconti_listino_listino_id_ordine_idx" ON "sconti_listino"("listino_id", "ordine");

-- CreateIndex
CREATE INDEX "sconti_listino_cliente_id_idx" ON "sconti_listino"("cliente_id");

-- AddForeignKey
ALTER TABLE "voci_listino" ADD CONSTRAINT "voci_listino_listino_id_fkey" FOREIGN KEY ("listino_id") REFERENCES "listini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voci_listino" ADD CONSTRAINT "voci_listino_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voci_listino" ADD CONSTRAINT "voci_listino_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voci_listino" ADD CONSTRAINT "voci_listino_valore_id_fkey" FOREIGN KEY ("valore_id") REFERENCES "valori_opzione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplementi_listino" ADD CONSTRAINT "supplementi_listino_listino_id_fkey" FOREIGN KEY ("listino_id") REFERENCES "listini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplementi_listino" ADD CONSTRAINT "supplementi_listino_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplementi_listino" ADD CONSTRAINT "supplementi_listino_valore_id_fkey" FOREIGN KEY ("valore_id") REFERENCES "valori_opzione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplementi_listino" ADD CONSTRAINT "supplementi_listino_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplementi_listino" ADD CONSTRAINT "supplementi_listino_accessorio_id_fkey" FOREIGN KEY ("accessorio_id") REFERENCES "accessori"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "servizi_listino" ADD CONSTRAINT "servizi_listino_listino_id_fkey" FOREIGN KEY ("listino_id") REFERENCES "listini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sconti_listino" ADD CONSTRAINT "sconti_listino_listino_id_fkey" FOREIGN KEY ("listino_id") REFERENCES "listini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sconti_listino" ADD CONSTRAINT "sconti_listino_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "clienti"("id") ON DELETE CASCADE ON UPDATE CASCADE;
