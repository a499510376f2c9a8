import { type ReactNode, useState } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import { useDelete } from '../../../../forms/entity/useDelete.ts'
import { EntryList, type ListEntry } from '../EntryList.tsx'
import { useArrange } from '../useArrange.ts'
import type { StatiSection_stato$key } from './__generated__/StatiSection_stato.graphql.ts'
import type { StatiSectionDeleteMutation } from './__generated__/StatiSectionDeleteMutation.graphql.ts'
import type { StatiSectionOrdinaMutation } from './__generated__/StatiSectionOrdinaMutation.graphql.ts'
import { StatoDialog } from './StatoDialog.tsx'

const fragment = graphql`
  fragment StatiSection_stato on StatoInLista @inline {
    id
    pk
    contesto
    nomeFase
    nome
    colore
    versione
    usi
    motivoNomeFisso
  }
`

const deleteMutation = graphql`
  mutation StatiSectionDeleteMutation($pk: Int!) {
    deleteValoreStato(input: { pk: $pk }) {
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
  mutation StatiSectionOrdinaMutation($pks: [Int!]!) {
    ordinaValoriStato(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

/** A state as its list shows it, and as its form begins. */
export interface StatoEntry extends ListEntry {
  readonly contesto: string
  readonly nomeFase: string
  readonly colore: string
  readonly versione: number
  readonly usi: number
  readonly fisso: string | null
}

/** The states of all lists. */
export function readStatoEntries(stati: readonly StatiSection_stato$key[]): StatoEntry[] {
  return stati.map((stato) => {
    const { motivoNomeFisso, ...letto } = readInlineData<StatiSection_stato$key>(fragment, stato)
    return { ...letto, fisso: motivoNomeFisso ?? null }
  })
}

interface Props {
  titolo: string
  testo: ReactNode
  contesto: string
  nomeFase?: string
  /** Of all lists. */
  stati: readonly StatoEntry[]
  onCambiati: () => void
}

/** The states of one list. */
export function StatiSection({ titolo, testo, contesto, nomeFase = '', stati, onCambiati }: Props) {
  const suoi = stati.filter((stato) => stato.contesto === contesto && stato.nomeFase === nomeFase)
  const [aperto, setAperto] = useState<StatoEntry | 'nuovo' | null>(null)
  const sposta = useArrange<StatiSectionOrdinaMutation>(ordinaMutation, onCambiati)
  const elimina = useDelete<StatiSectionDeleteMutation, StatoEntry>(
    deleteMutation,
    { question: ({ nome }) => `Sei sicuro di voler eliminare lo stato ${nome}?`, done: 'Stato eliminato' },
    onCambiati,
    { always: true },
  )
  return (
    <>
      <EntryList
        titolo={titolo}
        testo={testo}
        voci={suoi}
        aggiungi="Aggiungi stato"
        onAggiungi={() => setAperto('nuovo')}
        onModifica={setAperto}
        onElimina={elimina}
        onSposta={sposta}
      />
      {aperto !== null && (
        <StatoDialog
          key={aperto === 'nuovo' ? 'nuovo' : aperto.pk}
          stato={aperto === 'nuovo' ? null : aperto}
          contesto={contesto}
          nomeFase={nomeFase}
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
