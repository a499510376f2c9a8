-- The mail of a supplier order, the print that left with it, and what sending it changed.
ALTER TABLE "ordini_fornitore" ADD COLUMN     "email_pdf_id" INTEGER,
ADD COLUMN     "mail_id" INTEGER,
ADD COLUMN     "prima_della_mail" JSONB;

-- CreateIndex
CREATE UNIQUE INDEX "ordini_fornitore_mail_id_key" ON "ordini_fornitore"("mail_id");

-- CreateIndex
CREATE INDEX "ordini_fornitore_email_pdf_id_idx" ON "ordini_fornitore"("email_pdf_id");

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_email_pdf_id_fkey" FOREIGN KEY ("email_pdf_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was done at once to rows for suppliers, to be put back.
CREATE TABLE "modifiche_righe_fornitore" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,
    "azione" TEXT NOT NULL,
    "prima" JSONB NOT NULL,
    "dopo" JSONB NOT NULL,
    "annullata" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "modifiche_righe_fornitore_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "modifiche_righe_fornitore_user_id_idx" ON "modifiche_righe_fornitore"("user_id");

-- CreateIndex
CREATE INDEX "modifiche_righe_fornitore_il_idx" ON "modifiche_righe_fornitore"("il");

-- AddForeignKey
ALTER TABLE "modifiche_righe_fornitore" ADD CONSTRAINT "modifiche_righe_fornitore_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
