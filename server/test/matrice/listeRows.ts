// The entries of lists that the matrix tries.
import { makeEmailTemplate, makeStatoPreventivo, nextNumber } from '../factories.ts'
import type { MatrixFacts } from './scene.ts'

export const makeListeRows = {
  /** In a list of its own, beside another that may remain alone. */
  StatoInLista: async ({ db }: MatrixFacts) => {
    const nomeFase = `fase ${nextNumber()}`
    await db.valoreStato.create({ data: { contesto: 'FASI', nomeFase, nome: 'Resta' } })
    return db.valoreStato.create({ data: { contesto: 'FASI', nomeFase, nome: 'Va' } })
  },
  StatoPreventivoInLista: ({ db }: MatrixFacts) => makeStatoPreventivo(db),
  VoceInLista: ({ db }: MatrixFacts) => db.voceCheckList.create({ data: { nome: `Voce ${nextNumber()}` } }),
  ModelloEmail: ({ db }: MatrixFacts) => makeEmailTemplate(db),
}
