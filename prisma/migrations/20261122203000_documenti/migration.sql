-- CreateTable
CREATE TABLE "cartelle" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "descrizione" TEXT NOT NULL DEFAULT '',
    "parent_id" INTEGER,
    "radice_id" INTEGER NOT NULL DEFAULT 0,
    "profondita" INTEGER NOT NULL DEFAULT 1,
    "percorso" TEXT NOT NULL DEFAULT '',
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "eliminata_il" TIMESTAMPTZ(3),
    "cestino_id" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',
    "chiave_ordine" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cartelle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documenti_cartella" (
    "id" SERIAL NOT NULL,
    "cartella_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "titolo" TEXT NOT NULL DEFAULT '',
    "descrizione" TEXT NOT NULL DEFAULT '',
    "permalink" TEXT,
    "aperture" INTEGER NOT NULL DEFAULT 0,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creato_da_id" INTEGER,
    "caricato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "caricato_da_id" INTEGER,
    "eliminato_il" TIMESTAMPTZ(3),
    "cestino_id" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,
    "ricerca" TEXT NOT NULL DEFAULT '',
    "chiave_ordine" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "documenti_cartella_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "versioni_documento" (
    "id" SERIAL NOT NULL,
    "documento_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "caricato_il" TIMESTAMPTZ(3) NOT NULL,
    "caricato_da_id" INTEGER,

    CONSTRAINT "versioni_documento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "condivisioni_cartella" (
    "id" SERIAL NOT NULL,
    "cartella_id" INTEGER NOT NULL,
    "app_account_id" INTEGER NOT NULL,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "condivisioni_cartella_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cartelle_parent_id_chiave_ordine_idx" ON "cartelle"("parent_id", "chiave_ordine");

-- CreateIndex
CREATE INDEX "cartelle_radice_id_idx" ON "cartelle"("radice_id");

-- CreateIndex
CREATE INDEX "cartelle_eliminata_il_idx" ON "cartelle"("eliminata_il");

-- CreateIndex
CREATE INDEX "cartelle_ricerca_idx" ON "cartelle" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "documenti_cartella_permalink_key" ON "documenti_cartella"("permalink");

-- CreateIndex
CREATE INDEX "documenti_cartella_cartella_id_chiave_ordine_idx" ON "documenti_cartella"("cartella_id", "chiave_ordine");

-- CreateIndex
CREATE INDEX "documenti_cartella_file_id_idx" ON "documenti_cartella"("file_id");

-- CreateIndex
CREATE INDEX "documenti_cartella_creato_da_id_idx" ON "documenti_cartella"("creato_da_id");

-- CreateIndex
CREATE INDEX "documenti_cartella_caricato_da_id_idx" ON "documenti_cartella"("caricato_da_id");

-- CreateIndex
CREATE INDEX "documenti_cartella_eliminato_il_idx" ON "documenti_cartella"("eliminato_il");

-- CreateIndex
CREATE INDEX "documenti_cartella_ricerca_idx" ON "documenti_cartella" USING GIN ("ricerca" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "versioni_documento_documento_id_idx" ON "versioni_documento"("documento_id");

-- CreateIndex
CREATE INDEX "versioni_documento_file_id_idx" ON "versioni_documento"("file_id");

-- CreateIndex
CREATE INDEX "versioni_documento_caricato_da_id_idx" ON "versioni_documento"("caricato_da_id");

-- CreateIndex
CREATE INDEX "condivisioni_cartella_app_account_id_idx" ON "condivisioni_cartella"("app_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "condivisioni_cartella_cartella_id_app_account_id_key" ON "condivisioni_cartella"("cartella_id", "app_account_id");

-- AddForeignKey
ALTER TABLE "cartelle" ADD CONSTRAINT "cartelle_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "cartelle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cartelle" ADD CONSTRAINT "cartelle_radice_id_fkey" FOREIGN KEY ("radice_id") REFERENCES "cartelle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documenti_cartella" ADD CONSTRAINT "documenti_cartella_cartella_id_fkey" FOREIGN KEY ("cartella_id") REFERENCES "cartelle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documenti_cartella" ADD CONSTRAINT "documenti_cartella_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documenti_cartella" ADD CONSTRAINT "documenti_cartella_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documenti_cartella" ADD CONSTRAINT "documenti_cartella_caricato_da_id_fkey" FOREIGN KEY ("caricato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versioni_documento" ADD CONSTRAINT "versioni_documento_documento_id_fkey" FOREIGN KEY ("documento_id") REFERENCES "documenti_cartella"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versioni_documento" ADD CONSTRAINT "versioni_documento_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versioni_documento" ADD CONSTRAINT "versioni_documento_caricato_da_id_fkey" FOREIGN KEY ("caricato_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "condivisioni_cartella" ADD CONSTRAINT "condivisioni_cartella_cartella_id_fkey" FOREIGN KEY ("cartella_id") REFERENCES "cartelle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "condivisioni_cartella" ADD CONSTRAINT "condivisioni_cartella_app_account_id_fkey" FOREIGN KEY ("app_account_id") REFERENCES "app_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE cartelle ADD CONSTRAINT cartelle_profondita CHECK (profondita BETWEEN 1 AND 10);
ALTER TABLE documenti_cartella ADD CONSTRAINT documenti_cartella_permalink CHECK (permalink ~ '^[a-z0-9-]{3,64}$');

-- Where a folder stands: what is asked of every folder must not walk up the tree.
CREATE FUNCTION cartelle_posto() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sopra cartelle%ROWTYPE;
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ', NEW.nome, NEW.descrizione));
  NEW.chiave_ordine := testo_ricerca(NEW.nome);
  IF NEW.parent_id IS NULL THEN
    NEW.radice_id := NEW.id;
    NEW.profondita := 1;
    NEW.percorso := '';
    RETURN NEW;
  END IF;
  SELECT * INTO sopra FROM cartelle WHERE id = NEW.parent_id;
  IF FOUND THEN
    NEW.radice_id := sopra.radice_id;
    NEW.profondita := sopra.profondita + 1;
    NEW.percorso := concat_ws(' / ', nullif(sopra.percorso, ''), sopra.nome);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cartelle_posto BEFORE INSERT OR UPDATE ON cartelle
FOR EACH ROW EXECUTE FUNCTION cartelle_posto();

-- A folder that moves, or is called otherwise, takes what is below it along.
CREATE FUNCTION cartelle_sotto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cartelle SET nome = nome WHERE parent_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER cartelle_sotto AFTER UPDATE ON cartelle
FOR EACH ROW WHEN ((OLD.nome, OLD.radice_id, OLD.profondita, OLD.percorso)
  IS DISTINCT FROM (NEW.nome, NEW.radice_id, NEW.profondita, NEW.percorso))
EXECUTE FUNCTION cartelle_sotto();

CREATE FUNCTION documenti_cartella_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ', NEW.titolo, NEW.nome, NEW.descrizione));
  NEW.chiave_ordine := testo_ricerca(coalesce(nullif(NEW.titolo, ''), NEW.nome));
  RETURN NEW;
END $$;
CREATE TRIGGER documenti_cartella_ricerca BEFORE INSERT OR UPDATE ON documenti_cartella
FOR EACH ROW EXECUTE FUNCTION documenti_cartella_ricerca();
