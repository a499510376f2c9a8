import { makeMail, makeOrdine, makeStoredFile } from '../factories.ts'
import { makeOrdineFornitore } from '../personaleFactories.ts'
import { makeDocumentiRows } from './documentiRows.ts'
import { makePersonaleRows } from './personaleRows.ts'
import type { CallerName, MatrixFacts, MatrixTarget } from './scene.ts'

/** What belongs to a row of another, and is a node of its own. */
export const makePartsRows = {
  AllegatoMail: async ({ db }: MatrixFacts) => {
    const [mail, file] = [await makeMail(db), await makeStoredFile(db)]
    return db.allegatoMail.create({ data: { mailId: mail.id, fileId: file.id, nome: 'prova.png' } })
  },
  VersioneDocumento: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: documentoId } = await makeDocumentiRows.DocumentoCartella(facts, target, who)
    return facts.db.versioneDocumento.findFirstOrThrow({ where: { documentoId } })
  },
  StoricoStatoOrdineFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: ordineFornitoreId } = await makePersonaleRows.OrdineFornitore(facts, target, who)
    return facts.db.storicoStatoOrdineFornitore.create({ data: { ordineFornitoreId, stato: 'INVIATO' } })
  },
  AllegatoPerFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: ordineFornitoreId } = await makePersonaleRows.OrdinePerFornitore(facts, target, who)
    const { id: fileId } = await makeStoredFile(facts.db)
    return facts.db.allegatoOrdineFornitore.create({ data: { ordineFornitoreId, fileId, originalName: 'prova.png' } })
  },
  RigaPerFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { id: ordineId } = await makeOrdine(facts.db)
    const own = await facts.fornitoreDi(target, who)
    const { id, fornitoreId } = await makeOrdineFornitore(facts.db, { ...own, ordineId, tipologia: 'vetro' })
    const riga = { ordineId, tipologia: 'vetro', fornitoreId, quantita: 1 }
    return facts.db.rigaOrdineFornitore.create({ data: { ...riga, ordineFornitoreId: id } })
  },
  OrdineDelPortale: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdine(facts.db)
    await makeOrdineFornitore(facts.db, { ...(await facts.fornitoreDi(target, who)), ordineId: ordine.id })
    return ordine
  },
  StatoPerFornitore: ({ db }: MatrixFacts) =>
    db.valoreStato.create({
      data: { contesto: 'ORDINE_FORNITORE', nome: crypto.randomUUID().slice(0, 12), ordine: 99 },
    }),
}

export const partsNodes = {
  AllegatoMail: 'AllegatoMail',
  AllegatoOrdineFornitore: 'AllegatoOrdineFornitore',
  AllegatoPerFornitore: 'AllegatoPerFornitore',
  LinkFornitore: 'LinkFornitore',
  OrdineDelPortale: 'OrdineDelPortale',
  ProblemaOfficina: 'ProblemaOfficina',
  RigaPerFornitore: 'RigaPerFornitore',
  StatoPerFornitore: 'StatoPerFornitore',
  StoricoStatoOrdineFornitore: 'StoricoStatoOrdineFornitore',
  VersioneDocumento: 'VersioneDocumento',
} as const
