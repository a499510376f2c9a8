import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { errorMessage, RefusalError } from '../../../relay/errors.ts'
import { useOperation } from '../../../relay/useOperation.ts'
import { useNotices } from '../../../ui/Notices.tsx'
import type { usePropostaAccettaMutation } from './__generated__/usePropostaAccettaMutation.graphql.ts'
import type { usePropostaAnnullaMutation } from './__generated__/usePropostaAnnullaMutation.graphql.ts'
import type {
  ProponiPianoInput,
  usePropostaProponiMutation,
} from './__generated__/usePropostaProponiMutation.graphql.ts'
import type { usePropostaScartaMutation } from './__generated__/usePropostaScartaMutation.graphql.ts'

const proponiMutation = graphql`
  mutation usePropostaProponiMutation($input: ProponiPianoInput!) {
    proponiPiano(input: $input) {
      proposta {
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

const accettaMutation = graphql`
  mutation usePropostaAccettaMutation($input: AccettaPropostaInput!) {
    accettaProposta(input: $input) {
      riparazione
      ordini
      errors {
        code
        field
        message
      }
    }
  }
`

const annullaMutation = graphql`
  mutation usePropostaAnnullaMutation($input: AnnullaRiparazioneInput!) {
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

const scartaMutation = graphql`
  mutation usePropostaScartaMutation($input: ScartaPropostaInput!) {
    scartaProposta(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** Why an order can no longer have what it was offered. */
export interface PropostaConflict {
  ordine: number
  numeroCommessa: string
  motivo: string
}

/** What a planner does with proposals. @param mostra shows a proposal @param rileggi reads the page again */
export function useProposta(mostra: (pk: number | null) => void, rileggi: () => void) {
  const notices = useNotices()
  const [conflitti, setConflitti] = useState<readonly PropostaConflict[]>([])
  const [proponiM, proponendo] = useOperation<usePropostaProponiMutation>(proponiMutation)
  const [accettaM, accettando] = useOperation<usePropostaAccettaMutation>(accettaMutation, { guastiDaChiama: true })
  const [annullaM, annullando] = useOperation<usePropostaAnnullaMutation>(annullaMutation, {
    successo: 'Com’era prima',
  })
  const [scartaM, scartando] = useOperation<usePropostaScartaMutation>(scartaMutation)

  /** @param nata told of the proposal before it is shown */
  async function proponi(input: ProponiPianoInput, nata?: (pk: number) => void) {
    const esito = await proponiM({ input })
    const pk = esito.ok ? esito.dati.proponiPiano.proposta?.pk : undefined
    if (pk === undefined) return
    setConflitti([])
    nata?.(pk)
    mostra(pk)
  }

  async function annulla(riparazione: number) {
    await annullaM({ input: { riparazione } })
    rileggi()
  }

  /** @param ordini null: all */
  async function accetta(pk: number, ordini: readonly number[] | null): Promise<boolean> {
    const esito = await accettaM({ input: { pk, ordini } })
    if (!esito.ok) {
      const { guasto } = esito
      if (!guasto) {
        // Somebody else was faster, as a rule: the page shows what has become of it.
        rileggi()
        return false
      }
      const trovati = guasto instanceof RefusalError ? guasto.extensions.conflitti : undefined
      setConflitti((trovati ?? []) as readonly PropostaConflict[])
      notices.errore(errorMessage(guasto))
      return false
    }
    setConflitti([])
    const { riparazione, ordini: quanti } = esito.dati.accettaProposta
    notices.successo(
      `Piano accettato: ${formatCount(quanti ?? 0, 'ordine', 'ordini')}`,
      riparazione ? { etichetta: 'Annulla', onClick: () => void annulla(riparazione) } : undefined,
    )
    rileggi()
    return true
  }

  async function scarta(pk: number, detto: string) {
    const { ok } = await scartaM({ input: { pk } })
    if (!ok) return
    notices.info(detto)
    mostra(null)
  }

  const inCorso = proponendo || accettando || annullando || scartando
  return { proponi, accetta, annulla, scarta, conflitti, inCorso }
}

export type PropostaOperations = ReturnType<typeof useProposta>
