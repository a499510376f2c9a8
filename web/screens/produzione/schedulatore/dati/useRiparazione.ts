import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import type { Cella } from '../modello.ts'
import type { useRiparazioneAnnullaMutation } from './__generated__/useRiparazioneAnnullaMutation.graphql.ts'
import type { useRiparazioneMutation } from './__generated__/useRiparazioneMutation.graphql.ts'

const riparaMutation = graphql`
  mutation useRiparazioneMutation($input: RiparaCellaInput!) {
    riparaCella(input: $input) {
      riparazione {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const annullaMutation = graphql`
  mutation useRiparazioneAnnullaMutation($input: AnnullaRiparazioneInput!) {
    annullaRiparazione(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** Mends a broken cell, with its undo; what cannot be undone any more is said by the server. @param dopo either done */
export function useRiparazione(dopo: () => void) {
  const avvisi = useAvvisi()
  const [riparaM, riparando] = useOperazione<useRiparazioneMutation>(riparaMutation)
  const [annullaM, annullando] = useOperazione<useRiparazioneAnnullaMutation>(annullaMutation, {
    successo: 'Com’era prima',
  })

  async function annulla(riparazione: number) {
    await annullaM({ input: { riparazione } })
    dopo()
  }

  /** @returns whether it was done; what went wrong has been said */
  async function ripara({ reparto, giorno }: Pick<Cella, 'reparto' | 'giorno'>): Promise<boolean> {
    const esito = await riparaM({ input: { reparto, giorno } })
    if (!esito.ok) return false
    const pk = esito.dati.riparaCella.riparazione?.pk
    avvisi.successo('Cella riparata', pk ? { etichetta: 'Annulla', onClick: () => void annulla(pk) } : undefined)
    dopo()
    return true
  }
  return { ripara, inCorso: riparando || annullando }
}
