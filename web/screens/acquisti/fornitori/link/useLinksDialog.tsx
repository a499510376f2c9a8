import { useState } from 'react'
import type { LinkFornitoreListQuery } from '#generated/LinkFornitoreListQuery.graphql.ts'
import query from '#generated/LinkFornitoreListQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import type { FornitoreRow } from '../FornitoreRow.tsx'
import { LinkFornitoreDialog } from './LinkFornitoreDialog.tsx'

/** The dialog of the links to the portal of a supplier, over the list or over its form. */
export function useLinksDialog() {
  const [fornitore, setFornitore] = useState<FornitoreRow | null>(null)
  const opened = useOpened<LinkFornitoreListQuery>(query)
  return {
    show(shown: FornitoreRow) {
      opened.open({ pk: shown.pk })
      setFornitore(shown)
    },
    dialog: fornitore && (
      <LinkFornitoreDialog name={fornitore.nome} opened={opened} onClose={() => setFornitore(null)} />
    ),
  }
}
