-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "vedi_come_id" INTEGER;

-- CreateIndex
CREATE INDEX "sessions_vedi_come_id_idx" ON "sessions"("vedi_come_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_vedi_come_id_fkey" FOREIGN KEY ("vedi_come_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
