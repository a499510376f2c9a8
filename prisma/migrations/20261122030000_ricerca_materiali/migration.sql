-- AlterTable
ALTER TABLE "materiali" ADD COLUMN     "ricerca" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "materiali_ricerca_idx" ON "materiali" USING GIN ("ricerca" gin_trgm_ops);

-- What Prisma's schema cannot say.

CREATE FUNCTION materiali_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ', NEW.nome,
    (SELECT string_agg(colonna, ' ') FROM jsonb_array_elements_text(NEW.colonne_list) AS colonna)));
  RETURN NEW;
END $$;
CREATE TRIGGER materiali_ricerca BEFORE INSERT OR UPDATE ON materiali
FOR EACH ROW EXECUTE FUNCTION materiali_ricerca();

UPDATE materiali SET nome = nome;
