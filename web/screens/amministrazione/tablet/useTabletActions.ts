import { graphql } from 'relay-runtime'
import type { useTabletActionsCodiceMutation } from '#generated/useTabletActionsCodiceMutation.graphql.ts'
import type { useTabletActionsEliminaMutation } from '#generated/useTabletActionsEliminaMutation.graphql.ts'
import type { useTabletActionsScollegaMutation } from '#generated/useTabletActionsScollegaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const codiceMutation = graphql`
  mutation useTabletActionsCodiceMutation($pk: Int!) {
    nuovoCodiceTablet(input: { pk: $pk }) {
      codice
      errors {
        code
        field
        message
      }
    }
  }
`

const disconnectMutation = graphql`
  mutation useTabletActionsScollegaMutation($pk: Int!) {
    scollegaTablet(input: { pk: $pk }) {
      fatto
      errors {
        code
        field
        message
      }
    }
  }
`

const removeMutation = graphql`
  mutation useTabletActionsEliminaMutation($pk: Int!) {
    deleteTablet(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

interface Named {
  pk: number
  nome: string
}

interface Options {
  reread: () => void
  /** A code was made: it is shown this once. */
  onCodice: (made: { nome: string; codice: string }) => void
}

/** What is done with a tablet of the workshop, beside changing it. */
export function useTabletActions({ reread, onCodice }: Options) {
  const confirm = useConfirm()
  const [codice, making] = useOperation<useTabletActionsCodiceMutation>(codiceMutation)
  const [disconnect, unlinking] = useOperation<useTabletActionsScollegaMutation>(disconnectMutation, {
    successo: 'Tablet scollegato',
  })
  const [remove, removing] = useOperation<useTabletActionsEliminaMutation>(removeMutation, {
    successo: 'Tablet eliminato',
  })
  return {
    busy: making || unlinking || removing,
    async nuovoCodice({ pk, nome }: Named) {
      const made = await codice({ pk })
      const text = made.ok ? made.dati.nuovoCodiceTablet.codice : null
      if (text) onCodice({ nome, codice: text })
      reread()
    },
    async scollega({ pk, nome }: Named) {
      const question = {
        titolo: `Scollegare «${nome}»?`,
        testo: 'Il dispositivo non mostra più i nomi, e chi vi sta lavorando esce subito.',
        conferma: 'Scollega',
        distruttiva: true,
      }
      if (!(await confirm(question))) return
      await disconnect({ pk })
      reread()
    },
    async elimina({ pk, nome }: Named) {
      const question = {
        titolo: `Eliminare «${nome}»?`,
        testo:
          'Il dispositivo non mostra più i nomi, e chi vi sta lavorando esce subito. Quello che è stato registrato resta.',
        conferma: 'Elimina',
        distruttiva: true,
      }
      if (!(await confirm(question))) return
      await remove({ pk })
      reread()
    },
  }
}
