-- CreateEnum
CREATE TYPE "attivita_numero" AS ENUM ('NUMERO', 'ANTE', 'N_VETRI');

-- CreateTable
CREATE TABLE "lavorazioni" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "fase" TEXT NOT NULL,
    "quota" DECIMAL(5,2) NOT NULL,
    "attivita_numero" "attivita_numero" NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "attiva" BOOLEAN NOT NULL DEFAULT true,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "lavorazioni_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "controlli_lavorazione" (
    "id" SERIAL NOT NULL,
    "lavorazione_id" INTEGER NOT NULL,
    "descrizione" TEXT NOT NULL,
    "frequenza" TEXT NOT NULL DEFAULT '',
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "attivo" BOOLEAN NOT NULL DEFAULT true,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "controlli_lavorazione_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attivita" (
    "id" SERIAL NOT NULL,
    "operatore_id" INTEGER,
    "automatica" BOOLEAN NOT NULL DEFAULT false,
    "data" DATE NOT NULL,
    "ordine_id" INTEGER,
    "lavorazione_id" INTEGER NOT NULL,
    "seconda_lavorazione_id" INTEGER,
    "ora_inizio" TIME(0),
    "ora_fine" TIME(0),
    "tempo" INTEGER,
    "tempo_teorico" DECIMAL(14,4) NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',
    "fine_lavorazione" BOOLEAN NOT NULL DEFAULT false,
    "iniziata_il" TIMESTAMPTZ(3),
    "finita_il" TIMESTAMPTZ(3),
    "precedente_id" INTEGER,
    "chiave_client" TEXT,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "attivita_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pezzi_attivita" (
    "attivita_id" INTEGER NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "lavorazione_id" INTEGER NOT NULL,
    "riga_ordine_id" INTEGER NOT NULL,
    "posizione" INTEGER NOT NULL,
    "minuti" DECIMAL(12,4) NOT NULL,

    CONSTRAINT "pezzi_attivita_pkey" PRIMARY KEY ("lavorazione_id","riga_ordine_id","posizione")
);

-- CreateTable
CREATE TABLE "controlli_effettuati" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "controllo_id" INTEGER NOT NULL,
    "data" DATE NOT NULL,
    "operatore_id" INTEGER NOT NULL,
    "conforme" BOOLEAN NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "attivita_id" INTEGER,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "controlli_effettuati_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contatori_macchina" (
    "data" DATE NOT NULL,
    "totale" INTEGER NOT NULL,
    "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "contatori_macchina_pkey" PRIMARY KEY ("data")
);

-- CreateIndex
CREATE UNIQUE INDEX "lavorazioni_nome_key" ON "lavorazioni"("nome");

-- CreateIndex
CREATE INDEX "lavorazioni_fase_idx" ON "lavorazioni"("fase");

-- CreateIndex
CREATE INDEX "controlli_lavorazione_lavorazione_id_ordine_idx" ON "controlli_lavorazione"("lavorazione_id", "ordine");

-- CreateIndex
CREATE UNIQUE INDEX "attivita_chiave_client_key" ON "attivita"("chiave_client");

-- CreateIndex
CREATE INDEX "attivita_data_operatore_id_idx" ON "attivita"("data", "operatore_id");

-- CreateIndex
CREATE INDEX "attivita_operatore_id_data_idx" ON "attivita"("operatore_id", "data");

-- CreateIndex
CREATE INDEX "attivita_ordine_id_lavorazione_id_idx" ON "attivita"("ordine_id", "lavorazione_id");

-- CreateIndex
CREATE INDEX "attivita_ordine_id_seconda_lavorazione_id_idx" ON "attivita"("ordine_id", "seconda_lavorazione_id");

-- CreateIndex
CREATE INDEX "attivita_lavorazione_id_data_idx" ON "attivita"("lavorazione_id", "data");

-- CreateIndex
CREATE INDEX "attivita_seconda_lavorazione_id_idx" ON "attivita"("seconda_lavorazione_id");

-- CreateIndex
CREATE INDEX "attivita_precedente_id_idx" ON "attivita"("precedente_id");

-- CreateIndex
CREATE INDEX "pezzi_attivita_attivita_id_idx" ON "pezzi_attivita"("attivita_id");

-- CreateIndex
CREATE INDEX "pezzi_attivita_ordine_id_lavorazione_id_idx" ON "pezzi_attivita"("ordine_id", "lavorazione_id");

-- CreateIndex
CREATE INDEX "pezzi_attivita_riga_ordine_id_idx" ON "pezzi_attivita"("riga_ordine_id");

-- CreateIndex
CREATE INDEX "controlli_effettuati_controllo_id_idx" ON "controlli_effettuati"("controllo_id");

-- CreateIndex
CREATE INDEX "controlli_effettuati_operatore_id_idx" ON "controlli_effettuati"("operatore_id");

-- CreateIndex
CREATE INDEX "controlli_effettuati_attivita_id_idx" ON "controlli_effettuati"("attivita_id");

-- CreateIndex
CREATE UNIQUE INDEX "controlli_effettuati_ordine_id_controllo_id_key" ON "controlli_effettuati"("ordine_id", "controllo_id");

-- AddForeignKey
ALTER TABLE "controlli_lavorazione" ADD CONSTRAINT "controlli_lavorazione_lavorazione_id_fkey" FOREIGN KEY ("lavorazione_id") REFERENCES "lavorazioni"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attivita" ADD CONSTRAINT "attivita_operatore_id_fkey" FOREIGN KEY ("operatore_id") REFERENCES "operatori"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attivita" ADD CONSTRAINT "attivita_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attivita" ADD CONSTRAINT "attivita_lavorazione_id_fkey" FOREIGN KEY ("lavorazione_id") REFERENCES "lavorazioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attivita" ADD CONSTRAINT "attivita_seconda_lavorazione_id_fkey" FOREIGN KEY ("seconda_lavorazione_id") REFERENCES "lavorazioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attivita" ADD CONSTRAINT "attivita_precedente_id_fkey" FOREIGN KEY ("precedente_id") REFERENCES "attivita"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pezzi_attivita" ADD CONSTRAINT "pezzi_attivita_attivita_id_fkey" FOREIGN KEY ("attivita_id") REFERENCES "attivita"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pezzi_attivita" ADD CONSTRAINT "pezzi_attivita_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pezzi_attivita" ADD CONSTRAINT "pezzi_attivita_lavorazione_id_fkey" FOREIGN KEY ("lavorazione_id") REFERENCES "lavorazioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pezzi_attivita" ADD CONSTRAINT "pezzi_attivita_riga_ordine_id_fkey" FOREIGN KEY ("riga_ordine_id") REFERENCES "righe_ordine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "controlli_effettuati" ADD CONSTRAINT "controlli_effettuati_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "controlli_effettuati" ADD CONSTRAINT "controlli_effettuati_controllo_id_fkey" FOREIGN KEY ("controllo_id") REFERENCES "controlli_lavorazione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "controlli_effettuati" ADD CONSTRAINT "controlli_effettuati_operatore_id_fkey" FOREIGN KEY ("operatore_id") REFERENCES "operatori"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "controlli_effettuati" ADD CONSTRAINT "controlli_effettuati_attivita_id_fkey" FOREIGN KEY ("attivita_id") REFERENCES "attivita"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "attivita" ADD CONSTRAINT "attivita_automatica_check" CHECK (NOT "automatica" OR "operatore_id" IS NULL),
  ADD CONSTRAINT "attivita_ore_check" CHECK ("ora_fine" >= "ora_inizio");
ALTER TABLE "pezzi_attivita" ADD CONSTRAINT "pezzi_attivita_posizione_check" CHECK ("posizione" > 0);
ALTER TABLE "contatori_macchina" ADD CONSTRAINT "contatori_macchina_totale_check" CHECK ("totale" >= 0);

-- The operations of a workshop as most have them, each with two controls; an administrator changes them.
INSERT INTO lavorazioni (nome, fase, quota, attivita_numero, ordine)
SELECT p.nome, p.fase, p.quota, p.pezzi::attivita_numero, p.ordine FROM (VALUES
  ('taglio', 'macchine', 40, 'NUMERO', 0),
  ('lavorazione CNC', 'macchine', 60, 'ANTE', 1),
  ('assemblaggio telaio', 'banchi', 20, 'NUMERO', 2),
  ('assemblaggio anta', 'banchi', 20, 'ANTE', 3),
  ('ferramenta', 'banchi', 20, 'ANTE', 4),
  ('vetratura', 'banchi', 20, 'N_VETRI', 5),
  ('collaudo', 'banchi', 10, 'NUMERO', 6),
  ('imballaggio', 'banchi', 10, 'NUMERO', 7)
) AS p (nome, fase, quota, pezzi, ordine)
WHERE EXISTS (SELECT FROM fasi f WHERE f.nome = p.fase);

INSERT INTO controlli_lavorazione (lavorazione_id, descrizione, frequenza, ordine)
SELECT l.id, p.descrizione, p.frequenza, p.ordine FROM (VALUES
  ('taglio', 'Lunghezza dei profili: ± 0,5 mm', 'ogni commessa', 0),
  ('taglio', 'Angolo di taglio: 45° ± 0,2°', 'ogni 20 telai', 1),
  ('lavorazione CNC', 'Posizione delle forature: ± 0,3 mm', 'ogni commessa', 0),
  ('lavorazione CNC', 'Profilo della guarnizione libero da schegge', 'ogni 10 ante', 1),
  ('assemblaggio telaio', 'Diagonali del telaio: differenza non oltre 1 mm', 'ogni telaio', 0),
  ('assemblaggio telaio', 'Umidità del legno fra 10 e 14 %', 'ogni commessa', 1),
  ('assemblaggio anta', 'Diagonali dell’anta: differenza non oltre 1 mm', 'ogni anta', 0),
  ('assemblaggio anta', 'Planarità: svergolamento non oltre 2 mm', 'ogni 10 ante', 1),
  ('ferramenta', 'Punti di chiusura come da scheda', 'ogni anta', 0),
  ('ferramenta', 'Coppia di serraggio delle viti', 'ogni 10 ante', 1),
  ('vetratura', 'Vetro come da ordine, marcatura leggibile', 'ogni vetro', 0),
  ('vetratura', 'Spessori e sigillatura continui', 'ogni commessa', 1),
  ('collaudo', 'Apertura e chiusura: forza non oltre 100 N', 'ogni telaio', 0),
  ('collaudo', 'Giochi fra anta e telaio: 4 ± 1 mm', 'ogni telaio', 1),
  ('imballaggio', 'Etichetta CE presente e leggibile', 'ogni telaio', 0),
  ('imballaggio', 'Spigoli e superfici protetti', 'ogni commessa', 1)
) AS p (nome, descrizione, frequenza, ordine)
JOIN lavorazioni l ON l.nome = p.nome
ORDER BY l.ordine, p.ordine;
