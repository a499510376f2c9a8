import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { CatalogoHistoryQuery, OggettoCatalogo } from '#generated/CatalogoHistoryQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { HistoryEntries } from '#ui/history/HistoryEntries.tsx'
import { SideDrawer } from '#ui/SideDrawer.tsx'

const query = graphql`
  query CatalogoHistoryQuery($oggetto: OggettoCatalogo!, $pk: Int!) {
    storicoCatalogo(oggetto: $oggetto, pk: $pk) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

interface Shown {
  readonly pk: number
  readonly nome: string
}

/**
 * What has been done with an object of the catalogue, newest first, in a drawer.
 * @returns what opens it, and the drawer to be drawn
 */
export function useCatalogoHistory(oggetto: OggettoCatalogo) {
  const opened = useOpened<CatalogoHistoryQuery>(query)
  const [shown, setShown] = useState<Shown | null>(null)
  const [visible, setVisible] = useState(false)
  return {
    open(object: Shown) {
      opened.open({ oggetto, pk: object.pk })
      setShown(object)
      setVisible(true)
    },
    drawer: (
      <SideDrawer open={visible} title={`Storico di ${shown?.nome ?? ''}`} onClose={() => setVisible(false)}>
        <OpenedData opened={opened} skeleton={<HistorySkeleton />}>
          {(reference) => <History reference={reference} />}
        </OpenedData>
      </SideDrawer>
    ),
  }
}

function History({ reference }: { reference: PreloadedQuery<CatalogoHistoryQuery> }) {
  const { storicoCatalogo } = usePreloadedQuery<CatalogoHistoryQuery>(query, reference)
  const title = ({ campo, azione }: { campo: string; azione: string }) => (campo ? `${azione}: ${campo}` : azione)
  return <HistoryEntries items={storicoCatalogo} title={title} />
}

function HistorySkeleton() {
  return (
    <Stack role="status" aria-label="Caricamento..." spacing={1}>
      <Skeleton width="40%" height={28} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
    </Stack>
  )
}
