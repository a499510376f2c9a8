import { ARRIVATO } from '../../acquisti/ordiniFornitore/rules.ts'
import { fornituraOf, fornituraSelection } from '../../ordini/ordini/deletion/forniture.ts'
import { fornituraStarted } from '../../ordini/ordini/deletion/rules.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import type { PhaseFacts } from './rules.ts'
import { phaseWorkAsked } from './work.ts'

/** What has really happened of the phases of an order: arrivals, closed pieces, states that were set. */
export async function readPhaseFacts(db: Db, ordineId: number): Promise<ReadonlyMap<string, PhaseFacts>> {
  const [fasi, supplies, waiting, set, states, answers] = await Promise.all([
    loadFasi(db),
    db.ordineFornitore.findMany({ where: { ordineId }, ...fornituraSelection }),
    db.rigaOrdineFornitore.findMany({
      where: { ordineId, ordineFornitoreId: null },
      distinct: ['tipologia'],
      select: { tipologia: true },
    }),
    db.statoFase.findMany({ where: { ordineId }, select: { nomeFase: true, statoId: true } }),
    db.valoreStato.findMany({
      where: { contesto: 'FASI' },
      orderBy: [{ ordine: 'asc' }, { nome: 'asc' }],
      select: { id: true, nomeFase: true },
    }),
    phaseWorkAsked.run(db, ordineId),
  ])
  const stateOf = (nomeFase: string): PhaseFacts['state'] => {
    const list = states.filter((state) => state.nomeFase === nomeFase)
    const statoId = set.find((one) => one.nomeFase === nomeFase)?.statoId
    const place = list.findIndex(({ id }) => id === statoId)
    if (place < 0 || list.length < 2) return 'none'
    return place === list.length - 1 ? 'last' : place === 0 ? 'first' : 'middle'
  }
  const facts = fasi.map(({ nome, dipendenze }): [string, PhaseFacts] => {
    const own = supplies.filter(({ tipologia }) => tipologia === nome)
    return [
      nome,
      {
        supplies: {
          all: own.length,
          sent: own.filter((one) => fornituraStarted(fornituraOf(one))).length,
          arrived: own.filter(({ stato }) => stato?.nome === ARRIVATO).length,
        },
        toOrder: waiting.some(({ tipologia }) => tipologia === nome),
        work: answers.map((answer) => answer.get(nome)).find((work) => work !== undefined) ?? 'none',
        state: stateOf(nome),
        waitsFor: dipendenze,
      },
    ]
  })
  return new Map(facts)
}
