-- CreateTable
CREATE TABLE "specchiature_offerta" (
    "id" SERIAL NOT NULL,
    "riga_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "larghezza" INTEGER NOT NULL,
    "altezza" INTEGER NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "tipo_apertura_id" INTEGER,
    "ante" INTEGER NOT NULL,

    CONSTRAINT "specchiature_offerta_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "specchiature_offerta_tipo_serramento_id_idx" ON "specchiature_offerta"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "specchiature_offerta_tipo_apertura_id_idx" ON "specchiature_offerta"("tipo_apertura_id");

-- CreateIndex
CREATE UNIQUE INDEX "specchiature_offerta_riga_id_posizione_key" ON "specchiature_offerta"("riga_id", "posizione");

-- AddForeignKey
ALTER TABLE "specchiature_offerta" ADD CONSTRAINT "specchiature_offerta_riga_id_fkey" FOREIGN KEY ("riga_id") REFERENCES "righe_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "specchiature_offerta" ADD CONSTRAINT "specchiature_offerta_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "specchiature_offerta" ADD CONSTRAINT "specchiature_offerta_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
