import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import mailQuery, { type PostaPageMailDrawerQuery } from '#generated/PostaPageMailDrawerQuery.graphql.ts'
import type { PostaPageQuery } from '#generated/PostaPageQuery.graphql.ts'
import type { PostaPageSubscription } from '#generated/PostaPageSubscription.graphql.ts'
import { useLiveList } from '#relay/live/useLiveList.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { type Opened, useOpenedByAddress } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { mailColumns, recipientOf } from './columns.tsx'
import { LEAVE_QUESTION } from './detail/EditMail.tsx'
import { MailDetail } from './detail/MailDetail.tsx'
import { PostaStateTabs, useRecountPosta } from './PostaStates.tsx'
import { postaUrlState } from './postaUrlState.ts'
import { type MailRow, readMailRow } from './row.ts'
import { mailStatuses, sendTimeInWords, statusWords } from './statuses.ts'

const query = graphql`
  query PostaPageQuery($filtro: FiltroMail, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoMails!]) @preloadable {
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

const livePostaSubscription = graphql`
  subscription PostaPageSubscription($dopo: String) {
    changed(topics: [MAIL], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_mail @alias(as: "riga")
        ...MailDetail_mail @alias(as: "dettaglio")
      }
    }
  }
`

/**
 * Keeps the list as the server has it: rows change at once, the page is read again for those that enter or leave it.
 * @param filtered what is changed from here may no longer belong to the list
 * @param recount where the page is not read again
 */
function useLivePosta(filtered: boolean, recount: () => void): void {
  useLiveList<PostaPageSubscription, object>({
    subscription: livePostaSubscription,
    read: (mail) => mail,
    reazione: (_riga, propria) => (propria && !filtered ? 'niente' : 'rileggi'),
    onChanged: (_mail, reaction) => reaction === 'niente' && recount(),
  })
}

/** A mail of the list on a phone. */
function MailCard({ mail, configured }: { mail: MailRow; configured: boolean }) {
  const part = sendTimeInWords(mail, configured, new Date())
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.oggetto}</Typography>
        <StatusChip {...statusWords[mail.stato]} />
      </Box>
      <Typography variant="body2">{recipientOf(mail)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Scritta il {formatDateTime(mail.creataIl)}
        {part && ` · ${mail.stato === 'INVIATA' ? 'partita il' : 'parte'} ${part}`}
      </Typography>
      {mail.ultimoErrore && (
        <Typography variant="body2" color="error">
          {mail.ultimoErrore}
        </Typography>
      )}
    </Box>
  )
}

const mailDrawerQuery = graphql`
  query PostaPageMailDrawerQuery($pk: Int!) {
    mail(pk: $pk) {
      ...MailDetail_mail
    }
  }
`

interface MailProps {
  /** Whether there is a mail server. */
  configured: boolean
  /** Says whether something would be lost by closing now. */
  onDirty: (dirty: boolean) => void
}

/** A mail in its drawer. */
function MailDrawer({ opened, ...props }: MailProps & { opened: Opened<PostaPageMailDrawerQuery> }) {
  return (
    <OpenedData opened={opened} skeleton={<LoadingSkeleton />}>
      {(reference) => <Read reference={reference} {...props} />}
    </OpenedData>
  )
}

function Read({ reference, ...other }: MailProps & { reference: PreloadedQuery<PostaPageMailDrawerQuery> }) {
  const { mail } = usePreloadedQuery<PostaPageMailDrawerQuery>(mailDrawerQuery, reference)
  if (!mail) return <ErrorState title="Non trovato" message="Questo messaggio non esiste." />
  return <MailDetail mail={mail} {...other} />
}

function LoadingSkeleton() {
  return (
    <Stack role="status" aria-label="Caricamento..." spacing={1}>
      <Skeleton width="40%" height={28} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height={200} />
    </Stack>
  )
}

/** The outbox: what waits, what left, what did not and why. */
export default function PostaPage() {
  const route = useRouteQuery<PostaPageQuery>(query)
  const { postaConfigurata } = route.data
  const list = useList({
    url: postaUrlState,
    connection: useMorePages(route, 'mails'),
    read: readMailRow,
  })
  const { values, set } = list.state
  const { search } = useLocation()
  const phone = useIsPhone()
  useLivePosta(list.filtered, useRecountPosta(search))
  const columns = useMemo(() => mailColumns(postaConfigurata), [postaConfigurata])
  const opened = useOpenedByAddress<PostaPageMailDrawerQuery>(
    mailQuery,
    values.mail === null ? null : { pk: values.mail },
    {
      fetchPolicy: 'store-and-network',
    },
  )
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
      columns={columns}
      table={{ onOpen: ({ pk }) => open(pk) }}
      card={(mail) => <MailCard mail={mail} configured={postaConfigurata} />}
      tabs={<PostaStateTabs search={search} chosen={values.stato} onChoose={(stato) => set({ stato })} />}
      filters={
        <>
          {!postaConfigurata && (
            <Alert severity="info">Nessun server di posta configurato: i messaggi restano qui, leggibili.</Alert>
          )}
          <ListFilters
            list={list}
            inTabs="stato"
            chips={{ stato: values.stato && `Stato: ${statusWords[values.stato].word}` }}
          >
            {phone && (
              <LabelledSelect
                label="Stato"
                value={values.stato}
                onChange={(stato) => set({ stato })}
                choices={[['', 'Tutti'], ...mailStatuses.map((stato) => [stato, statusWords[stato].word] as const)]}
              />
            )}
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
