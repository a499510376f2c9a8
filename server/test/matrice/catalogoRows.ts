// The objects of the catalogue that the matrix tries.
import { makeFamiglia, nextNumber } from '../factories.ts'
import type { MatrixFacts } from './scene.ts'

export const makeCatalogoRows = {
  TipologiaInCatalogo: ({ db }: MatrixFacts) => db.tipologiaFamiglia.create({ data: { nome: `Tipo ${nextNumber()}` } }),
  FamigliaInCatalogo: ({ db }: MatrixFacts) => makeFamiglia(db),
  ImmagineInCatalogo: async ({ db }: MatrixFacts) => {
    const key = String(nextNumber()).padStart(64, 'c')
    const file = { chiave: key, nome: 'a.png', mime: 'image/png', dimensione: 1 }
    const famiglia = { connect: { id: (await makeFamiglia(db)).id } }
    return db.immagineFamiglia.create({ data: { famiglia, file: { create: file } } })
  },
}
