import { Refusal, type UserError, UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { PEZZI } from '../attivita/announce.ts'
import { findControllabile, readControlliOrdine } from './read.ts'
import { chiEffettuato, type Effettuato, recordControllo } from './record.ts'
import {
  CONTROLLO_CAMBIATO,
  CONTROLLO_NEL_FUTURO,
  CONTROLLO_SCONOSCIUTO,
  CONTROLLO_SOLO_PROPRIO,
  type ControlloOrdineInput,
  controlliOrdineSchema,
  controlloDiAltri,
  OPERATORE_SCONOSCIUTO,
  rigaCompilata,
} from './rules.ts'

/**
 * Records the CE controls of an order, and corrects them: operators their own, superusers any. Rows that are empty are
 * left out, rows as they were change nothing.
 * @throws UserErrors by row; Refusal NOT_FOUND
 */
export const saveControlliOrdine = operation({
  nome: 'saveControlliOrdine',
  permesso: 'viewMarcaturaCe',
  schema: controlliOrdineSchema,
  async run({ ordine: pk, controlli }, ctx) {
    const ordine = await findControllabile(ctx.tx, pk, ctx.viewer)
    if (!ordine) throw new Refusal('NOT_FOUND')
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${ordine.id} FOR NO KEY UPDATE`
    const letti = (await readControlliOrdine(ctx.tx, ordine.id)).flatMap((una) => una.controlli)
    const perPk = new Map(letti.map((controllo) => [controllo.id, controllo]))
    const operatori = await operatorsOf(ctx, controlli)
    const errori: UserError[] = []
    let cambiati = 0
    for (const [indice, riga] of controlli.entries()) {
      if (!rigaCompilata(riga)) continue
      const controllo = perPk.get(riga.controllo)
      const trovato = controllo
        ? motivoRiga(ctx, riga, controllo.effettuato, operatori)
        : { campo: 'controllo', message: CONTROLLO_SCONOSCIUTO }
      if (trovato)
        errori.push({ code: 'INVALID', field: `controlli[${indice}].${trovato.campo}`, message: trovato.message })
      const { data, operatore, conforme, note } = riga
      if (trovato || !controllo || data === null || operatore === null || conforme === null || conforme === undefined) {
        continue
      }
      // The day of a row that is locked for the viewer cannot be changed either.
      if (controllo.effettuato && !isOwn(ctx, controllo.effettuato)) continue
      const nuovo = { ordineId: ordine.id, controllo, data, operatoreId: operatore, conforme, note, attivitaId: null }
      if (await recordControllo(ctx, controllo.effettuato, nuovo)) cambiati++
    }
    if (errori.length > 0) throw new UserErrors(errori)
    if (cambiati > 0) await ctx.emit(PEZZI, { ordine: ordine.id, lavorazioni: [] })
    return { ordine: ordine.id }
  },
})

/** Whether the viewer may correct what was recorded. */
export const isOwn = (
  { viewer, puo }: Pick<OperationContext, 'viewer' | 'puo'>,
  { operatoreId }: { operatoreId: number },
) => puo('checkOrders') || viewer?.operatore?.id === operatoreId

/** The operators that the rows name and that there are. */
async function operatorsOf({ tx }: OperationContext, righe: readonly ControlloOrdineInput[]): Promise<Set<number>> {
  const pks = righe.flatMap(({ operatore }) => (operatore === null ? [] : [operatore]))
  const trovati = await tx.operatore.findMany({ where: { id: { in: pks } }, select: { id: true } })
  return new Set(trovati.map(({ id }) => id))
}

/** Why a row is refused, and where it says so; null when it may be written. */
function motivoRiga(
  { viewer, puo }: OperationContext,
  riga: ControlloOrdineInput,
  era: Effettuato | null,
  operatori: ReadonlySet<number>,
): { campo: string; message: string } | null {
  const { operatore, conforme, note, id } = riga
  if ((era?.id ?? null) !== id) {
    return { campo: 'controllo', message: era ? controlloDiAltri(chiEffettuato(era)) : CONTROLLO_CAMBIATO }
  }
  if (puo('checkOrders')) {
    if (operatore !== null && !operatori.has(operatore)) return { campo: 'operatore', message: OPERATORE_SCONOSCIUTO }
  } else if (era && era.operatoreId !== viewer?.operatore?.id) {
    // Sent back as it is, the row of somebody else is no change.
    const uguale = operatore === era.operatoreId && conforme === era.conforme && note === era.note
    return uguale ? null : { campo: 'operatore', message: controlloDiAltri(chiEffettuato(era)) }
  } else if (operatore !== viewer?.operatore?.id) return { campo: 'operatore', message: CONTROLLO_SOLO_PROPRIO }
  const futura = riga.data !== null && riga.data > dayOfInstant(new Date())
  return futura ? { campo: 'data', message: CONTROLLO_NEL_FUTURO } : null
}
