import { useState } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import { useDelete } from '../../../../forms/entity/useDelete.ts'
import { EntryList, type ListEntry } from '../EntryList.tsx'
import { useArrange } from '../useArrange.ts'
import type { CheckListSection_voce$key } from './__generated__/CheckListSection_voce.graphql.ts'
import type { CheckListSectionDeleteMutation } from './__generated__/CheckListSectionDeleteMutation.graphql.ts'
import type { CheckListSectionOrdinaMutation } from './__generated__/CheckListSectionOrdinaMutation.graphql.ts'
import { VoceDialog } from './VoceDialog.tsx'

const fragment = graphql`
  fragment CheckListSection_voce on VoceInLista @inline {
    id
    pk
    nome
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation CheckListSectionDeleteMutation($pk: Int!) {
    deleteVoceCheckList(input: { pk: $pk }) {
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
  mutation CheckListSectionOrdinaMutation($pks: [Int!]!) {
    ordinaVociCheckList(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

/** An item as its list shows it, and as its form begins. */
export interface VoceEntry extends ListEntry {
  readonly versione: number
}

interface Props {
  voci: readonly CheckListSection_voce$key[]
  onCambiati: () => void
}

/** The items of the checklist. */
export function CheckListSection({ voci, onCambiati }: Props) {
  const [aperta, setAperta] = useState<VoceEntry | 'nuova' | null>(null)
  const sposta = useArrange<CheckListSectionOrdinaMutation>(ordinaMutation, onCambiati)
  const elimina = useDelete<CheckListSectionDeleteMutation, VoceEntry>(
    deleteMutation,
    {
      question: ({ nome }) => `Sei sicuro di voler eliminare la voce ${nome}?`,
      done: 'Voce eliminata',
    },
    onCambiati,
    { always: true },
  )
  const lette = voci.map((una): VoceEntry => readInlineData<CheckListSection_voce$key>(fragment, una))
  return (
    <>
      <EntryList
        titolo="Check list degli ordini"
        testo="Le voci che si spuntano in ogni ordine."
        voci={lette}
        aggiungi="Aggiungi voce"
        onAggiungi={() => setAperta('nuova')}
        onModifica={setAperta}
        onElimina={elimina}
        onSposta={sposta}
      />
      {aperta !== null && (
        <VoceDialog
          key={aperta === 'nuova' ? 'nuova' : aperta.pk}
          voce={aperta === 'nuova' ? null : aperta}
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
