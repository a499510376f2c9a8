-- Whether what a service of an offer costs the house was written by hand: then no list writes over it.
ALTER TABLE "servizi_offerta" ADD COLUMN "costo_a_mano" BOOLEAN NOT NULL DEFAULT false;
