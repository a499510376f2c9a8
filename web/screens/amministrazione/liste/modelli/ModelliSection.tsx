import { useState } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import { useDelete } from '../../../../forms/entity/useDelete.ts'
import { EntryList, type ListEntry } from '../EntryList.tsx'
import { useArrange } from '../useArrange.ts'
import type { ModelliSection_modello$key } from './__generated__/ModelliSection_modello.graphql.ts'
import type { ModelliSectionDeleteMutation } from './__generated__/ModelliSectionDeleteMutation.graphql.ts'
import type { ModelliSectionOrdinaMutation } from './__generated__/ModelliSectionOrdinaMutation.graphql.ts'
import { ModelloDialog } from './ModelloDialog.tsx'

const fragment = graphql`
  fragment ModelliSection_modello on ModelloEmail @inline {
    id
    pk
    label
    destinatario
    subject
    body
    versione
  }
`

const deleteMutation = graphql`
  mutation ModelliSectionDeleteMutation($pk: Int!) {
    deleteEmailTemplate(input: { pk: $pk }) {
      deletedId
      errors {
        code
        field
        message
      }
    }
  }
`

const ordinaMutation = graphql`
  mutation ModelliSectionOrdinaMutation($pks: [Int!]!) {
    ordinaEmailTemplates(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

/** A model of mails as its list shows it, and as its form begins. */
export interface ModelloEntry extends ListEntry {
  readonly label: string
  readonly destinatario: string
  readonly subject: string
  readonly body: string
  readonly versione: number
}

interface Props {
  modelli: readonly ModelliSection_modello$key[]
  onCambiati: () => void
}

/** The models of the mails about a quote. */
export function ModelliSection({ modelli, onCambiati }: Props) {
  const [aperto, setAperto] = useState<ModelloEntry | 'nuovo' | null>(null)
  const sposta = useArrange<ModelliSectionOrdinaMutation>(ordinaMutation, onCambiati)
  const elimina = useDelete<ModelliSectionDeleteMutation, ModelloEntry>(
    deleteMutation,
    {
      question: ({ nome }) => `Sei sicuro di voler eliminare il modello ${nome}?`,
      text: () => 'Le mail già scritte restano come sono.',
      done: 'Modello eliminato',
    },
    onCambiati,
    { always: true },
  )
  const letti = modelli.map((uno): ModelloEntry => {
    const letto = readInlineData<ModelliSection_modello$key>(fragment, uno)
    const chi = letto.destinatario === 'agente' ? 'All’agente' : 'Al cliente'
    return { ...letto, nome: letto.label, dettaglio: `${chi} · ${letto.subject}` }
  })
  return (
    <>
      <EntryList
        titolo="Modelli delle e-mail dei preventivi"
        testo="I testi da cui comincia una mail al cliente, e quello che riceve l’agente."
        voci={letti}
        aggiungi="Aggiungi modello"
        onAggiungi={() => setAperto('nuovo')}
        onModifica={setAperto}
        onElimina={elimina}
        onSposta={sposta}
      />
      {aperto !== null && (
        <ModelloDialog
          key={aperto === 'nuovo' ? 'nuovo' : aperto.pk}
          modello={aperto === 'nuovo' ? null : aperto}
          onClose={() => setAperto(null)}
          onSaved={() => {
            setAperto(null)
            onCambiati()
          }}
        />
      )}
    </>
  )
}
