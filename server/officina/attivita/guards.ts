import type { PianoWriter, RigaCambiata } from '../../ordini/ordini/changes.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'
import { pezziDellaRiga } from './rules.ts'

/** Why a line stays. */
export const RIGA_LAVORATA = 'La riga ha pezzi già lavorati.'

/** Why a line cannot have fewer pieces. */
const rigaRidotta = (posizione: number) => `${RIGA_LAVORATA} Il pezzo ${posizione} non ci sarebbe più.`

/**
 * A line keeps the pieces that have been done: it neither goes nor becomes smaller than the last of them.
 * @throws UserErrors beside each line
 */
export async function refuseWorkedRighe({ tx }: PianoWriter, righe: RigaCambiata[]): Promise<void> {
  const fatti = await tx.pezzoAttivita.groupBy({
    by: ['rigaOrdineId', 'lavorazioneId'],
    where: { rigaOrdineId: { in: righe.map(({ pk }) => pk) } },
    _max: { posizione: true },
  })
  if (fatti.length === 0) return
  const lavorazioni = await tx.lavorazione.findMany({ select: { id: true, attivitaNumero: true } })
  const tipi = new Map(lavorazioni.map(({ id, attivitaNumero }) => [id, attivitaNumero.toLowerCase() as TipoPezzo]))
  const errori = righe.flatMap(({ pk, campo, posizione, dopo }) => {
    const suoi = fatti.filter(({ rigaOrdineId }) => rigaOrdineId === pk)
    if (suoi.length === 0) return []
    if (dopo === null) return [{ field: campo, message: `La riga ${posizione} ha pezzi già lavorati.` }]
    const mancanti = suoi.flatMap(({ lavorazioneId, _max }) => {
      const ultima = _max.posizione ?? 0
      return ultima > pezziDellaRiga(dopo, tipi.get(lavorazioneId) ?? 'numero') ? [ultima] : []
    })
    if (mancanti.length === 0) return []
    const field = campo.startsWith('righe[') ? `${campo}.numero` : campo
    return [{ field, message: rigaRidotta(Math.max(...mancanti)) }]
  })
  if (errori.length > 0) throw new UserErrors(errori.map((errore) => ({ ...errore, code: 'CONFLICT' })))
}
