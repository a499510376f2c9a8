-- Orders that lack supplier orders, in the order in which the warnings list them, without reading the orders.
CREATE INDEX "ordini_mancanza_id_fine_schedulazione_inizio_schedulazione__idx" ON "ordini"("mancanza_id", "fine_schedulazione", "inizio_schedulazione", "data_consegna");
