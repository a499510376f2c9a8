import { type UserError, UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { chiEffettuato, effettuatoInclude, recordControllo } from '../controlli/record.ts'
import { CONTROLLO_SCONOSCIUTO, controlloDiAltri } from '../controlli/rules.ts'
import { type ControlloDiAttivita, SCEGLI_CONFORME } from './rules.ts'

interface Registrazione {
  attivita: { id: number; ordineId: number; data: string }
  operatoreId: number
  /** The operations of the session, whose controls may be recorded. */
  lavorazioni: readonly number[]
  /** Those that end with it: their controls must be recorded. */
  finite: readonly number[]
  controlli: readonly ControlloDiAttivita[]
}

/**
 * Records the CE controls of a session, and sees to it that none is missing of an operation that ends.
 * @throws UserErrors on a control of another operation, one that somebody else has recorded, one without an answer
 */
export async function registraControlli(
  ctx: OperationContext,
  { attivita, operatoreId, lavorazioni, finite, controlli }: Registrazione,
): Promise<void> {
  if (controlli.length === 0 && finite.length === 0) return
  const { ordineId } = attivita
  const suoi = await ctx.tx.controlloLavorazione.findMany({
    where: { lavorazioneId: { in: [...lavorazioni] } },
    include: { effettuati: { where: { ordineId }, include: effettuatoInclude } },
    orderBy: [{ lavorazioneId: 'asc' }, { ordine: 'asc' }, { id: 'asc' }],
  })
  const errori: UserError[] = []
  const registrati = new Set(suoi.flatMap(({ id, effettuati }) => (effettuati.length > 0 ? [id] : [])))
  for (const [indice, { controllo: pk, conforme, note }] of controlli.entries()) {
    const controllo = suoi.find(({ id }) => id === pk)
    const errore = (campo: string, message: string) =>
      errori.push({ code: 'INVALID', field: `controlli[${indice}].${campo}`, message })
    if (!controllo) errore('controllo', CONTROLLO_SCONOSCIUTO)
    else if (conforme !== null && conforme !== undefined) {
      const era = controllo.effettuati[0] ?? null
      if (era && era.operatoreId !== operatoreId) {
        if (era.conforme !== conforme || era.note !== note) errore('controllo', controlloDiAltri(chiEffettuato(era)))
        continue
      }
      registrati.add(pk)
      const { id: attivitaId, data } = attivita
      await recordControllo(ctx, era, { ordineId, controllo, data, operatoreId, conforme, note, attivitaId })
    }
  }
  for (const { id, lavorazioneId, attivo, descrizione } of suoi) {
    if (!attivo || !finite.includes(lavorazioneId) || registrati.has(id)) continue
    const indice = controlli.findIndex(({ controllo }) => controllo === id)
    errori.push(
      indice >= 0
        ? { code: 'REQUIRED', field: `controlli[${indice}].conforme`, message: SCEGLI_CONFORME }
        : { code: 'REQUIRED', field: 'controlli', message: `${descrizione}: ${SCEGLI_CONFORME}` },
    )
  }
  if (errori.length > 0) throw new UserErrors(errori)
}
