-- What is retired is no longer offered and stays where it was chosen; versions, so that two who change it are told.
ALTER TABLE "tipologie_famiglia" ADD COLUMN "versione" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "famiglie" ADD COLUMN "ritirato" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "versione" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "opzioni" ADD COLUMN "ritirato" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "valori_opzione" ADD COLUMN "ritirato" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "tipi_serramento" ADD COLUMN "ritirato" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "tipi_apertura" ADD COLUMN "ritirato" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "versione" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "accessori" ADD COLUMN "ritirato" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "versione" INTEGER NOT NULL DEFAULT 1;
