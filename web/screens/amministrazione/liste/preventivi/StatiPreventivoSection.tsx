import { useState } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import { useDelete } from '../../../../forms/entity/useDelete.ts'
import { EntryList, type ListEntry } from '../EntryList.tsx'
import { useArrange } from '../useArrange.ts'
import type { StatiPreventivoSection_stato$key } from './__generated__/StatiPreventivoSection_stato.graphql.ts'
import type { StatiPreventivoSectionDeleteMutation } from './__generated__/StatiPreventivoSectionDeleteMutation.graphql.ts'
import type { StatiPreventivoSectionOrdinaMutation } from './__generated__/StatiPreventivoSectionOrdinaMutation.graphql.ts'
import { StatoPreventivoDialog } from './StatoPreventivoDialog.tsx'

const fragment = graphql`
  fragment StatiPreventivoSection_stato on StatoPreventivoInLista @inline {
    id
    pk
    stato
    colore
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation StatiPreventivoSectionDeleteMutation($pk: Int!) {
    deleteStatoPreventivo(input: { pk: $pk }) {
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
  mutation StatiPreventivoSectionOrdinaMutation($pks: [Int!]!) {
    ordinaStatiPreventivo(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

/** A state of quotes as its list shows it, and as its form begins. */
export interface StatoPreventivoEntry extends ListEntry {
  readonly stato: string
  readonly colore: string
  readonly versione: number
}

interface Props {
  stati: readonly StatiPreventivoSection_stato$key[]
  onCambiati: () => void
}

/** The states of quotes. */
export function StatiPreventivoSection({ stati, onCambiati }: Props) {
  const [aperta, setAperta] = useState<StatoPreventivoEntry | 'nuova' | null>(null)
  const sposta = useArrange<StatiPreventivoSectionOrdinaMutation>(ordinaMutation, onCambiati)
  const elimina = useDelete<StatiPreventivoSectionDeleteMutation, StatoPreventivoEntry>(
    deleteMutation,
    {
      question: ({ nome }) => `Sei sicuro di voler eliminare lo stato ${nome}?`,
      done: 'Stato eliminato',
    },
    onCambiati,
    { always: true },
  )
  const lette = stati.map((una): StatoPreventivoEntry => {
    const letta = readInlineData<StatiPreventivoSection_stato$key>(fragment, una)
    return { ...letta, nome: letta.stato }
  })
  return (
    <>
      <EntryList
        titolo="Stati dei preventivi"
        testo="Un preventivo appena arrivato ha il primo della lista."
        voci={lette}
        aggiungi="Aggiungi stato"
        onAggiungi={() => setAperta('nuova')}
        onModifica={setAperta}
        onElimina={elimina}
        onSposta={sposta}
      />
      {aperta !== null && (
        <StatoPreventivoDialog
          key={aperta === 'nuova' ? 'nuova' : aperta.pk}
          stato={aperta === 'nuova' ? null : aperta}
          onClose={() => setAperta(null)}
          onSaved={() => {
            setAperta(null)
            onCambiati()
          }}
        />
      )}
    </>
  )
}
