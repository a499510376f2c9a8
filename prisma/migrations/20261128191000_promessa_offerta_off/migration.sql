-- The day that a version of an offer has told its customer.

-- AlterTable
ALTER TABLE "promesse" ADD COLUMN "versione_offerta_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "promesse_versione_offerta_id_key" ON "promesse"("versione_offerta_id");

-- AddForeignKey
ALTER TABLE "promesse" ADD CONSTRAINT "promesse_versione_offerta_id_fkey" FOREIGN KEY ("versione_offerta_id") REFERENCES "versioni_offerta"("id") ON DELETE CASCADE ON UPDATE CASCADE;
