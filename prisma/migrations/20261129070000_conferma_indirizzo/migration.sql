-- Who asks for a quote confirms the address by a link that is sent to it.
ALTER TABLE "preventivi" ADD COLUMN "email_confermata_il" TIMESTAMPTZ(3);

ALTER TABLE "link_segreti" ADD COLUMN "preventivo_id" INTEGER;
CREATE INDEX "link_segreti_preventivo_id_idx" ON "link_segreti"("preventivo_id");
ALTER TABLE "link_segreti" ADD CONSTRAINT "link_segreti_preventivo_id_fkey" FOREIGN KEY ("preventivo_id") REFERENCES "preventivi"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_segreti" DROP CONSTRAINT "link_segreti_di_uno";
ALTER TABLE "link_segreti" ADD CONSTRAINT "link_segreti_di_uno"
CHECK (num_nonnulls("fornitore_id", "conferma_id", "ordine_id", "versione_offerta_id", "preventivo_id") = 1);
