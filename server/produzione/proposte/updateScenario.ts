import { isDeepStrictEqual } from 'node:util'
import { Prisma } from '../../../prisma/generated/client.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { segnaAnnullato } from '../../platform/jobs/row.ts'
import { operation } from '../../platform/operation.ts'
import { caricaRicerca } from './ricerca/carica.ts'
import { NON_SCENARIO, updateScenarioSchema } from './rules.ts'
import { checkScenario, chiFerma, startRicerca } from './startRicerca.ts'

/** As it was kept: what no JSON holds is left out of both. */
const comeTenuti = (parametri: object) => JSON.parse(JSON.stringify(parametri)) as object

/**
 * Changes a scenario, whoever made it, and asks again what comes of it; asked as it was it is searched on the plan as it
 * is now. Another name alone keeps its answer. A search that is going on ends.
 * @throws Refusal NOT_FOUND; UserErrors as `proponiPiano`
 */
export const updateScenario = operation({
  nome: 'updateScenario',
  permesso: 'scheduleOrder',
  schema: updateScenarioSchema,
  async run({ pk, ...parametri }, ctx) {
    const { tx } = ctx
    await tx.$queryRaw`SELECT 1 FROM proposte_piano WHERE id = ${pk} FOR UPDATE`
    const scenario = await tx.propostaPiano.findUnique({ where: { id: pk } })
    if (scenario?.stato !== 'APERTA') throw new Refusal('NOT_FOUND')
    if (scenario.nome === '') throw UserErrors.of(null, NON_SCENARIO)
    await checkScenario(tx, parametri.nome, pk)
    const prima = scenario.parametri as object
    const soloNome =
      parametri.nome !== scenario.nome &&
      isDeepStrictEqual(comeTenuti({ ...parametri, nome: scenario.nome }), { ...prima, nome: scenario.nome })
    const data = { nome: parametri.nome, parametri: parametri as unknown as Prisma.InputJsonValue }
    if (soloNome) {
      await tx.propostaPiano.update({ where: { id: pk }, data })
      return { pk }
    }
    await caricaRicerca(tx, parametri)
    if (scenario.jobId !== null) await segnaAnnullato(tx, scenario.jobId, chiFerma(ctx))
    await tx.propostaPiano.update({
      where: { id: pk },
      data: { ...data, risultato: Prisma.DbNull, creataIl: new Date() },
    })
    await startRicerca(ctx, pk, parametri)
    return { pk }
  },
})
