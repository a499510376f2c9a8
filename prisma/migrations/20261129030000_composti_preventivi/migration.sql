-- CreateTable
CREATE TABLE "specchiature_preventivo" (
    "id" SERIAL NOT NULL,
    "serramento_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "larghezza" INTEGER NOT NULL,
    "altezza" INTEGER NOT NULL,
    "tipo_serramento_id" INTEGER NOT NULL,
    "tipo_apertura_id" INTEGER,
    "ante" INTEGER NOT NULL,

    CONSTRAINT "specchiature_preventivo_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "specchiature_preventivo_tipo_serramento_id_idx" ON "specchiature_preventivo"("tipo_serramento_id");

-- CreateIndex
CREATE INDEX "specchiature_preventivo_tipo_apertura_id_idx" ON "specchiature_preventivo"("tipo_apertura_id");

-- CreateIndex
CREATE UNIQUE INDEX "specchiature_preventivo_serramento_id_posizione_key" ON "specchiature_preventivo"("serramento_id", "posizione");

-- AddForeignKey
ALTER TABLE "specchiature_preventivo" ADD CONSTRAINT "specchiature_preventivo_serramento_id_fkey" FOREIGN KEY ("serramento_id") REFERENCES "serramenti"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "specchiature_preventivo" ADD CONSTRAINT "specchiature_preventivo_tipo_serramento_id_fkey" FOREIGN KEY ("tipo_serramento_id") REFERENCES "tipi_serramento"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "specchiature_preventivo" ADD CONSTRAINT "specchiature_preventivo_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
