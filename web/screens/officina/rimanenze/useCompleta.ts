import { graphql } from 'relay-runtime'
import type { useCompletaAnnullaMutation } from '#generated/useCompletaAnnullaMutation.graphql.ts'
import type { useCompletaLavorazioneMutation } from '#generated/useCompletaLavorazioneMutation.graphql.ts'
import type { useCompletaTutteMutation } from '#generated/useCompletaTutteMutation.graphql.ts'
import { countPezzi, TIPI_PEZZO, type TipoPezzo } from '#officina/lavorazioni/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { type EnumName, wordOfEnum } from '#shared/fields/enumNames.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'

const lavorazioneMutation = graphql`
  mutation useCompletaLavorazioneMutation($ordine: Int!, $lavorazione: Int!) {
    completeLavorazioneOrdine(input: { ordinePk: $ordine, lavorazionePk: $lavorazione }) {
      automatiche
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const allMutation = graphql`
  mutation useCompletaTutteMutation($ordine: Int!) {
    completeAttivitaOrdine(input: { ordinePk: $ordine }) {
      automatiche
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const cancelMutation = graphql`
  mutation useCompletaAnnullaMutation($pk: Int!) {
    deleteAttivitaAutomatica(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface ToComplete {
  readonly pk: number
  readonly nome: string
  readonly attivitaNumero: EnumName<TipoPezzo>
  readonly pezziTotali: number
  readonly pezziEseguiti: number
}

/** 'Completa', 'Completa attività' and their undo. What they change arrives by the subscription of the dialog. */
export function useCompleta(ordine: number) {
  const confirm = useConfirm()
  const notices = useNotices()
  const [one, first] = useOperation<useCompletaLavorazioneMutation>(lavorazioneMutation)
  const [all, second] = useOperation<useCompletaTutteMutation>(allMutation)
  const [undo, third] = useOperation<useCompletaAnnullaMutation>(cancelMutation)

  async function cancel(pks: readonly number[]) {
    for (const pk of pks) {
      if (!(await undo({ pk })).ok) return
    }
    notices.success('Annullato: i pezzi sono di nuovo da fare')
  }
  function tell(words: string, automatiche: readonly number[]) {
    notices.success(words, { label: 'Annulla', onClick: () => void cancel(automatiche) })
  }
  return {
    busy: first || second || third,
    cancel,
    async completa({ pk, nome, attivitaNumero, pezziTotali, pezziEseguiti }: ToComplete) {
      const left = countPezzi(pezziTotali - pezziEseguiti, wordOfEnum(TIPI_PEZZO, attivitaNumero))
      const question = { title: `Completare ${nome}?`, text: `Segna come fatti ${left}.`, conferma: 'Completa' }
      if (!(await confirm(question))) return
      const outcome = await one({ ordine, lavorazione: pk })
      if (outcome.ok) tell(`${nome} completata`, outcome.data.completeLavorazioneOrdine?.automatiche ?? [])
    },
    async completeAll() {
      const question = {
        title: 'Completare tutte le attività dell’ordine?',
        text: 'Segna come fatti tutti i pezzi che mancano, in ogni lavorazione.',
        conferma: 'Completa attività',
      }
      if (!(await confirm(question))) return
      const outcome = await all({ ordine })
      if (outcome.ok) tell('Attività completate', outcome.data.completeAttivitaOrdine?.automatiche ?? [])
    },
  }
}
