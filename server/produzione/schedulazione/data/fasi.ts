import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import type { Fase, Reparto } from '#prisma/generated/client.ts'
import type { ConfiguredFase, Unita } from '../engine/types.ts'

/** A phase of the table as the engine knows it. */
function configuredFase(fase: Fase & { repartoDi: Reparto | null }): ConfiguredFase {
  return {
    nome: fase.nome,
    posizione: fase.posizione,
    unit: fase.unit.toLowerCase() as Unita,
    conFornitore: fase.withFornitore,
    capacitaInfinita: fase.infiniteCapacity,
    reparto: fase.infiniteCapacity ? null : fase.reparto,
    repartoDays: fase.infiniteCapacity ? (fase.repartoDi?.giorni ?? null) : null,
    dipendenze: fase.dependencies,
    soloConTelai: fase.soloConTelai,
  }
}

/** The configured phases, in the order of the screens. */
export const fasiQuestion = oneQuestion(
  { fasi: rowsQuestion('fase', { orderBy: [{ posizione: 'asc' }, { nome: 'asc' }], include: { repartoDi: true } }) },
  ({ fasi }) => fasi.map(configuredFase),
)

export const loadFasi = (db: Db | Tx): Promise<ConfiguredFase[]> => ask(db, fasiQuestion)
