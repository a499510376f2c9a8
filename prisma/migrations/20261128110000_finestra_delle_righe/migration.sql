-- CreateEnum
CREATE TYPE "accesso_posa" AS ENUM ('SCALE', 'ASCENSORE');

-- AlterTable
ALTER TABLE "ordini" ADD COLUMN     "accesso_posa" "accesso_posa",
ADD COLUMN     "citta_posa" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "contatto_posa" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "indirizzo_posa" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "messa_in_posa" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "piano_posa" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "provincia_posa" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "telefono_posa" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "righe_ordine" ADD COLUMN     "famiglia_id" INTEGER;

-- CreateTable
CREATE TABLE "opzioni_riga_ordine" (
    "id" SERIAL NOT NULL,
    "riga_id" INTEGER NOT NULL,
    "opzione_id" INTEGER NOT NULL,
    "valore_id" INTEGER NOT NULL,

    CONSTRAINT "opzioni_riga_ordine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_righe_ordine_accessori" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_righe_ordine_accessori_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "opzioni_riga_ordine_opzione_id_idx" ON "opzioni_riga_ordine"("opzione_id");

-- CreateIndex
CREATE INDEX "opzioni_riga_ordine_valore_id_idx" ON "opzioni_riga_ordine"("valore_id");

-- CreateIndex
CREATE UNIQUE INDEX "opzioni_riga_ordine_riga_id_opzione_id_key" ON "opzioni_riga_ordine"("riga_id", "opzione_id");

-- CreateIndex
CREATE INDEX "_righe_ordine_accessori_B_index" ON "_righe_ordine_accessori"("B");

-- CreateIndex
CREATE INDEX "righe_ordine_famiglia_id_idx" ON "righe_ordine"("famiglia_id");

-- AddForeignKey
ALTER TABLE "righe_ordine" ADD CONSTRAINT "righe_ordine_famiglia_id_fkey" FOREIGN KEY ("famiglia_id") REFERENCES "famiglie"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_riga_ordine" ADD CONSTRAINT "opzioni_riga_ordine_riga_id_fkey" FOREIGN KEY ("riga_id") REFERENCES "righe_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_riga_ordine" ADD CONSTRAINT "opzioni_riga_ordine_opzione_id_fkey" FOREIGN KEY ("opzione_id") REFERENCES "opzioni"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opzioni_riga_ordine" ADD CONSTRAINT "opzioni_riga_ordine_valore_id_fkey" FOREIGN KEY ("valore_id") REFERENCES "valori_opzione"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_righe_ordine_accessori" ADD CONSTRAINT "_righe_ordine_accessori_A_fkey" FOREIGN KEY ("A") REFERENCES "accessori"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_righe_ordine_accessori" ADD CONSTRAINT "_righe_ordine_accessori_B_fkey" FOREIGN KEY ("B") REFERENCES "righe_ordine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- An order is found by where it is delivered, too.
DROP TRIGGER ordini_ricerca ON ordini;
CREATE OR REPLACE FUNCTION ordini_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cliente record;
BEGIN
  SELECT nome, codice INTO cliente FROM clienti WHERE id = NEW.cliente_id;
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.numero_commessa, regexp_replace(NEW.numero_commessa, '\D', '', 'g'), NEW.progetto, NEW.riferimento,
    cliente.nome, cliente.codice, NEW.codice_sistema,
    NEW.indirizzo_posa, NEW.citta_posa, NEW.provincia_posa, NEW.contatto_posa));
  NEW.nome_cliente := coalesce(cliente.nome, '');
  NEW.posto_stato := (SELECT ordine FROM valori_stato WHERE id = NEW.stato_id);
  NEW.codice_agente := (SELECT codice FROM agenti WHERE id = NEW.agente_id);
  RETURN NEW;
END $$;
CREATE TRIGGER ordini_ricerca BEFORE INSERT OR UPDATE OF
  numero_commessa, progetto, riferimento, cliente_id, codice_sistema, stato_id, agente_id,
  indirizzo_posa, citta_posa, provincia_posa, contatto_posa,
  ricerca, nome_cliente, posto_stato, codice_agente ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_ricerca();
