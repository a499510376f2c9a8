-- Supplier orders of several orders that leave together, with one mail and one print.

ALTER TABLE "fornitori" ADD COLUMN     "raccoglie" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "raccolte_fornitore" (
    "id" SERIAL NOT NULL,
    "fornitore_id" INTEGER NOT NULL,
    "tipologia" TEXT NOT NULL,
    "settimana" DATE,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "spediti" INTEGER[] DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "raccolte_fornitore_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "raccolte_fornitore_fornitore_id_tipologia_settimana_idx" ON "raccolte_fornitore"("fornitore_id", "tipologia", "settimana");
CREATE INDEX "raccolte_fornitore_tipologia_idx" ON "raccolte_fornitore"("tipologia");

ALTER TABLE "raccolte_fornitore" ADD CONSTRAINT "raccolte_fornitore_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "raccolte_fornitore" ADD CONSTRAINT "raccolte_fornitore_tipologia_fkey" FOREIGN KEY ("tipologia") REFERENCES "materiali"("nome") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ordini_fornitore" ADD COLUMN     "raccolta_id" INTEGER;
CREATE INDEX "ordini_fornitore_raccolta_id_idx" ON "ordini_fornitore"("raccolta_id");
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_raccolta_id_fkey" FOREIGN KEY ("raccolta_id") REFERENCES "raccolte_fornitore"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One mail takes several to their supplier.
DROP INDEX "ordini_fornitore_mail_id_key";
CREATE INDEX "ordini_fornitore_mail_id_idx" ON "ordini_fornitore"("mail_id");

-- What has no order any more goes, whatever took the last one out. The row is locked before the others are looked
-- for: of two who take the last two out at once, the second finds none.
CREATE FUNCTION raccolta_vuota() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM raccolte_fornitore WHERE id = OLD.raccolta_id FOR UPDATE;
  DELETE FROM raccolte_fornitore r WHERE r.id = OLD.raccolta_id
    AND NOT EXISTS (SELECT FROM ordini_fornitore o WHERE o.raccolta_id = r.id);
  RETURN NULL;
END $$;
CREATE TRIGGER raccolta_vuota_tolta AFTER UPDATE OF raccolta_id ON ordini_fornitore
  FOR EACH ROW WHEN (OLD.raccolta_id IS NOT NULL AND OLD.raccolta_id IS DISTINCT FROM NEW.raccolta_id)
  EXECUTE FUNCTION raccolta_vuota();
CREATE TRIGGER raccolta_vuota_eliminata AFTER DELETE ON ordini_fornitore
  FOR EACH ROW WHEN (OLD.raccolta_id IS NOT NULL) EXECUTE FUNCTION raccolta_vuota();
