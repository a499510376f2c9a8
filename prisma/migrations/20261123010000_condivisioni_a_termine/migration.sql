-- The last day on which an account sees what is shared with it; null: until somebody ends it.
ALTER TABLE "condivisioni_cartella" ADD COLUMN "fino_al" DATE;
