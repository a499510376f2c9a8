-- AlterTable
ALTER TABLE "righe_ordine_fornitore" ADD COLUMN     "da_distinta" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "distinte" (
    "riga_ordine_id" INTEGER NOT NULL,
    "a_mano" BOOLEAN NOT NULL DEFAULT false,
    "congelata_il" TIMESTAMPTZ(3),
    "finestra" TEXT NOT NULL,

    CONSTRAINT "distinte_pkey" PRIMARY KEY ("riga_ordine_id")
);

-- CreateTable
CREATE TABLE "righe_distinta" (
    "id" SERIAL NOT NULL,
    "distinta_id" INTEGER NOT NULL,
    "posto" INTEGER NOT NULL,
    "tipologia" TEXT NOT NULL,
    "codice" TEXT NOT NULL DEFAULT '',
    "descrizione" TEXT NOT NULL,
    "sezione" TEXT NOT NULL DEFAULT '',
    "um" TEXT NOT NULL DEFAULT '',
    "quantita" DECIMAL(12,3) NOT NULL,
    "lunghezza" INTEGER,
    "larghezza" INTEGER,
    "altezza" INTEGER,
    "peso" DECIMAL(10,3),
    "a_mano" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "righe_distinta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "regole_distinta" (
    "id" SERIAL NOT NULL,
    "posto" INTEGER NOT NULL DEFAULT 0,
    "famiglia_id" INTEGER,
    "tipo_serramento_id" INTEGER,
    "tipo_apertura_id" INTEGER,
    "valore_id" INTEGER,
    "condizione" TEXT NOT NULL DEFAULT '',
    "tipologia" TEXT NOT NULL,
    "codice" TEXT NOT NULL DEFAULT '',
    "descrizione" TEXT NOT NULL,
    "sezione" TEXT NOT NULL DEFAULT '',
    "um" TEXT NOT NULL DEFAULT '',
    "quantita" TEXT NOT NULL,
    "lunghezza" TEXT NOT NULL DEFAULT '',
    "larghezza" TEXT NOT NULL DEFAULT '',
    "altezza" TEXT NOT NULL DEFAULT '',
    "peso" TEXT NOT NULL DEFAULT '',
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "regole_distinta_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "righe_distinta_distinta_id_posto_id_idx" ON "righe_distinta"("distinta_id", "posto", "id");

-- CreateIndex
CREATE INDEX "righe_distinta_tipologia_idx" ON "righe_distinta"("tipologia");

-- CreateIndex
CREATE INDEX "regole_distinta_posto_id_idx" ON "regole_distinta"("posto", "id");

-- CreateIndex
CREATE INDEX "regole_distinta_famiglia_id_idx" ON "regole_distinta"("famiglia_id");

-- CreateIndex
CREATE INDEX "regole_distinta_tipo_serramento_id_idx" ON "regole_distinta"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "regole_distinta_tipo_apertura_id_idx" ON "regole_distinta"("tipo_apertura_id");

-- CreateIndex
CREATE INDEX "regole_distinta_valore_id_idx" ON "regole_distinta"("valore_id");

-- CreateIndex
CREATE INDEX "regole_distinta_tipologia_idx" ON "regole_distinta"("tipologia");

-- AddForeignKey
ALTER TABLE "distinte" ADD CONSTRAINT "distinte_riga_ordine_id_fkey" FOREIGN KEY ("riga_ordine_id") REFERENCES "righe_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_distinta" ADD CONSTRAINT "righe_distinta_distinta_id_fkey" FOREIGN KEY ("distinta_id") REFERENCES "distinte"("riga_ordine_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "righe_distinta" ADD CONSTRAINT "righe_distinta_tipologia_fkey" FOREIGN KEY ("tipologia") REFERENCES "materiali"("nome") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regole_distinta" ADD CONSTRAINT "regole_distinta_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regole_distinta" ADD CONSTRAINT "regole_distinta_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regole_distinta" ADD CONSTRAINT "regole_distinta_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regole_distinta" ADD CONSTRAINT "regole_distinta_valore_id_fkey" FOREIGN KEY ("valore_id") REFERENCES "valori_opzione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "regole_distinta" ADD CONSTRAINT "regole_distinta_tipologia_fkey" FOREIGN KEY ("tipologia") REFERENCES "materiali"("nome") ON DELETE RESTRICT ON UPDATE CASCADE;
