import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CalendariPageQuery } from '#generated/CalendariPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useReparti } from '#shell/reparti.ts'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { CalendarioDialog } from './CalendarioDialog.tsx'
import { CalendarioCard, calendariColumns, type LinkCalendarioRow, readLinkCalendari } from './LinkCalendarioRow.tsx'
import { useRevokeCalendario } from './useRevokeCalendario.ts'

const query = graphql`
  query CalendariPageQuery {
    linkCalendari {
      ...LinkCalendarioRow_link
    }
  }
`

const NEWEST = { field: 'linkCalendari', newestFirst: true }

/** A thousand at most: the list comes whole. */
const ALL = 1000

/** The addresses that calendar programs read: whose they are, when they were last read. */
export default function CalendariPage() {
  const { data, isWaiting } = useRouteQuery<CalendariPageQuery>(query)
  const rows = useMemo(
    () => readLinkCalendari(data.linkCalendari).filter(({ revocatoIl }) => revocatoIl === null),
    [data.linkCalendari],
  )
  const { revalidate } = useRevalidator()
  const [isNew, setNew] = useState(false)
  const revoke = useRevokeCalendario(() => void revalidate())
  const reparti = useReparti()
  const columns = useMemo(() => calendariColumns(revoke, reparti), [revoke, reparti])
  return (
    <Page
      title="Calendari condivisi"
      count={rows.length}
      isWaiting={isWaiting}
      actions={<AddButton onClick={() => setNew(true)}>Condividi un calendario</AddButton>}
    >
      <DataTable<LinkCalendarioRow>
        name="calendari"
        label="Calendari condivisi"
        rows={rows}
        idOf={({ pk }) => pk}
        columns={columns}
        total={rows.length}
        page={1}
        pageSize={ALL}
        onPage={() => undefined}
        card={(link) => <CalendarioCard link={link} revoke={revoke} />}
        empty={
          <EmptyState
            title="Nessun calendario condiviso"
            text="Con un indirizzo segreto il telefono o Outlook mostrano il piano di un reparto, le consegne e le pose, le assenze."
          />
        }
      />
      {isNew && <CalendarioDialog list={NEWEST} onClose={() => setNew(false)} />}
    </Page>
  )
}
