// The objects of the catalogue that the matrix tries.
import { makeCatalogo, makeFamiglia, nextNumber } from '../factories.ts'
import type { MatrixFacts } from './scene.ts'

/** A draft with one of everything, for a family and a type of its own. */
async function makeListino({ db }: MatrixFacts) {
  const { famiglia, tipo } = await makeCatalogo(db)
  const prezzo = { famigliaId: famiglia.id, tipoSerramentoId: tipo.id, modo: 'PEZZO', prezzo: 100 } as const
  return db.listino.create({
    data: {
      nome: `Listino ${nextNumber()}`,
      dal: new Date('2030-01-01'),
      voci: { create: prezzo },
      supplementi: { create: { motivo: 'ALTEZZA', oltreMm: 2000, calcolo: 'PERCENTO', importo: 10 } },
      servizi: { create: { nome: 'Posa', tipo: 'POSA', calcolo: 'PEZZO', importo: 90, iva: 10 } },
      sconti: { create: { tipoCliente: 'RIVEN', percentuale: 10 } },
    },
  })
}

const ofListino = async (facts: MatrixFacts) => ({ where: { listinoId: (await makeListino(facts)).id } })

export const makeCatalogoRows = {
  Listino: makeListino,
  VoceListino: async (facts: MatrixFacts) => facts.db.voceListino.findFirstOrThrow(await ofListino(facts)),
  SupplementoListino: async (facts: MatrixFacts) =>
    facts.db.supplementoListino.findFirstOrThrow(await ofListino(facts)),
  ServizioListino: async (facts: MatrixFacts) => facts.db.servizioListino.findFirstOrThrow(await ofListino(facts)),
  ScontoListino: async (facts: MatrixFacts) => facts.db.scontoListino.findFirstOrThrow(await ofListino(facts)),
  RegolaDistinta: async ({ db }: MatrixFacts) => {
    const famiglia = { connect: { id: (await makeFamiglia(db)).id } }
    const materiale = { connect: { nome: 'vetro' } }
    return db.regolaDistinta.create({ data: { famiglia, materiale, descrizione: 'Vetro', quantita: '1' } })
  },
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
