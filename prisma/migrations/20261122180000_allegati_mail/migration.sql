-- Files that a mail takes along.
CREATE TABLE "allegati_mail" (
    "id" SERIAL NOT NULL,
    "mail_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,

    CONSTRAINT "allegati_mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "allegati_mail_mail_id_idx" ON "allegati_mail"("mail_id");

-- CreateIndex
CREATE INDEX "allegati_mail_file_id_idx" ON "allegati_mail"("file_id");

-- AddForeignKey
ALTER TABLE "allegati_mail" ADD CONSTRAINT "allegati_mail_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_outbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "allegati_mail" ADD CONSTRAINT "allegati_mail_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The file that a long work made.
ALTER TABLE "jobs" ADD COLUMN     "file_id" INTEGER;

-- CreateIndex
CREATE INDEX "jobs_file_id_idx" ON "jobs"("file_id");

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
