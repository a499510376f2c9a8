import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useNotices } from '../../../../ui/Notices.tsx'
import type { ShownCella } from '../model.ts'
import type { useRepairAnnullaMutation } from './__generated__/useRepairAnnullaMutation.graphql.ts'
import type { useRepairMutation } from './__generated__/useRepairMutation.graphql.ts'

const riparaMutation = graphql`
  mutation useRepairMutation($input: RiparaCellaInput!) {
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
  mutation useRepairAnnullaMutation($input: AnnullaRiparazioneInput!) {
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
export function useRepair(dopo: () => void) {
  const notices = useNotices()
  const [riparaM, riparando] = useOperation<useRepairMutation>(riparaMutation)
  const [annullaM, annullando] = useOperation<useRepairAnnullaMutation>(annullaMutation, {
    successo: 'Com’era prima',
  })

  async function annulla(riparazione: number) {
    await annullaM({ input: { riparazione } })
    dopo()
  }

  /** @returns whether it was done; what went wrong has been said */
  async function ripara({ reparto, giorno }: Pick<ShownCella, 'reparto' | 'giorno'>): Promise<boolean> {
    const esito = await riparaM({ input: { reparto, giorno } })
    if (!esito.ok) return false
    const pk = esito.dati.riparaCella.riparazione?.pk
    notices.successo('Cella riparata', pk ? { etichetta: 'Annulla', onClick: () => void annulla(pk) } : undefined)
    dopo()
    return true
  }
  return { ripara, inCorso: riparando || annullando }
}
