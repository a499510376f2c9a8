// Folders and files that the matrix tries: 'suo' is shared with the caller's account of the app.
import { makeStoredFile, nextNumber } from '../factories.ts'
import type { CallerName, MatrixFacts, MatrixTarget } from './scene.ts'

async function makeCartella({ db, appDi }: MatrixFacts, bersaglio: MatrixTarget, chi: CallerName, altro: object = {}) {
  const cartella = await db.cartella.create({ data: { nome: `Cartella ${nextNumber()}`, ...altro } })
  const account = bersaglio === 'suo' ? await appDi(chi) : []
  await db.condivisioneCartella.createMany({
    data: account.map((appAccountId) => ({ cartellaId: cartella.id, appAccountId })),
  })
  return cartella
}

async function makeDocumento(facts: MatrixFacts, bersaglio: MatrixTarget, chi: CallerName, altro: object = {}) {
  const { id: cartellaId } = await makeCartella(facts, bersaglio, chi)
  const [file, prima] = [await makeStoredFile(facts.db), await makeStoredFile(facts.db)]
  const documento = { cartellaId, fileId: file.id, nome: 'prova.png', permalink: `prova-${nextNumber()}` }
  const riga = await facts.db.documentoCartella.create({ data: { ...documento, ...altro } })
  await facts.db.versioneDocumento.create({
    data: { documentoId: riga.id, fileId: prima.id, nome: 'prima.png', caricatoIl: new Date() },
  })
  return riga
}

export const makeDocumentiRows = {
  Cartella: makeCartella,
  CartellaNelCestino: (facts: MatrixFacts, bersaglio: MatrixTarget, chi: CallerName) =>
    makeCartella(facts, bersaglio, chi, { eliminataIl: new Date() }),
  DocumentoCartella: makeDocumento,
  DocumentoNelCestino: (facts: MatrixFacts, bersaglio: MatrixTarget, chi: CallerName) =>
    makeDocumento(facts, bersaglio, chi, { eliminatoIl: new Date() }),
}
