import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { MailDrawerQuery } from '#generated/MailDrawerQuery.graphql.ts'
import mailQuery from '#generated/MailDrawerQuery.graphql.ts'
import type { PostaPageQuery } from '#generated/PostaPageQuery.graphql.ts'
import { useOpenedByAddress } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useConfirm } from '#ui/Confirm.tsx'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { mailColumns } from './columns.tsx'
import { LEAVE_QUESTION } from './detail/EditMail.tsx'
import { MailDrawer } from './detail/MailDrawer.tsx'
import { MailCard } from './MailCard.tsx'
import { postaUrlState } from './postaUrlState.ts'
import { readMailRow } from './row.ts'
import { mailStatuses, statusWords } from './statuses.ts'
import { useLivePosta } from './useLivePosta.ts'

const query = graphql`
  query PostaPageQuery($filtro: FiltroMail, $pagina: Int, $perPagina: Int, $ordinamento: [OrdinamentoMails!]) {
    postaConfigurata
    mails(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...row_mail
        }
      }
    }
  }
`

/** The outbox: what waits, what left, what did not and why. */
export default function PostaPage() {
  const { reference, inAttesa } = useRouteQuery<PostaPageQuery>()
  const { mails, postaConfigurata } = usePreloadedQuery<PostaPageQuery>(query, reference)
  const list = useList({ url: postaUrlState, connection: mails, read: readMailRow })
  const { values, set } = list.state
  useLivePosta(list.filtered)
  const columns = useMemo(() => mailColumns(postaConfigurata), [postaConfigurata])
  const opened = useOpenedByAddress<MailDrawerQuery>(mailQuery, values.mail === null ? null : { pk: values.mail }, {
    fetchPolicy: 'store-and-network',
  })
  const open = (mail: number | null) => set({ mail, pagina: values.pagina })
  const conferma = useConfirm()
  const [dirty, setDirty] = useState(false)
  const close = async () => {
    if (!dirty || (await conferma(LEAVE_QUESTION))) open(null)
  }
  return (
    <ListPage
      list={list}
      name="posta"
      title="Posta in uscita"
      waiting={inAttesa}
      columns={columns}
      table={{ onOpen: ({ pk }) => open(pk) }}
      card={(mail) => <MailCard mail={mail} configured={postaConfigurata} />}
      filters={
        <>
          {!postaConfigurata && (
            <Alert severity="info">Nessun server di posta configurato: i messaggi restano qui, leggibili.</Alert>
          )}
          <ListFilters list={list} chips={{ stato: values.stato && `Stato: ${statusWords[values.stato].word}` }}>
            <LabelledSelect
              label="Stato"
              value={values.stato}
              onChange={(stato) => set({ stato })}
              choices={[['', 'Tutti'], ...mailStatuses.map((stato) => [stato, statusWords[stato].word] as const)]}
              sx={{ minWidth: 150 }}
            />
          </ListFilters>
        </>
      }
      empty={{
        title: 'Nessun messaggio',
        text: 'Qui compaiono le mail ai clienti e agli agenti, da quando sono scritte a quando partono.',
      }}
      notFound={{ title: 'Nessun messaggio con questi filtri' }}
    >
      <SideDrawer open={values.mail !== null} title={`Messaggio n. ${values.mail ?? ''}`} onClose={() => void close()}>
        {values.mail !== null && <MailDrawer opened={opened} configured={postaConfigurata} onDirty={setDirty} />}
      </SideDrawer>
    </ListPage>
  )
}
