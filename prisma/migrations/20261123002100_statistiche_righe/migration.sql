-- Statistics of the lines of orders: which columns are added up, and which extra fields there are.

-- CreateTable
CREATE TABLE "configurazioni_statistiche" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "fields_conf" JSONB NOT NULL,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "configurazioni_statistiche_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chiavi_extra" (
    "chiave" TEXT NOT NULL,

    CONSTRAINT "chiavi_extra_pkey" PRIMARY KEY ("chiave")
);

-- What Prisma's schema cannot say.

-- The keys that extra fields of lines have had: nobody looks for them in a million lines.
CREATE FUNCTION chiavi_extra_di_righe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chiavi_extra (chiave)
  SELECT DISTINCT k FROM nuove n, jsonb_object_keys(n.extra_fields) k
  WHERE jsonb_typeof(n.extra_fields) = 'object' AND NOT EXISTS (SELECT FROM chiavi_extra c WHERE c.chiave = k)
  ORDER BY k
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER chiavi_extra_nuove AFTER INSERT ON righe_ordine REFERENCING NEW TABLE AS nuove
FOR EACH STATEMENT EXECUTE FUNCTION chiavi_extra_di_righe();
CREATE TRIGGER chiavi_extra_cambiate AFTER UPDATE ON righe_ordine REFERENCING NEW TABLE AS nuove
FOR EACH STATEMENT EXECUTE FUNCTION chiavi_extra_di_righe();

INSERT INTO chiavi_extra (chiave)
SELECT DISTINCT k FROM righe_ordine r, jsonb_object_keys(r.extra_fields) k WHERE jsonb_typeof(r.extra_fields) = 'object';

-- A number that somebody wrote, also as Italians do: '1.234,5', '1,5', '12'; null for what is none.
CREATE FUNCTION numero_scritto(testo text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN length(testo) > 30 THEN NULL
    WHEN testo ~ '^\s*-?\d+(\.\d+)?\s*$' THEN testo::numeric
    WHEN testo ~ '^\s*-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?\s*$' THEN replace(replace(testo, '.', ''), ',', '.')::numeric
  END
$$;
