-- The days that customers were told, with what was known then: what says whether promises are kept.

-- CreateEnum
CREATE TYPE "origine_promessa" AS ENUM ('PRIMA_DATA', 'CONFERMA', 'MAIL', 'OFFERTA');

-- CreateTable
CREATE TABLE "promesse" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER,
    "preventivo_id" INTEGER,
    "mail_id" INTEGER,
    "origine" "origine_promessa" NOT NULL,
    "giorno" DATE NOT NULL,
    "fatta_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "probabilita" DOUBLE PRECISION,
    "giorno_otto" DATE,
    "vincolante" BOOLEAN NOT NULL DEFAULT false,
    "creata_da_id" INTEGER,

    CONSTRAINT "promesse_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "promesse_mail_id_key" ON "promesse"("mail_id");

-- CreateIndex
CREATE INDEX "promesse_giorno_idx" ON "promesse"("giorno");

-- CreateIndex
CREATE INDEX "promesse_ordine_id_idx" ON "promesse"("ordine_id");

-- CreateIndex
CREATE INDEX "promesse_preventivo_id_idx" ON "promesse"("preventivo_id");

-- CreateIndex
CREATE INDEX "promesse_creata_da_id_idx" ON "promesse"("creata_da_id");

-- AddForeignKey
ALTER TABLE "promesse" ADD CONSTRAINT "promesse_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promesse" ADD CONSTRAINT "promesse_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promesse" ADD CONSTRAINT "promesse_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail_outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promesse" ADD CONSTRAINT "promesse_creata_da_id_fkey" FOREIGN KEY ("creata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
