import { useState } from 'react'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import type { EsitoRecord } from '../../../../ui/tabella/EsitiDialog.tsx'
import type { RigaPreventivo } from '../elenco/rigaPreventivo.ts'
import { type Azione, fraseFatta, gruppiAnnulla, titoloEsiti, type Valore, valoreDi, valoreNuovo } from './azione.ts'
import { type EsitoPreventivo, useMutazioniMultiple } from './useMutazioniMultiple.ts'

/** Results that need to be read: some of the quotes were refused. */
export interface EsitiDaLeggere {
  titolo: string
  esiti: EsitoRecord[]
  /** Takes back what was done; null when nothing was. */
  annulla: (() => void) | null
}

interface Opzioni {
  scelti: ReadonlyMap<number, RigaPreventivo>
  /** Quotes that are done with and leave the selection. */
  onFatti: (pks: readonly number[]) => void
  /** The page must be read again: quotes may have left it. */
  rileggi: () => void
}

/**
 * Bulk actions with an answer for each quote: a snackbar with 'Annulla' when all were done, a list with the reasons
 * when some were refused. Undoing gives each quote back the value that it had.
 */
export function useAzioniMultiple({ scelti, onFatti, rileggi }: Opzioni) {
  const [applica, inCorso] = useMutazioniMultiple()
  const [daLeggere, setDaLeggere] = useState<EsitiDaLeggere | null>(null)
  const avvisi = useAvvisi()

  const perNome = (esiti: readonly EsitoPreventivo[], nomi: ReadonlyMap<number, string>): EsitoRecord[] =>
    esiti.map(({ pk, fatto, motivo }) => ({ id: pk, nome: `${pk} · ${nomi.get(pk) ?? ''}`, fatto, motivo }))

  async function annulla(tipo: Azione['tipo'], gruppi: Map<Valore, number[]>, nomi: ReadonlyMap<number, string>) {
    const esiti: EsitoPreventivo[] = []
    for (const [valore, pks] of gruppi) esiti.push(...((await applica(tipo, valore, pks)) ?? []))
    rileggi()
    const quanti = [...gruppi.values()].flat().length
    if (esiti.length === quanti && esiti.every(({ fatto }) => fatto)) avvisi.info('Modifiche annullate')
    else if (esiti.length > 0) {
      setDaLeggere({ titolo: 'Annullamento riuscito in parte', esiti: perNome(esiti, nomi), annulla: null })
    }
  }

  async function esegui(azione: Azione) {
    const prima = new Map([...scelti].map(([pk, riga]) => [pk, valoreDi(azione.tipo, riga)]))
    const nomi = new Map([...scelti].map(([pk, riga]) => [pk, riga.nomeCognome]))
    const esiti = await applica(azione.tipo, valoreNuovo(azione), [...scelti.keys()])
    if (!esiti) return
    rileggi()
    const fatti = esiti.filter(({ fatto }) => fatto).map(({ pk }) => pk)
    onFatti(fatti)
    const gruppi = gruppiAnnulla(esiti, prima, valoreNuovo(azione))
    const indietro = gruppi.size > 0 ? () => void annulla(azione.tipo, gruppi, nomi) : null
    if (fatti.length === esiti.length) {
      const azioneAvviso = indietro ? { etichetta: 'Annulla', onClick: indietro } : undefined
      avvisi.successo(fraseFatta(azione, fatti.length), azioneAvviso)
    } else {
      setDaLeggere({ titolo: titoloEsiti(azione, esiti), esiti: perNome(esiti, nomi), annulla: indietro })
    }
  }

  return { esegui, inCorso, daLeggere, letti: () => setDaLeggere(null) }
}
