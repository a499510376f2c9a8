-- Supplier orders of a material in a state, counted and paged without reading the others of the material.
CREATE INDEX "ordini_fornitore_tipologia_stato_id_data_consegna_idx" ON "ordini_fornitore"("tipologia", "stato_id", "data_consegna");
