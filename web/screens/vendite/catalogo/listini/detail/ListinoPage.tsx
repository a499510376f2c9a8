import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { graphql } from 'relay-runtime'
import type { ListinoPageQuery } from '#generated/ListinoPageQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { oneOfParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { ScontiListinoTab } from '../parts/ScontiListinoTab.tsx'
import { ServiziTab } from '../parts/ServiziTab.tsx'
import { SupplementiTab } from '../parts/SupplementiTab.tsx'
import { ProvaPrezzoTab } from '../prova/ProvaPrezzoTab.tsx'
import { StatoListinoChip } from '../StatoListinoChip.tsx'
import { ListinoActions } from './ListinoActions.tsx'
import { readListino } from './readListino.ts'
import { VociTab } from './VociTab.tsx'

const query = graphql`
  query ListinoPageQuery($pk: Int!) {
    listino(pk: $pk) {
      ...readListino_listino
    }
    famiglie {
      pk
      nome
      opzioni {
        pk
        nome
        valori {
          pk
          nome
        }
      }
    }
    tipiSerramento {
      pk
      nome
      extra
      ante
      aperture {
        pk
        nome
      }
      accessori {
        pk
        nome
      }
    }
  }
`

const TABS = ['voci', 'supplementi', 'servizi', 'sconti', 'prova'] as const
const TAB_LABELS: Readonly<Record<(typeof TABS)[number], string>> = {
  voci: 'Voci',
  supplementi: 'Supplementi',
  servizi: 'Servizi',
  sconti: 'Sconti',
  prova: 'Prova un prezzo',
}
const listinoTabUrl = { scheda: oneOfParam(TABS, 'voci') }

/** A price list: entries, supplements, services, discounts, a price to try. */
export default function ListinoPage() {
  const { data, isWaiting } = useRouteQuery<ListinoPageQuery>(query)
  const { listino: key, famiglie, tipiSerramento } = data
  const catalogo = { famiglie, tipiSerramento: tipiSerramento.filter(({ extra }) => !extra) }
  const { values, set } = useUrlState(listinoTabUrl)
  useChanged(['LISTINO'], useReread(150))
  if (!key) return <NotFound />
  const listino = readListino(key)
  const { scheda } = values
  const common = { listino, catalogo }
  return (
    <Page
      title={listino.nome}
      oneRow
      isWaiting={isWaiting}
      back={<BackLink to="/listini" title="Torna ai listini" />}
      beside={<StatoListinoChip stato={listino.stato} />}
      actions={<ListinoActions listino={listino} />}
      filters={
        <Tabs
          value={scheda}
          onChange={(_event, next) => set({ scheda: next })}
          aria-label="Parti del listino"
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
        >
          {TABS.map((tab) => (
            <Tab key={tab} value={tab} label={TAB_LABELS[tab]} />
          ))}
        </Tabs>
      }
    >
      <Stack sx={{ gap: 2, minWidth: 0, maxWidth: 1400 }}>
        <span>
          Prezzi in euro, IVA esclusa, dal {formatDate(listino.dal)}
          {listino.al ? ` al ${formatDate(listino.al)}` : ', senza un ultimo giorno'}.
        </span>
        {listino.motivoNonModificabile && <Alert severity="info">{listino.motivoNonModificabile}</Alert>}
        {scheda === 'voci' && <VociTab {...common} />}
        {scheda === 'supplementi' && <SupplementiTab {...common} />}
        {scheda === 'servizi' && <ServiziTab {...common} />}
        {scheda === 'sconti' && <ScontiListinoTab {...common} />}
        {scheda === 'prova' && <ProvaPrezzoTab {...common} />}
      </Stack>
    </Page>
  )
}

function NotFound() {
  return (
    <Page title="Listino non trovato" back={<BackLink to="/listini" title="Torna ai listini" />}>
      <EmptyState title="Questo listino non c’è" text="Forse era una bozza, e qualcuno l’ha eliminata." />
    </Page>
  )
}
