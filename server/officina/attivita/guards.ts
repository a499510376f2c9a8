import type { ChangedRiga, PianoWriter } from '#ordini/ordini/changes.ts'
import { UserErrors } from '#platform/errors.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { pezziOfRiga } from './rules.ts'

/** Why a line stays. */
export const WORKED_RIGA = 'La riga ha pezzi già lavorati.'

/** Why a line cannot have fewer pieces. */
const reducedRiga = (posizione: number) => `${WORKED_RIGA} Il pezzo ${posizione} non ci sarebbe più.`

/**
 * A line keeps the pieces that have been done: it neither goes nor becomes smaller than the last of them.
 * @throws UserErrors beside each line
 */
export async function refuseWorkedRighe({ tx }: PianoWriter, righe: ChangedRiga[]): Promise<void> {
  const done = await tx.pezzoAttivita.groupBy({
    by: ['rigaOrdineId', 'lavorazioneId'],
    where: { rigaOrdineId: { in: righe.map(({ pk }) => pk) } },
    _max: { posizione: true },
  })
  if (done.length === 0) return
  const lavorazioni = await tx.lavorazione.findMany({ select: { id: true, attivitaNumero: true } })
  const tipi = new Map(lavorazioni.map(({ id, attivitaNumero }) => [id, attivitaNumero.toLowerCase() as TipoPezzo]))
  const errors = righe.flatMap(({ pk, campo, posizione, dopo }) => {
    const own = done.filter(({ rigaOrdineId }) => rigaOrdineId === pk)
    if (own.length === 0) return []
    if (dopo === null) return [{ field: campo, message: `La riga ${posizione} ha pezzi già lavorati.` }]
    const missing = own.flatMap(({ lavorazioneId, _max }) => {
      const last = _max.posizione ?? 0
      return last > pezziOfRiga(dopo, tipi.get(lavorazioneId) ?? 'numero') ? [last] : []
    })
    if (missing.length === 0) return []
    const field = campo.startsWith('righe[') ? `${campo}.numero` : campo
    return [{ field, message: reducedRiga(Math.max(...missing)) }]
  })
  if (errors.length > 0) throw new UserErrors(errors.map((error) => ({ ...error, code: 'CONFLICT' })))
}
