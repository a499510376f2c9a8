-- A link may open a version of an offer: still one thing alone.
ALTER TABLE "link_segreti" DROP CONSTRAINT "link_segreti_di_uno";
ALTER TABLE "link_segreti" ADD CONSTRAINT "link_segreti_di_uno"
CHECK (num_nonnulls("fornitore_id", "conferma_id", "ordine_id", "versione_offerta_id") = 1);
