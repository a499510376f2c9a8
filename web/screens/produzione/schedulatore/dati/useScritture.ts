import { graphql } from 'relay-runtime'
import { type Esito, useOperazione } from '../../../../relay/useOperazione.ts'
import type { ModoFine } from '../dialoghi/SpostaFineDialog.tsx'
import type { Fase } from '../modello.ts'
import type { Prova } from '../piano.ts'
import type { useScrittureConsegnaMutation } from './__generated__/useScrittureConsegnaMutation.graphql.ts'
import type { useScrittureFineMutation } from './__generated__/useScrittureFineMutation.graphql.ts'
import type { useScrittureRimuoviMutation } from './__generated__/useScrittureRimuoviMutation.graphql.ts'
import type { useScrittureSalvaMutation } from './__generated__/useScrittureSalvaMutation.graphql.ts'
import { leggiPiano } from './leggi.ts'
import { istanteDi } from './prove.ts'

const salvaMutation = graphql`
  mutation useScrittureSalvaMutation($input: SaveSchedulazioneInput!) {
    saveSchedulazione(input: $input) {
      schedulazione {
        ...leggi_piano
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const rimuoviMutation = graphql`
  mutation useScrittureRimuoviMutation($input: RemoveSchedulazioneInput!) {
    removeSchedulazione(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

const fineMutation = graphql`
  mutation useScrittureFineMutation($input: SpostaFineFaseInput!) {
    spostaFineFase(input: $input) {
      schedulazione {
        ...leggi_piano
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const consegnaMutation = graphql`
  mutation useScrittureConsegnaMutation($input: PatchOrdineInput!) {
    patchOrdine(input: $input) {
      ordine {
        id
        dataConsegna
        versione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** The writes of the timeline. None rejects; what went wrong has been said, but for a conflict of a save. */
export function useScritture() {
  const [salvaM, salvando] = useOperazione<useScrittureSalvaMutation>(salvaMutation, { conflittoDaChiama: true })
  const [rimuoviM, rimuovendo] = useOperazione<useScrittureRimuoviMutation>(rimuoviMutation)
  const [fineM, spostando] = useOperazione<useScrittureFineMutation>(fineMutation)
  const [consegnaM, consegnando] = useOperazione<useScrittureConsegnaMutation>(consegnaMutation, {
    erroriDaChiama: true,
  })

  return {
    inCorso: salvando || rimuovendo || spostando || consegnando,
    async salva(ordine: number, fasi: readonly Fase[]): Promise<Esito<Prova>> {
      const esito = await salvaM({ input: { ordine, fasi: fasi.map(inviata) } })
      if (!esito.ok) return esito
      const piano = esito.dati.saveSchedulazione.schedulazione
      return piano
        ? { ok: true, dati: leggiPiano(piano) }
        : { ok: false, errori: [], guasto: new Error('Senza risposta') }
    },
    async rimuovi(ordine: number, fasi: string[] = []): Promise<boolean> {
      return (await rimuoviM({ input: { ordine, fasi } })).ok
    },
    async spostaFine(ordine: number, nomeFase: string, fine: string, modo: ModoFine): Promise<boolean> {
      return (await fineM({ input: { ordine, nomeFase, fine: istanteDi(fine), modo } })).ok
    },
    consegna: (pk: number, dataConsegna: string | null) => consegnaM({ input: { pk, dataConsegna } }),
  }
}

function inviata({ nomeFase, inizio, fine, fornitore, durataOverride }: Fase) {
  return {
    nomeFase,
    inizio,
    fine,
    fornitore: fornitore?.id ?? null,
    durataOverride: durataOverride === null ? '' : String(durataOverride),
  }
}
