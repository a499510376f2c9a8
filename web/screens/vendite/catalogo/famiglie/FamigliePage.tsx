import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import { useRouteQuery } from '../../../../relay/RouteWithData.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import type { FamigliePageQuery } from './__generated__/FamigliePageQuery.graphql.ts'
import type { TipologiaSection_tipologia$key } from './__generated__/TipologiaSection_tipologia.graphql.ts'
import { readFamigliaEntry } from './FamigliaEntry.tsx'
import { NewFamigliaDialog } from './NewFamigliaDialog.tsx'
import { TipologiaDialog } from './TipologiaDialog.tsx'
import { type TipologiaEntry, TipologiaSection, tipologiaFragment } from './TipologiaSection.tsx'

const query = graphql`
  query FamigliePageQuery {
    tipologieInCatalogo {
      ...TipologiaSection_tipologia
    }
    famiglieInCatalogo {
      ...FamigliaEntry_famiglia
    }
  }
`

/** What can be quoted: the families by kind, each with whether it is sold. */
export default function FamigliePage() {
  const { riferimento, inAttesa } = useRouteQuery<FamigliePageQuery>()
  const letto = usePreloadedQuery<FamigliePageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const naviga = useNavigate()
  const [tipologiaAperta, setTipologiaAperta] = useState<TipologiaEntry | 'nuova' | null>(null)
  /** The kind that a new family is added to; 0 to be chosen. */
  const [nuovaIn, setNuovaIn] = useState<number | null>(null)
  const rileggi = () => void revalidate()
  const tipologie = letto.tipologieInCatalogo.map((una) =>
    readInlineData<TipologiaSection_tipologia$key>(tipologiaFragment, una),
  )
  const famiglie = letto.famiglieInCatalogo.map(readFamigliaEntry)
  const aggiungiTipologia = (
    <Button startIcon={<Add />} variant="outlined" onClick={() => setTipologiaAperta('nuova')}>
      Aggiungi tipologia
    </Button>
  )
  return (
    <Page
      titolo="Catalogo"
      inAttesa={inAttesa}
      filtri={<CatalogoTabs pagina="/" />}
      azioni={
        tipologie.length > 0 && (
          <>
            {aggiungiTipologia}
            <Button startIcon={<Add />} variant="contained" onClick={() => setNuovaIn(0)}>
              Aggiungi famiglia
            </Button>
          </>
        )
      }
    >
      <Stack sx={{ gap: 2, maxWidth: 1000 }}>
        {tipologie.length === 0 ? (
          <EmptyState
            titolo="Il catalogo è vuoto"
            testo="Le famiglie di serramenti stanno sotto una tipologia (Legno, PVC…). Comincia dalla prima tipologia, poi aggiungi le sue famiglie con immagini, opzioni e vincoli di misura."
            azione={
              <Button startIcon={<Add />} variant="contained" onClick={() => setTipologiaAperta('nuova')}>
                Aggiungi la prima tipologia
              </Button>
            }
          />
        ) : (
          <Typography color="textSecondary">
            Le famiglie che il cliente può scegliere, nell’ordine in cui le vede. Compare solo ciò che è in vendita.
          </Typography>
        )}
        {tipologie.map((tipologia, posto) => (
          <TipologiaSection
            key={tipologia.pk}
            tipologia={tipologia}
            posto={posto}
            tutte={tipologie.map(({ pk }) => pk)}
            famiglie={famiglie.filter(({ tipologiaFamiglia }) => tipologiaFamiglia === tipologia.pk)}
            onEdit={() => setTipologiaAperta(tipologia)}
            onAdd={() => setNuovaIn(tipologia.pk)}
            onCambiata={rileggi}
          />
        ))}
      </Stack>
      {tipologiaAperta !== null && (
        <TipologiaDialog
          key={tipologiaAperta === 'nuova' ? 'nuova' : tipologiaAperta.pk}
          tipologia={tipologiaAperta === 'nuova' ? null : tipologiaAperta}
          onClose={() => setTipologiaAperta(null)}
          onSaved={() => {
            setTipologiaAperta(null)
            rileggi()
          }}
        />
      )}
      {nuovaIn !== null && (
        <NewFamigliaDialog
          tipologie={tipologie}
          tipologia={nuovaIn || (tipologie.length === 1 ? (tipologie[0]?.pk ?? 0) : 0)}
          onClose={() => setNuovaIn(null)}
          onSaved={(pk) => naviga(`/famiglie/${pk}`)}
        />
      )}
    </Page>
  )
}
