-- A supplier supplies several materials: the first stays where it was, the others stand beside it with their lead times.

ALTER TABLE "fornitori" ADD COLUMN     "altri_materiali" JSONB NOT NULL DEFAULT '[]';

-- What Prisma's schema cannot say.
ALTER TABLE "fornitori" ADD CONSTRAINT "fornitori_altri_materiali"
  CHECK (jsonb_typeof("altri_materiali") = 'array');

-- Each is a material that there is, and one supplier at most is its default, wherever it stands.
CREATE FUNCTION fornitori_materiali() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unknown text;
  twice text;
BEGIN
  SELECT m->>'tipologia' INTO unknown FROM jsonb_array_elements(NEW.altri_materiali) m
  WHERE NOT EXISTS (SELECT FROM materiali WHERE nome = m->>'tipologia') LIMIT 1;
  IF unknown IS NOT NULL THEN
    RAISE foreign_key_violation USING MESSAGE = format('no material %s', unknown),
      CONSTRAINT = 'fornitori_altri_materiali_fkey', TABLE = 'fornitori';
  END IF;
  WITH own AS (
    SELECT NEW.tipologia AS nome WHERE NEW.is_default
    UNION ALL
    SELECT m->>'tipologia' FROM jsonb_array_elements(NEW.altri_materiali) m WHERE (m->>'isDefault')::boolean
  )
  SELECT own.nome INTO twice FROM own WHERE EXISTS (
    SELECT FROM fornitori f WHERE f.id <> NEW.id AND (
      (f.is_default AND f.tipologia = own.nome)
      OR f.altri_materiali @> jsonb_build_array(jsonb_build_object('tipologia', own.nome, 'isDefault', true)))
  ) LIMIT 1;
  IF twice IS NOT NULL THEN
    RAISE unique_violation USING MESSAGE = format('another default supplier of %s', twice),
      CONSTRAINT = 'fornitori_predefinito', TABLE = 'fornitori';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER materiali_forniti BEFORE INSERT OR UPDATE OF altri_materiali, tipologia, is_default ON fornitori
FOR EACH ROW WHEN (NEW.altri_materiali <> '[]' OR NEW.is_default) EXECUTE FUNCTION fornitori_materiali();

-- A material that is called otherwise is so here too; one that is supplied stays, as by a foreign key.
CREATE FUNCTION materiali_dei_fornitori() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own jsonb := jsonb_build_array(jsonb_build_object('tipologia', OLD.nome));
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM fornitori WHERE altri_materiali @> own) THEN
      RAISE foreign_key_violation USING MESSAGE = format('%s is supplied', OLD.nome),
        CONSTRAINT = 'fornitori_altri_materiali_fkey', TABLE = 'fornitori';
    END IF;
    RETURN NULL;
  END IF;
  UPDATE fornitori f SET altri_materiali = (
    SELECT jsonb_agg(CASE WHEN m->>'tipologia' = OLD.nome THEN jsonb_set(m, '{tipologia}', to_jsonb(NEW.nome)) ELSE m END
      ORDER BY n)
    FROM jsonb_array_elements(f.altri_materiali) WITH ORDINALITY AS t(m, n))
  WHERE altri_materiali @> own;
  RETURN NULL;
END $$;
CREATE TRIGGER nome_nei_fornitori AFTER UPDATE OF nome ON materiali
FOR EACH ROW WHEN (OLD.nome <> NEW.nome) EXECUTE FUNCTION materiali_dei_fornitori();
CREATE TRIGGER uso_nei_fornitori AFTER DELETE ON materiali
FOR EACH ROW EXECUTE FUNCTION materiali_dei_fornitori();
