// Folders and files that the matrix tries: 'suo' is shared with the caller's account of the app.
import { makeStoredFile, nextNumber } from '../factories.ts'
import type { CallerName, MatrixFacts, MatrixTarget } from './scene.ts'

async function makeCartella({ db, appDi }: MatrixFacts, target: MatrixTarget, who: CallerName, other: object = {}) {
  const cartella = await db.cartella.create({ data: { nome: `Cartella ${nextNumber()}`, ...other } })
  const account = target === 'suo' ? await appDi(who) : []
  await db.condivisioneCartella.createMany({
    data: account.map((appAccountId) => ({ cartellaId: cartella.id, appAccountId })),
  })
  return cartella
}

async function makeDocumento(facts: MatrixFacts, target: MatrixTarget, who: CallerName, other: object = {}) {
  const { id: cartellaId } = await makeCartella(facts, target, who)
  const [file, before] = [await makeStoredFile(facts.db), await makeStoredFile(facts.db)]
  const documento = { cartellaId, fileId: file.id, nome: 'prova.png', permalink: `prova-${nextNumber()}` }
  const riga = await facts.db.documentoCartella.create({ data: { ...documento, ...other } })
  await facts.db.versioneDocumento.create({
    data: { documentoId: riga.id, fileId: before.id, nome: 'prima.png', caricatoIl: new Date() },
  })
  return riga
}

export const makeDocumentiRows = {
  Cartella: makeCartella,
  CartellaNelCestino: (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    makeCartella(facts, target, who, { eliminataIl: new Date() }),
  CondivisioneCartella: async ({ db }: MatrixFacts) => {
    const { id: cartellaId } = await db.cartella.create({ data: { nome: `Cartella ${nextNumber()}` } })
    const { id: appAccountId } = await db.appAccount.findFirstOrThrow()
    return db.condivisioneCartella.create({ data: { cartellaId, appAccountId } })
  },
  DocumentoCartella: makeDocumento,
  DocumentoNelCestino: (facts: MatrixFacts, target: MatrixTarget, who: CallerName) =>
    makeDocumento(facts, target, who, { eliminatoIl: new Date() }),
}
