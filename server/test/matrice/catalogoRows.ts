// The objects of the catalogue that the matrix tries.
import { makeFamiglia, nextNumber } from '../factories.ts'
import type { MatrixFacts } from './scene.ts'

export const makeCatalogoRows = {
  TipologiaFamiglia: ({ db }: MatrixFacts) => db.tipologiaFamiglia.create({ data: { nome: `Tipo ${nextNumber()}` } }),
  FamigliaInCatalogo: ({ db }: MatrixFacts) => makeFamiglia(db),
  Opzione: async ({ db }: MatrixFacts) => {
    const { id: famigliaId } = await makeFamiglia(db)
    return db.opzione.findFirstOrThrow({ where: { famigliaId } })
  },
  ValoreOpzione: async ({ db }: MatrixFacts) => {
    const { id: famigliaId } = await makeFamiglia(db)
    return db.valoreOpzione.findFirstOrThrow({ where: { opzione: { famigliaId } } })
  },
  ImmagineFamiglia: async ({ db }: MatrixFacts) => {
    const key = String(nextNumber()).padStart(64, 'c')
    const file = { chiave: key, nome: 'a.png', mime: 'image/png', dimensione: 1 }
    const famiglia = { connect: { id: (await makeFamiglia(db)).id } }
    return db.immagineFamiglia.create({ data: { famiglia, file: { create: file } } })
  },
}
