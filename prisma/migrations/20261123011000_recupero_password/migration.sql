-- Who has forgotten the password gets a link by mail: the row holds the hash of what is in it, from the moment it leaves.

-- CreateTable
CREATE TABLE "recuperi_password" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "hash" TEXT,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recuperi_password_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recuperi_password_hash_key" ON "recuperi_password"("hash");

-- CreateIndex
CREATE INDEX "recuperi_password_user_id_idx" ON "recuperi_password"("user_id");

-- AddForeignKey
ALTER TABLE "recuperi_password" ADD CONSTRAINT "recuperi_password_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
