import ArrowBack from '@mui/icons-material/ArrowBack'
import Refresh from '@mui/icons-material/Refresh'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ScenariPageQuery } from '#generated/ScenariPageQuery.graphql.ts'
import { IPOTESI_LABELS, SCENARI_MAX, TIPI_IPOTESI } from '#produzione/proposte/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { ScenariComparison } from './ScenariComparison.tsx'
import { ScenarioDialog, type ScenarioDraft } from './ScenarioDialog.tsx'
import { namesOfFornitori, newIpotesi } from './scenario.ts'
import { scenariUrlState } from './scenariUrlState.ts'
import { useScenari } from './useScenari.ts'

const query = graphql`
  query ScenariPageQuery @preloadable {
    propostePiano(scenari: true) {
      pk
      nome
      situazione
      errori
      utente
      creataIl
      parametri {
        ...parametri_piano
        ipotesi {
          fornitore {
            pk
            nome
          }
        }
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
  }
`

/** Where nobody has asked anything yet: the questions that can be asked. */
function ScenariStart({ onStart }: { onStart: (draft: ScenarioDraft) => void }) {
  const draft = { pk: null, ambito: 'tutti', secondi: 5 } as const
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 720, pt: 1 }}>
      <Typography>
        Uno scenario risponde a «che cosa succede se»: cambia il calendario, le persone o il materiale, cerca il piano
        migliore e dice quanti ordini finirebbero tardi. Il piano di oggi non cambia. Si parte da «Come oggi», per avere
        con che cosa confrontare gli altri.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => onStart({ ...draft, nome: 'Come oggi', ipotesi: [] })}>
          Come oggi
        </Button>
        {TIPI_IPOTESI.map((tipo) => (
          <Button
            key={tipo}
            variant="outlined"
            onClick={() => onStart({ ...draft, nome: IPOTESI_LABELS[tipo], ipotesi: [newIpotesi(tipo)] })}
          >
            {IPOTESI_LABELS[tipo]}
          </Button>
        ))}
      </Box>
    </Stack>
  )
}

/** What if: scenarios made, kept, compared. Nothing of them is written to the plan. */
export default function ScenariPage() {
  const { data, isWaiting } = useRouteQuery<ScenariPageQuery>(query)
  const { propostePiano: scenari } = data
  const { values, set } = useUrlState(scenariUrlState)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const operations = useScenari(reread)
  const [draft, setBozza] = useState<ScenarioDraft | null>(null)
  const fornitori = useMemo(() => namesOfFornitori(scenari.flatMap(({ parametri }) => parametri.ipotesi)), [scenari])
  const fermi = scenari.filter(({ situazione }) => situazione !== 'IN_RICERCA')
  const full = scenari.length >= SCENARI_MAX
  return (
    <Page
      title="Scenari"
      count={scenari.length}
      isWaiting={isWaiting}
      back={
        <IconButton component={Link} to="/schedulatore" aria-label="Torna allo schedulatore">
          <ArrowBack />
        </IconButton>
      }
      actions={
        <>
          <FoldedActions>
            <Button component={Link} to="/schedulatore/colli">
              Colli di bottiglia
            </Button>
            {scenari.length > 0 && (
              <>
                <CopyButton text={window.location.href} label="Copia indirizzo" />
                <Button
                  startIcon={<Refresh />}
                  disabled={operations.inCorso || fermi.length === 0}
                  onClick={() => void operations.ricalcola(fermi)}
                >
                  Ricalcola tutti
                </Button>
              </>
            )}
          </FoldedActions>
          <AddButton
            variant={scenari.length > 0 ? 'contained' : 'outlined'}
            disabled={full}
            title={full ? `Non più di ${SCENARI_MAX} scenari: eliminane uno.` : undefined}
            onClick={() => setBozza({ pk: null, nome: '', ambito: 'tutti', secondi: 5, ipotesi: [] })}
          >
            Nuovo scenario
          </AddButton>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {scenari.length === 0 ? (
          <ScenariStart onStart={setBozza} />
        ) : (
          <>
            {full && <Alert severity="info">Gli scenari sono {SCENARI_MAX}: per farne un altro, eliminane uno.</Alert>}
            <ScenariComparison
              scenari={scenari}
              fornitori={fornitori}
              hidden={values.nascosti}
              rispetto={values.rispetto}
              onChange={(changes) => set(changes, { replace: true })}
              operations={operations}
              onEdit={setBozza}
              onFinished={reread}
            />
          </>
        )}
      </Stack>
      {draft && (
        <ScenarioDialog
          draft={draft}
          fornitori={fornitori}
          onSaved={() => {
            setBozza(null)
            reread()
          }}
          onClose={() => setBozza(null)}
        />
      )}
    </Page>
  )
}
