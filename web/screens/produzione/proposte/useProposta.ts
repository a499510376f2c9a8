import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { usePropostaAccettaMutation } from '#generated/usePropostaAccettaMutation.graphql.ts'
import type { usePropostaAnnullaMutation } from '#generated/usePropostaAnnullaMutation.graphql.ts'
import type { ProposePianoInput, usePropostaProponiMutation } from '#generated/usePropostaProponiMutation.graphql.ts'
import type { usePropostaScartaMutation } from '#generated/usePropostaScartaMutation.graphql.ts'
import { errorMessage, RefusalError } from '#relay/errors.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useNotices } from '#ui/Notices.tsx'

const proposeMutation = graphql`
  mutation usePropostaProponiMutation($input: ProposePianoInput!) {
    proposePiano(input: $input) {
      proposta {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const acceptMutation = graphql`
  mutation usePropostaAccettaMutation($input: AcceptPropostaInput!) {
    acceptProposta(input: $input) {
      riparazione
      ordini
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const cancelMutation = graphql`
  mutation usePropostaAnnullaMutation($input: UndoRiparazioneInput!) {
    undoRiparazione(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const discardMutation = graphql`
  mutation usePropostaScartaMutation($input: DiscardPropostaInput!) {
    discardProposta(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Why an order can no longer have what it was offered. */
export interface PropostaConflict {
  ordine: number
  numeroCommessa: string
  motivo: string
}

/** What a planner does with proposals. @param show shows a proposal @param reread reads the page again */
export function useProposta(show: (pk: number | null) => void, reread: () => void) {
  const notices = useNotices()
  const [conflicts, setConflicts] = useState<readonly PropostaConflict[]>([])
  const [proposeM, proposing] = useOperation<usePropostaProponiMutation>(proposeMutation)
  const [sendAccept, accepting] = useOperation<usePropostaAccettaMutation>(acceptMutation, { faultsFromCall: true })
  const [cancelM, cancelling] = useOperation<usePropostaAnnullaMutation>(cancelMutation, {
    success: 'Com’era prima',
  })
  const [discardM, discarding] = useOperation<usePropostaScartaMutation>(discardMutation)

  /** @param created told of the proposal before it is shown */
  async function propose(input: ProposePianoInput, created?: (pk: number) => void) {
    const outcome = await proposeM({ input })
    const pk = outcome.ok ? outcome.data.proposePiano.proposta?.pk : undefined
    if (pk === undefined) return
    setConflicts([])
    created?.(pk)
    show(pk)
  }

  async function cancel(riparazione: number) {
    await cancelM({ input: { pk: riparazione } })
    reread()
  }

  /** @param ordini null: all */
  async function accept(pk: number, ordini: readonly number[] | null): Promise<boolean> {
    const outcome = await sendAccept({ input: { pk, ordinePks: ordini } })
    if (!outcome.ok) {
      const { fault } = outcome
      if (!fault) {
        // Somebody else was faster, as a rule: the page shows what has become of it.
        reread()
        return false
      }
      const found = fault instanceof RefusalError ? fault.extensions.conflitti : undefined
      setConflicts((found ?? []) as readonly PropostaConflict[])
      notices.error(errorMessage(fault))
      return false
    }
    setConflicts([])
    const { riparazione, ordini: count } = outcome.data.acceptProposta
    notices.success(
      `Piano accettato: ${formatCount(count ?? 0, 'ordine', 'ordini')}`,
      riparazione ? { label: 'Annulla', onClick: () => void cancel(riparazione) } : undefined,
    )
    reread()
    return true
  }

  async function discard(pk: number, told: string) {
    const { ok } = await discardM({ input: { pk } })
    if (!ok) return
    notices.info(told)
    show(null)
  }

  const inProgress = proposing || accepting || cancelling || discarding
  return {
    proponi: propose,
    accetta: accept,
    cancel,
    scarta: discard,
    conflicts,
    inCorso: inProgress,
  }
}

export type PropostaOperations = ReturnType<typeof useProposta>
