-- How many windows fewer than its quote an alternative has, as it was sent.

-- AlterTable
ALTER TABLE "alternative_offerta" ADD COLUMN "finestre_mancanti" INTEGER NOT NULL DEFAULT 0;
