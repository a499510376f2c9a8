import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { ListePageQuery } from '#generated/ListePageQuery.graphql.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { useShortcut } from '#ui/shortcuts.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { listSettings, type SettingGroupName } from '../impostazioni/groups.ts'
import { SettingGroupCard } from '../impostazioni/SettingGroupCard.tsx'
import { SideColumns } from '../impostazioni/SideColumns.tsx'
import type { SavedSetting, SavedSettings } from '../impostazioni/save.ts'
import { CheckListSection } from './CheckListSection.tsx'
import { AreeConsegnaSection } from './keyed/AreeConsegnaSection.tsx'
import { MagazziniSection } from './keyed/MagazziniSection.tsx'
import { LavorazioniLists } from './lavorazioni/LavorazioniLists.tsx'
import { readLavorazioneEntries } from './lavorazioni/LavorazioniSection.tsx'
import { LISTE_TABS, type ListeTabName, listeTabNames, listeUrlState } from './listeUrlState.ts'
import { ModelliSection } from './ModelliSection.tsx'
import { PostazioniSection } from './PostazioniSection.tsx'
import { RepartiSection } from './RepartiSection.tsx'
import { StatiPreventivoSection } from './StatiPreventivoSection.tsx'
import { readStatoEntries, StatiSection } from './stati/StatiSection.tsx'
import type { StatoEntry } from './stati/StatoDialog.tsx'

const query = graphql`
  query ListePageQuery @preloadable {
    valoriStato {
      ...StatiSection_stato
    }
    statiPreventivo {
      ...StatiPreventivoSection_stato
    }
    vociCheckList {
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
    reparti {
      ...RepartiSection_reparto
    }
    magazzini {
      ...MagazziniSection_entry
    }
    areeConsegna {
      ...AreeConsegnaSection_entry
    }
    viewer {
      reparti {
        id
        chiave
        nome
        capacita
      }
      magazzini {
        id
        chiave
        nome
        inUso
      }
      areeConsegna {
        id
        chiave
        nome
        inUso
      }
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
  const { data: read, isWaiting } = useRouteQuery<ListePageQuery>(query)
  const { values, set } = useUrlState(listeUrlState)
  const { lista } = values
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const beside = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true })
  useLiveListe()
  return (
    <Page title="Liste" isWaiting={isWaiting}>
      <SideColumns
        side={
          <Tabs
            value={lista}
            onChange={(_, next: ListeTabName) => set({ lista: next })}
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
            {listeTabNames.map((name) => (
              <Tab
                key={name}
                value={name}
                label={LISTE_TABS[name]}
                id={`scheda-${name}`}
                aria-controls={name === lista ? `pannello-${name}` : undefined}
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
          <List which={lista} read={read} reread={reread} />
        </Stack>
      </SideColumns>
    </Page>
  )
}

interface ListProps {
  which: ListeTabName
  read: ListePageQuery['response']
  reread: () => void
}

interface OtherListsProps {
  impostazioni: readonly SavedSetting[]
  onSaved: () => void
}

/** The lists that are settings: one form, that of the settings. */
function OtherLists({ impostazioni, onSaved }: OtherListsProps) {
  const [save, setSave] = useState<(() => void) | null>(null)
  const onDirty = useCallback((_name: SettingGroupName, store: (() => void) | null) => setSave(() => store), [])
  const keys = new Set<string>(listSettings.keys)
  const read = impostazioni.flatMap((one) => (keys.has(one.chiave) ? [[one.chiave, one] as const] : []))
  useUnsavedGuard(save !== null)
  useShortcut('ctrl+s', () => save?.())
  return (
    <SettingGroupCard
      group={listSettings}
      read={Object.fromEntries(read) as SavedSettings}
      onSuperseded={onSaved}
      onDirty={onDirty}
    />
  )
}

interface FasiSectionsProps {
  fasi: readonly { readonly pk: number; readonly nome: string; readonly withFornitore: boolean }[]
  stati: readonly StatoEntry[]
  onChanged: () => void
}

/** The states of the phases of production, a list each. */
function FasiSections({ fasi, ...stati }: FasiSectionsProps) {
  if (fasi.length === 0) {
    return (
      <EmptyState
        title="Nessuna fase"
        text="Ogni fase di produzione ha la sua lista di stati."
        action={
          <Button component={Link} to="/fasi" variant="contained">
            Fasi di produzione
          </Button>
        }
      />
    )
  }
  return fasi.map(({ pk, nome, withFornitore }) => (
    <StatiSection
      key={pk}
      {...stati}
      context="fasi"
      nomeFase={nome}
      title={`Stati della fase ${nome}`}
      text={
        withFornitore
          ? 'La fa un fornitore: negli ordini compare lo stato dei suoi ordini a fornitore.'
          : 'A che punto è la fase di un ordine.'
      }
    />
  ))
}

function List({ which, read, reread }: ListProps) {
  const common = { stati: readStatoEntries(read.valoriStato), onChanged: reread }
  switch (which) {
    case 'ordini':
      return <StatiSection {...common} context="ordine" title="Stati degli ordini" text="A che punto è un ordine." />
    case 'fornitore':
      return (
        <StatiSection
          {...common}
          context="ordine_fornitore"
          title="Stati degli ordini a fornitore"
          text="A che punto è quello che si è ordinato a un fornitore."
        />
      )
    case 'materiali':
      return (
        <StatiSection
          {...common}
          context="materiali"
          title="Stati dei materiali"
          text="Per i materiali che nessuna fase acquista."
        />
      )
    case 'magazzini':
      return <MagazziniSection items={read.magazzini} onChanged={reread} />
    case 'aree':
      return <AreeConsegnaSection items={read.areeConsegna} onChanged={reread} />
    case 'reparti':
      return <RepartiSection items={read.reparti} onChanged={reread} />
    case 'fasi':
      return <FasiSections {...common} fasi={read.fasi} />
    case 'preventivi':
      return <StatiPreventivoSection items={read.statiPreventivo} onChanged={reread} />
    case 'checklist':
      return <CheckListSection items={read.vociCheckList} onChanged={reread} />
    case 'modelli':
      return <ModelliSection items={read.modelliEmail} onChanged={reread} />
    case 'lavorazioni':
      return (
        <LavorazioniLists lavorazioni={readLavorazioneEntries(read.lavorazioni)} fasi={read.fasi} onChanged={reread} />
      )
    case 'postazioni':
      return (
        <PostazioniSection
          items={read.configurazioniPostazione}
          choices={{ campi: readLavorazioneEntries(read.lavorazioni).map(({ nome }) => [nome, nome]) }}
          onChanged={reread}
        />
      )
    case 'altre':
      return <OtherLists impostazioni={read.impostazioni} onSaved={reread} />
  }
}
