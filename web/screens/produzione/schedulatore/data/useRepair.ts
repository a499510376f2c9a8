import { graphql } from 'relay-runtime'
import type { useRepairAnnullaMutation } from '#generated/useRepairAnnullaMutation.graphql.ts'
import type { useRepairMutation } from '#generated/useRepairMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useNotices } from '#ui/Notices.tsx'
import type { ShownCella } from '../model.ts'

const repairMutation = graphql`
  mutation useRepairMutation($input: RepairCellaInput!) {
    repairCella(input: $input) {
      riparazione {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const cancelMutation = graphql`
  mutation useRepairAnnullaMutation($input: UndoRiparazioneInput!) {
    undoRiparazione(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Mends a broken cell, with its undo; what cannot be undone any more is said by the server. @param after either done */
export function useRepair(after: () => void) {
  const notices = useNotices()
  const [repairM, repairing] = useOperation<useRepairMutation>(repairMutation)
  const [cancelM, cancelling] = useOperation<useRepairAnnullaMutation>(cancelMutation, {
    success: 'Com’era prima',
  })

  async function cancel(riparazione: number) {
    await cancelM({ input: { pk: riparazione } })
    after()
  }

  /** @returns whether it was done; what went wrong has been said */
  async function repair({ reparto, giorno }: Pick<ShownCella, 'reparto' | 'giorno'>): Promise<boolean> {
    const outcome = await repairM({ input: { reparto, giorno } })
    if (!outcome.ok) return false
    const pk = outcome.data.repairCella.riparazione?.pk
    notices.success('Cella riparata', pk ? { label: 'Annulla', onClick: () => void cancel(pk) } : undefined)
    after()
    return true
  }
  return { ripara: repair, inCorso: repairing || cancelling }
}
