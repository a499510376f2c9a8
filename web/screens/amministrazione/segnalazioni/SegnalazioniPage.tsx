import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { FAULT_ORIGINS } from '#amministrazione/segnalazioni/rules.ts'
import type { SegnalazioniPageQuery } from '#generated/SegnalazioniPageQuery.graphql.ts'
import drawerQuery, {
  type SegnalazioniPageSegnalazioneDrawerQuery,
} from '#generated/SegnalazioniPageSegnalazioneDrawerQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { type Opened, useOpenedByAddress } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DataPairs } from '#ui/DataPairs.tsx'
import { LabelledSelect } from '#ui/list/LabelledSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { originWord, segnalazioneText } from './origins.ts'
import { readSegnalazioneRow, SegnalazioneCard, segnalazioneColumns } from './SegnalazioneRow.tsx'
import { segnalazioniUrlState } from './segnalazioniUrlState.ts'

const query = graphql`
  query SegnalazioniPageQuery($filtro: FiltroSegnalazioni, $pagina: Int!, $perPagina: Int!, $ordinamento: [OrdinamentoSegnalazioni!]) @preloadable {
    segnalazioni(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...SegnalazioneRow_segnalazione
        }
      }
    }
  }
`

const segnalazioneDrawerQuery = graphql`
  query SegnalazioniPageSegnalazioneDrawerQuery($pk: Int!) {
    segnalazione(pk: $pk) {
      il
      origine
      messaggio
      stack
      url
      requestId
      user {
        nome
      }
    }
  }
`

/** A fault in its drawer. */
export function SegnalazioneDrawer({ opened }: { opened: Opened<SegnalazioniPageSegnalazioneDrawerQuery> }) {
  return (
    <OpenedData
      opened={opened}
      skeleton={<Skeleton role="status" aria-label="Caricamento..." variant="rounded" height={240} />}
    >
      {(reference) => <Read reference={reference} />}
    </OpenedData>
  )
}

function Read({ reference }: { reference: PreloadedQuery<SegnalazioniPageSegnalazioneDrawerQuery> }) {
  const { segnalazione } = usePreloadedQuery<SegnalazioniPageSegnalazioneDrawerQuery>(
    segnalazioneDrawerQuery,
    reference,
  )
  if (!segnalazione) return <ErrorState title="Non trovata" message="Questa segnalazione non esiste più." />
  const { il, origine, messaggio, stack, url, requestId, user } = segnalazione
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <StatusChip {...originWord(origine)} />
        <CopyButton variant="outlined" label="Copia tutto" text={segnalazioneText(segnalazione)} />
      </Stack>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{messaggio}</Typography>
      <DataPairs
        items={[
          ['Quando', <DateTimeValue key="il" value={il} />],
          ['Utente', user?.nome ?? 'un visitatore'],
          ['Pagina', url],
          ['Richiesta', requestId],
        ]}
      />
      {stack && (
        <Box
          component="pre"
          role="group"
          aria-label="Dove nel codice"
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
          sx={{
            m: 0,
            p: 1.5,
            overflow: 'auto',
            maxHeight: '60vh',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.default',
            fontSize: '0.75rem',
            lineHeight: 1.6,
          }}
        >
          {stack}
        </Box>
      )}
    </>
  )
}

/** Faults that the server and the pages met, the newest first. */
export default function SegnalazioniPage() {
  const route = useRouteQuery<SegnalazioniPageQuery>(query)
  const list = useList({
    url: segnalazioniUrlState,
    connection: useMorePages(route, 'segnalazioni'),
    read: readSegnalazioneRow,
  })
  const { values, set } = list.state
  const opened = useOpenedByAddress<SegnalazioniPageSegnalazioneDrawerQuery>(
    drawerQuery,
    values.segnalazione === null ? null : { pk: values.segnalazione },
    { fetchPolicy: 'store-or-network' },
  )
  const open = (segnalazione: number | null) => set({ segnalazione, pagina: values.pagina })
  return (
    <ListPage
      list={list}
      name="segnalazioni"
      title="Segnalazioni"
      columns={segnalazioneColumns}
      table={{ onOpen: ({ pk }) => open(pk) }}
      card={(riga) => <SegnalazioneCard riga={riga} />}
      actions={
        <Button variant="outlined" startIcon={<Refresh />} onClick={list.reread}>
          Aggiorna
        </Button>
      }
      filters={
        <ListFilters
          list={list}
          chips={{
            origine: values.origine && `Origine: ${originWord(values.origine).word}`,
            dal: values.dal && `Dal ${formatDate(values.dal)}`,
          }}
        >
          <LabelledSelect
            label="Origine"
            value={values.origine}
            onChange={(origin) => set({ origine: origin })}
            choices={[['', 'Tutte'], ...FAULT_ORIGINS.map((origin) => [origin, originWord(origin).word] as const)]}
            sx={{ minWidth: 150 }}
          />
        </ListFilters>
      }
      empty={{
        title: 'Nessuna segnalazione',
        text: 'Qui compaiono i guasti del server e delle pagine, con quello che serve per capirli.',
      }}
      notFound={{ title: 'Nessuna segnalazione con questi filtri' }}
    >
      <SideDrawer
        open={values.segnalazione !== null}
        title={`Segnalazione n. ${values.segnalazione ?? ''}`}
        onClose={() => open(null)}
      >
        {values.segnalazione !== null && <SegnalazioneDrawer opened={opened} />}
      </SideDrawer>
    </ListPage>
  )
}
