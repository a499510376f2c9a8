// Orders that schedule themselves: when saved, when imported, in batch. A saved schedule is never moved.

import type { Scrittore } from '../../ordini/ordini/cambi.ts'
import { bloccaReparti } from './blocco.ts'
import { caricaMondo, type Mondo } from './contesto.ts'
import { caricaOrdini, type OrdineCaricato } from './dati/ordine.ts'
import { type OrdineLotto, schedulaLotto } from './engine/lotto.ts'
import { nonSchedulatoInParole } from './engine/parole.ts'
import type { Giorno } from './engine/tempo.ts'
import { type RichiestaOrdine, richiestaDi } from './richiesta.ts'
import { emettiOccupazione } from './scrittore.ts'
import { scriviPiano } from './scriviPiano.ts'

export interface EsitoOrdine {
  pk: number
  numeroCommessa: string
  fatto: boolean
  /** Why not, in Italian; '' when it was. */
  motivo: string
}

type InLotto = OrdineLotto & { caricato: OrdineCaricato; richiesta: RichiestaOrdine }

function inLotto(caricato: OrdineCaricato, mondo: Mondo): InLotto {
  const { pk: ordine, numeroCommessa, data, nonSchedulabile, mancanti } = caricato
  const richiesta = richiestaDi(caricato, mondo)
  return {
    ordine,
    numeroCommessa,
    data,
    nonSchedulabile,
    caricato,
    richiesta,
    tempisticheMancanti: mancanti.length > 0,
  }
}

/**
 * Schedules those of the orders that ask for it and have no schedule; of the others nothing changes.
 * @param avanza awaited before each of them: what it throws ends the work
 */
export async function autoSchedula(
  scrittore: Scrittore,
  ordini: readonly number[],
  avanza: () => Promise<void> = async () => undefined,
): Promise<EsitoOrdine[]> {
  if (ordini.length === 0) return []
  const { tx } = scrittore
  await bloccaReparti(tx)
  const where = { id: { in: [...ordini] }, autoSchedulazione: true, schedulazione: { is: null } }
  const caricati = await caricaOrdini(tx, where)
  if (caricati.length === 0) return []
  const mondo = await caricaMondo(tx, null)
  const lotto = new Map(caricati.map((caricato) => [caricato.pk, inLotto(caricato, mondo)]))
  const giorni: Giorno[] = []
  const esiti: EsitoOrdine[] = []
  for (const { ordine: pk, piano, motivo } of schedulaLotto([...lotto.values()], mondo.calendario, mondo.libro)) {
    await avanza()
    const { caricato, richiesta } = lotto.get(pk) as InLotto
    const testo = motivo ? nonSchedulatoInParole(motivo) : ''
    if (piano) giorni.push(...(await scriviPiano(scrittore, caricato, richiesta, piano)))
    else if (testo !== caricato.motivoNonSchedulato) {
      await tx.ordine.update({ where: { id: pk }, data: { motivoNonSchedulato: testo } })
    }
    esiti.push({ pk, numeroCommessa: caricato.numeroCommessa, fatto: piano !== undefined, motivo: testo })
  }
  const schedulati = esiti.filter(({ fatto }) => fatto).map(({ pk }) => pk)
  if (schedulati.length > 0) await emettiOccupazione(scrittore, schedulati, giorni)
  return esiti
}
