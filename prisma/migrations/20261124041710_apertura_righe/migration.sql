-- AlterTable
ALTER TABLE "righe_ordine" ADD COLUMN     "tipo_apertura_id" INTEGER;

-- CreateIndex
CREATE INDEX "righe_ordine_tipo_apertura_id_idx" ON "righe_ordine"("tipo_apertura_id");

-- AddForeignKey
ALTER TABLE "righe_ordine" ADD CONSTRAINT "righe_ordine_tipo_apertura_id_fkey" FOREIGN KEY ("tipo_apertura_id") REFERENCES "tipi_apertura"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
