-- Days between the last day of work of the saved plan and the approntamento, negative when it is late: the list of
-- orders is filtered and ordered by it.
ALTER TABLE "ordini" ADD COLUMN "margine" INTEGER;

-- A phase in days ends at the midnight after its last day.
CREATE FUNCTION ordini_margine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.margine := NEW.data_consegna
    - (NEW.fine_schedulazione AT TIME ZONE 'Europe/Rome' - interval '1 millisecond')::date;
  RETURN NEW;
END $$;
CREATE TRIGGER ordini_margine BEFORE INSERT OR UPDATE OF data_consegna, fine_schedulazione ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_margine();

UPDATE ordini SET margine = data_consegna
  - (fine_schedulazione AT TIME ZONE 'Europe/Rome' - interval '1 millisecond')::date
WHERE fine_schedulazione IS NOT NULL AND data_consegna IS NOT NULL;

-- CreateIndex
CREATE INDEX "ordini_fine_schedulazione_margine_idx" ON "ordini"("fine_schedulazione", "margine");
CREATE INDEX "ordini_margine_id_idx" ON "ordini"("margine", "id");
CREATE INDEX "ordini_margine_desc_idx" ON "ordini"("margine" DESC NULLS LAST, "id" DESC);
