-- AlterTable
ALTER TABLE "persone" ADD COLUMN     "utente_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "persone_utente_id_key" ON "persone"("utente_id");

-- AddForeignKey
ALTER TABLE "persone" ADD CONSTRAINT "persone_utente_id_fkey" FOREIGN KEY ("utente_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
