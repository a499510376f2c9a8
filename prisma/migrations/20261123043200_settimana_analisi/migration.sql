-- The week that an entry of the weekly programming is about: its capacity is shown beside the minutes. Old ones have none.
ALTER TABLE "analisi_postazione" ADD COLUMN "settimana" DATE;
