import { number } from 'yup'
import { toJson } from '#platform/db/json.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation, validateInput } from '#platform/operation.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { announceOrdineFornitore, arrivoHistory } from '../ordiniFornitore/history.ts'
import { type HeldOrdineFornitore, lockOrdineFornitore } from '../ordiniFornitore/lock.ts'
import { ARRIVATO, type OrdineFornitoreInput, statoSchema } from '../ordiniFornitore/rules.ts'
import { saveOrdineFornitore } from '../ordiniFornitore/save.ts'
import { ordineFornitoreValues } from '../ordiniFornitore/values.ts'
import { describeRigaFornitore } from '../righeOrdineFornitore/history.ts'
import { addArrivate } from './addArrivate.ts'
import {
  ALREADY_ARRIVED,
  type ArrivoFornitoreInput,
  arrivoFornitoreSchema,
  CHANGED_MEANWHILE,
  FUTURE_ARRIVO,
  hasArrived,
  joinedDocumenti,
  righeArrivoSchema,
  shortOf,
  whyTooMuch,
} from './rules.ts'
import { brought } from './words.ts'

type Coming = readonly { rigaPk: number; quantita: number }[]

/** The rows of a supplier order that come, once no more of each comes than is short. @throws UserErrors on `righe[n].quantita` */
async function comingRighe({ tx }: OperationContext, ordineFornitoreId: number, coming: Coming) {
  const righe = await tx.rigaOrdineFornitore.findMany({ where: { ordineFornitoreId }, orderBy: { id: 'asc' } })
  const of = new Map(righe.map((riga) => [riga.id, riga]))
  const errors: { code: string; field: string; message: string }[] = []
  const found = coming.flatMap(({ rigaPk, quantita }, place) => {
    const riga = of.get(rigaPk)
    const refuse = (field: string, message: string) => {
      errors.push({ code: 'CONFLICT', field: `righe[${place}].${field}`, message })
      return []
    }
    if (!riga) return refuse('rigaPk', `La riga ${rigaPk} non è di questo ordine a fornitore.`)
    const now = { quantita: riga.quantita.toNumber(), arrivata: riga.arrivata.toNumber(), um: riga.um }
    const reason = whyTooMuch(now, describeRigaFornitore(riga), quantita)
    if (reason) return refuse('quantita', reason)
    return quantita === 0 ? [] : [{ riga, quantita }]
  })
  if (errors.length > 0) throw new UserErrors(errors)
  const came = new Map(found.map(({ riga, quantita }) => [riga.id, quantita]))
  const complete = righe.every(
    ({ id, quantita, arrivata }) =>
      shortOf({ quantita: quantita.toNumber(), arrivata: arrivata.toNumber() }) === (came.get(id) ?? 0),
  )
  return { found, complete }
}

/**
 * What the supplier order becomes once nothing is short: ARRIVATO on the last day on which something came, with all
 * that this asks for.
 * @throws UserErrors on what the arrival lacks
 */
async function arrivedValues(
  { tx }: OperationContext,
  current: HeldOrdineFornitore,
  values: OrdineFornitoreInput,
  arrivo: ArrivoFornitoreInput,
): Promise<OrdineFornitoreInput> {
  const before = await tx.arrivoFornitore.findMany({
    where: { ordineFornitoreId: current.id },
    orderBy: [{ giorno: 'asc' }, { id: 'asc' }],
    select: { giorno: true, numeroDocumento: true },
  })
  const days = [...before.map(({ giorno }) => dayOfDate(giorno)), arrivo.giorno].sort()
  const documenti = joinedDocumenti([...before.map(({ numeroDocumento }) => numeroDocumento), arrivo.numeroDocumento])
  const data = await validateInput(statoSchema, {
    stato: ARRIVATO,
    tipologia: values.tipologia,
    dataArrivo: days.at(-1) ?? arrivo.giorno,
    domanda1Legno: arrivo.domanda1Legno ?? values.domanda1Legno,
    domanda2Legno: arrivo.domanda2Legno || values.domanda2Legno,
    numeroDocumento: values.numeroDocumento || documenti,
  })
  return { ...values, ...data }
}

/**
 * Writes what came of a supplier order, by row. While something is short the supplier order stays as it is, but for the
 * day on which the rest is expected; when nothing is any more it is ARRIVATO.
 * @throws UserErrors when it has arrived already, on a day to come, on `righe[n].quantita` when more came than is short,
 * on what ARRIVATO lacks; CONFLICT when `versione` is not the current one
 */
export const createArrivoFornitore = operation({
  nome: 'createArrivoFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: arrivoFornitoreSchema.shape({
    righe: righeArrivoSchema,
    versione: number().integer().nullable().default(null),
  }),
  async run({ righe, versione, ...arrivo }, ctx) {
    const { ordineFornitorePk: pk, giorno, numeroDocumento, dataConsegna } = arrivo
    const current = await lockOrdineFornitore(ctx, pk)
    const values = ordineFornitoreValues(current)
    const today = dayOfInstant(new Date())
    if (giorno > today) throw UserErrors.of('giorno', FUTURE_ARRIVO)
    if (hasArrived(values, today)) throw UserErrors.of(null, ALREADY_ARRIVED, 'CONFLICT')
    if (versione !== null && versione !== current.versione) throw UserErrors.of(null, CHANGED_MEANWHILE, 'CONFLICT')
    const { found, complete } = await comingRighe(ctx, pk, righe)
    const next = complete
      ? await arrivedValues(ctx, current, values, arrivo)
      : { ...values, dataConsegna: dataConsegna ?? values.dataConsegna }
    const { stato, dataArrivo } = values
    const before = { stato, dataArrivo, numeroDocumento: values.numeroDocumento }
    const { id } = await ctx.tx.arrivoFornitore.create({
      data: {
        ordineFornitoreId: pk,
        giorno: dateOfDay(giorno),
        numeroDocumento,
        userId: ctx.viewer?.id ?? null,
        ...(complete && { prima: toJson(before) }),
        righe: { create: found.map(({ riga, quantita }) => ({ rigaId: riga.id, quantita })) },
      },
      select: { id: true },
    })
    await addArrivate(
      ctx.tx,
      found.map(({ riga, quantita }) => ({ pk: riga.id, quantita })),
    )
    await ctx.audit(...arrivoHistory('arrivoFornitura', pk, current.ordineId, brought(found, giorno, numeroDocumento)))
    await saveOrdineFornitore(ctx, current, next, null)
    // Whoever looks at what was short sees that something has come, also where nothing else of the order changes.
    await ctx.tx.ordineFornitore.update({ where: { id: pk }, data: { versione: { increment: 1 } } })
    await announceOrdineFornitore(ctx, pk, current.ordineId)
    return { pk: id, ordineFornitorePk: pk, complete }
  },
})
