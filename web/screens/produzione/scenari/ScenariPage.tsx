import Add from '@mui/icons-material/Add'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Refresh from '@mui/icons-material/Refresh'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { SCENARI_MAX } from '../../../../server/produzione/proposte/rules.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { ScenariPageQuery } from './__generated__/ScenariPageQuery.graphql.ts'
import { ConfrontoScenari } from './ConfrontoScenari.tsx'
import { ScenarioDialog, type ScenarioDraft } from './ScenarioDialog.tsx'
import { ScenariStart } from './ScenariStart.tsx'
import { scenariUrlState } from './scenariUrlState.ts'
import { useScenari } from './useScenari.ts'

const query = graphql`
  query ScenariPageQuery {
    propostePiano(scenari: true) {
      pk
      nome
      situazione
      errori
      utente
      creataIl
      parametri {
        ...parametri_piano
      }
      prima {
        ritardo
        inRitardo
        senzaPiano
      }
      dopo {
        ritardo
        inRitardo
        senzaPiano
        cambi
      }
      carico {
        lunedi
        reparto
        capacita
        occupato
      }
      caricoPrima {
        lunedi
        reparto
        capacita
        occupato
      }
      oreInPiu {
        ordinarie
        straordinarie
      }
      costo
      ordini(inRitardo: true) {
        pk
        numeroCommessa
        cliente
        dataConsegna
        ritardoPrima
        ritardoDopo
      }
    }
    fornitori(perPagina: 1000) {
      nodes {
        pk
        nome
        tipologia
      }
    }
  }
`

/** What if: scenarios made, kept, compared. Nothing of them is written to the plan. */
export default function ScenariPage() {
  const { riferimento, inAttesa } = useRouteQuery<ScenariPageQuery>()
  const { propostePiano: scenari, fornitori } = usePreloadedQuery<ScenariPageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(scenariUrlState)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const operazioni = useScenari(rileggi)
  const [bozza, setBozza] = useState<ScenarioDraft | null>(null)
  const elenco = useMemo(() => fornitori.nodes.map(({ pk, nome, tipologia }) => ({ pk, nome, tipologia })), [fornitori])
  const fermi = scenari.filter(({ situazione }) => situazione !== 'IN_RICERCA')
  const pieni = scenari.length >= SCENARI_MAX
  return (
    <Page
      titolo="Scenari"
      conteggio={scenari.length}
      inAttesa={inAttesa}
      indietro={
        <IconButton component={Link} to="/schedulatore" aria-label="Torna allo schedulatore">
          <ArrowBack />
        </IconButton>
      }
      azioni={
        <>
          <Button component={Link} to="/schedulatore/colli">
            Colli di bottiglia
          </Button>
          {scenari.length > 0 && (
            <>
              <CopyButton testo={window.location.href} etichetta="Copia indirizzo" />
              <Button
                startIcon={<Refresh />}
                disabled={operazioni.inCorso || fermi.length === 0}
                onClick={() => void operazioni.ricalcola(fermi)}
              >
                Ricalcola tutti
              </Button>
            </>
          )}
          <Button
            variant="contained"
            startIcon={<Add />}
            disabled={pieni}
            title={pieni ? `Non più di ${SCENARI_MAX} scenari: eliminane uno.` : undefined}
            onClick={() => setBozza({ pk: null, nome: '', ambito: 'tutti', secondi: 5, ipotesi: [] })}
          >
            Nuovo scenario
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {scenari.length === 0 ? (
          <ScenariStart onStart={setBozza} />
        ) : (
          <>
            {pieni && <Alert severity="info">Gli scenari sono {SCENARI_MAX}: per farne un altro, eliminane uno.</Alert>}
            <ConfrontoScenari
              scenari={scenari}
              fornitori={elenco}
              nascosti={valori.nascosti}
              rispetto={valori.rispetto}
              onCambia={(cambi) => imposta(cambi, { sostituisci: true })}
              operazioni={operazioni}
              onModifica={setBozza}
              onFinita={rileggi}
            />
          </>
        )}
      </Stack>
      {bozza && (
        <ScenarioDialog
          bozza={bozza}
          fornitori={elenco}
          onSaved={() => {
            setBozza(null)
            rileggi()
          }}
          onClose={() => setBozza(null)}
        />
      )}
    </Page>
  )
}
