-- What windows and services cost the house, in percent of their list price; what each line was reckoned to cost, in euro.
ALTER TABLE "listini" ADD COLUMN "costo" DECIMAL(5,2);
ALTER TABLE "voci_listino" ADD COLUMN "costo" DECIMAL(5,2);
ALTER TABLE "servizi_listino" ADD COLUMN "costo" DECIMAL(5,2);
ALTER TABLE "righe_offerta" ADD COLUMN "costo" DECIMAL(12,2);
ALTER TABLE "servizi_offerta" ADD COLUMN "costo" DECIMAL(12,2);
