import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { SideColumns } from '../impostazioni/SideColumns.tsx'
import type { ListePageQuery } from './__generated__/ListePageQuery.graphql.ts'
import { CheckListSection } from './checkList/CheckListSection.tsx'
import { LavorazioniLists } from './lavorazioni/LavorazioniLists.tsx'
import { readLavorazioneEntries } from './lavorazioni/LavorazioniSection.tsx'
import { LISTE_TABS, type ListeTabName, listeTabNames, listeUrlState } from './listeUrlState.ts'
import { ModelliSection } from './modelli/ModelliSection.tsx'
import { OtherLists } from './OtherLists.tsx'
import { PostazioniSection } from './postazioni/PostazioniSection.tsx'
import { StatiPreventivoSection } from './preventivi/StatiPreventivoSection.tsx'
import { FasiSections } from './stati/FasiSections.tsx'
import { readStatoEntries, StatiSection } from './stati/StatiSection.tsx'
import { useLiveListe } from './useLiveListe.ts'

const query = graphql`
  query ListePageQuery {
    statiInLista {
      ...StatiSection_stato
    }
    statiPreventivoInLista {
      ...StatiPreventivoSection_stato
    }
    vociInLista {
      ...CheckListSection_voce
    }
    modelliEmail {
      ...ModelliSection_modello
    }
    fasi {
      pk
      nome
      reparto
      infiniteCapacity
      withFornitore
    }
    lavorazioni {
      ...LavorazioniSection_lavorazione
    }
    configurazioniPostazione {
      ...PostazioniSection_postazione
    }
    impostazioni {
      chiave
      valore
      versione
      modificataIl
      modificataDa
    }
  }
`

/** The lists that work is done with, a tab each. */
export default function ListePage() {
  const { riferimento, inAttesa } = useRouteQuery<ListePageQuery>()
  const letto = usePreloadedQuery<ListePageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(listeUrlState)
  const { lista } = valori
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const beside = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true })
  useLiveListe()
  return (
    <Page titolo="Liste" inAttesa={inAttesa}>
      <SideColumns
        side={
          <Tabs
            value={lista}
            onChange={(_, nuova: ListeTabName) => imposta({ lista: nuova })}
            aria-label="Liste"
            orientation={beside ? 'vertical' : 'horizontal'}
            variant="scrollable"
            scrollButtons="auto"
            allowScrollButtonsMobile
            sx={
              beside
                ? { '& .MuiTab-root': { alignItems: 'flex-start', textAlign: 'left', minHeight: 36, py: 0.5 } }
                : {}
            }
          >
            {listeTabNames.map((nome) => (
              <Tab
                key={nome}
                value={nome}
                label={LISTE_TABS[nome]}
                id={`scheda-${nome}`}
                aria-controls={nome === lista ? `pannello-${nome}` : undefined}
              />
            ))}
          </Tabs>
        }
      >
        {lista !== 'altre' && (
          <Typography color="textSecondary">
            Le parole con cui si lavora. Un nome cambiato vale subito ovunque è già usato; quello che è in uso non si
            elimina.
          </Typography>
        )}
        <Stack role="tabpanel" id={`pannello-${lista}`} aria-labelledby={`scheda-${lista}`} sx={{ gap: 2 }}>
          <List quale={lista} letto={letto} rileggi={rileggi} />
        </Stack>
      </SideColumns>
    </Page>
  )
}

interface ListProps {
  quale: ListeTabName
  letto: ListePageQuery['response']
  rileggi: () => void
}

function List({ quale, letto, rileggi }: ListProps) {
  const comuni = { stati: readStatoEntries(letto.statiInLista), onChanged: rileggi }
  switch (quale) {
    case 'ordini':
      return <StatiSection {...comuni} contesto="ordine" titolo="Stati degli ordini" testo="A che punto è un ordine." />
    case 'fornitore':
      return (
        <StatiSection
          {...comuni}
          contesto="ordine_fornitore"
          titolo="Stati degli ordini a fornitore"
          testo="A che punto è quello che si è ordinato a un fornitore."
        />
      )
    case 'materiali':
      return (
        <StatiSection
          {...comuni}
          contesto="materiali"
          titolo="Stati dei materiali"
          testo="Per i materiali che nessuna fase acquista."
        />
      )
    case 'fasi':
      return <FasiSections {...comuni} fasi={letto.fasi} />
    case 'preventivi':
      return <StatiPreventivoSection stati={letto.statiPreventivoInLista} onChanged={rileggi} />
    case 'checklist':
      return <CheckListSection voci={letto.vociInLista} onChanged={rileggi} />
    case 'modelli':
      return <ModelliSection modelli={letto.modelliEmail} onChanged={rileggi} />
    case 'lavorazioni':
      return (
        <LavorazioniLists
          lavorazioni={readLavorazioneEntries(letto.lavorazioni)}
          fasi={letto.fasi}
          onChanged={rileggi}
        />
      )
    case 'postazioni':
      return (
        <PostazioniSection
          postazioni={letto.configurazioniPostazione}
          lavorazioni={readLavorazioneEntries(letto.lavorazioni).map(({ nome }) => nome)}
          onChanged={rileggi}
        />
      )
    case 'altre':
      return <OtherLists impostazioni={letto.impostazioni} onSaved={rileggi} />
  }
}
