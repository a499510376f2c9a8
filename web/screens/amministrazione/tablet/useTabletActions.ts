import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, graphql } from 'relay-runtime'
import type { useTabletActionsCodiceMutation } from '#generated/useTabletActionsCodiceMutation.graphql.ts'
import type { useTabletActionsEliminaMutation } from '#generated/useTabletActionsEliminaMutation.graphql.ts'
import type { useTabletActionsScollegaMutation } from '#generated/useTabletActionsScollegaMutation.graphql.ts'
import { removeFromList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const codiceMutation = graphql`
  mutation useTabletActionsCodiceMutation($pk: Int!) {
    regenerateCodiceTablet(input: { pk: $pk }) {
      codice
      tablet {
        ...TabletDialog_tablet
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const disconnectMutation = graphql`
  mutation useTabletActionsScollegaMutation($pk: Int!) {
    disconnectTablet(input: { pk: $pk }) {
      tablet {
        ...TabletDialog_tablet
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation useTabletActionsEliminaMutation($pk: Int!) {
    deleteTablet(input: { pk: $pk }) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Named {
  pk: number
  nome: string
}

interface Options {
  /** Refused, somebody else has changed it. */
  reread: () => void
  /** A code was made: it is shown this once. */
  onCodice: (made: { name: string; codice: string }) => void
}

/** What is done with a tablet of the workshop, beside changing it. */
export function useTabletActions({ reread, onCodice }: Options) {
  const confirm = useConfirm()
  const environment = useRelayEnvironment()
  const [codice, making] = useOperation<useTabletActionsCodiceMutation>(codiceMutation)
  const [disconnect, unlinking] = useOperation<useTabletActionsScollegaMutation>(disconnectMutation, {
    success: 'Tablet scollegato',
  })
  const [remove, removing] = useOperation<useTabletActionsEliminaMutation>(removeMutation, {
    success: 'Tablet eliminato',
  })
  return {
    busy: making || unlinking || removing,
    async freshCodice({ pk, nome }: Named) {
      const made = await codice({ pk })
      const text = made.ok ? made.data.regenerateCodiceTablet.codice : null
      if (text) onCodice({ name: nome, codice: text })
      if (!made.ok) reread()
    },
    async scollega({ pk, nome }: Named) {
      const question = {
        title: `Scollegare «${nome}»?`,
        text: 'Il dispositivo non mostra più i nomi, e chi vi sta lavorando esce subito.',
        conferma: 'Scollega',
        distruttiva: true,
      }
      if (!(await confirm(question))) return
      if (!(await disconnect({ pk })).ok) reread()
    },
    async remove({ pk, nome }: Named) {
      const question = {
        title: `Eliminare «${nome}»?`,
        text: 'Il dispositivo non mostra più i nomi, e chi vi sta lavorando esce subito. Quello che è stato registrato resta.',
        conferma: 'Elimina',
        distruttiva: true,
      }
      if (!(await confirm(question))) return
      if ((await remove({ pk })).ok)
        commitLocalUpdate(environment, (store) => removeFromList(store, 'tabletOfficina', pk))
      else reread()
    },
  }
}
