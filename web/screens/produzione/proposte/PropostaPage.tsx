import ArrowBack from '@mui/icons-material/ArrowBack'
import Alert from '@mui/material/Alert'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, Navigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PropostaPageQuery } from '#generated/PropostaPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { Page } from '#ui/Page.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { PropostaResult } from './PropostaResult.tsx'
import { readParameters } from './parametri.ts'
import { propostaUrlState } from './propostaUrlState.ts'
import { RunningSearch } from './RunningSearch.tsx'
import { SearchForm } from './SearchForm.tsx'
import { useProposta } from './useProposta.ts'

const query = graphql`
  query PropostaPageQuery($pk: Int!, $conProposta: Boolean!, $ordini: [Int!], $conOrdini: Boolean!) @preloadable {
    ordini(filtro: { pks: $ordini }, perPagina: 50) @include(if: $conOrdini) {
      nodes {
        pk
        numeroCommessa
        cliente {
          nome
        }
      }
    }
    propostaPiano(pk: $pk) @include(if: $conProposta) {
      pk
      nome
      situazione
      errori
      job
      utente
      creataIl
      parametri {
        ...parametri_piano
      }
      minorante
      prezzoFerme
      rischioPrima {
        attesi
        inRitardo
      }
      rischioDopo {
        attesi
        inRitardo
        ottoSuDieci
      }
      passi
      riparazione
      prima {
        ritardo
        inRitardo
        senzaPiano
        oltreFerma
        cambi
      }
      dopo {
        ritardo
        inRitardo
        senzaPiano
        oltreFerma
        cambi
      }
      ordini {
        pk
        numeroCommessa
        cliente
        peso
        dataConsegna
        dataFerma
        schedulato
        finePrima
        fineDopo
        ritardoPrima
        ritardoDopo
        guadagno
        probabilitaPrima
        probabilitaDopo
        motivo
        senzaPiano
        fasi {
          nomeFase
          inizioPrima
          inizioDopo
          finePrima
          fineDopo
        }
      }
    }
    celleRotte {
      giorno
      reparto
    }
  }
`

/** The plan that a search proposes: what is asked, what comes of it, the planner's yes. */
export default function PropostaPage() {
  const { data, isWaiting } = useRouteQuery<PropostaPageQuery>(query)
  const { propostaPiano: proposta, celleRotte, ordini } = data
  const chosen = (ordini?.nodes ?? []).map(({ pk, numeroCommessa, cliente }) => ({
    id: pk,
    text: `${numeroCommessa}, ${cliente.nome}`,
  }))
  const proposed = (proposta?.ordini ?? []).map(({ pk, numeroCommessa, cliente }) => ({
    id: pk,
    text: `${numeroCommessa}, ${cliente}`,
  }))
  const { set } = useUrlState(propostaUrlState)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const operations = useProposta((pk) => set({ pk }), reread)
  // The form says what the proposal was asked, but for one that it has asked itself.
  const [asked, setAsked] = useState<number | null>(null)
  const [read, setRead] = useState(proposta?.pk ?? null)
  const [ofForm, setOfForm] = useState(proposta?.pk ?? null)
  if (proposta && proposta.pk !== read) {
    setRead(proposta.pk)
    if (proposta.pk !== asked) setOfForm(proposta.pk)
  }
  const search = proposta?.situazione === 'IN_RICERCA'
  // A scenario is compared, not accepted.
  if (proposta?.nome) return <Navigate to="/schedulatore/scenari" replace />
  return (
    <Page
      title="Proponi piano"
      isWaiting={isWaiting}
      back={
        <IconButton component={Link} to="/schedulatore" aria-label="Torna allo schedulatore">
          <ArrowBack />
        </IconButton>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <SearchForm
          key={ofForm ?? 0}
          routes={celleRotte.length}
          initial={chosen}
          proposed={proposed}
          asked={proposta ? readParameters(proposta.parametri) : null}
          inProgress={operations.inCorso || search}
          onPropose={(request) => void operations.proponi(request, setAsked)}
        />
        {!proposta && (
          <Typography color="textSecondary">
            La ricerca prova migliaia di sequenze e propone quella in cui meno ordini finirebbero tardi. Nulla si sposta
            finché la proposta non viene accettata.
          </Typography>
        )}
        {proposta && search && (
          <RunningSearch
            pk={proposta.pk}
            onFinished={reread}
            onInterrupt={() => void operations.scarta(proposta.pk, 'Ricerca interrotta')}
          />
        )}
        {proposta?.situazione === 'INTERROTTA' && (
          <Alert severity="warning">{proposta.errori.join(' ') || 'La ricerca si è interrotta: cerca di nuovo.'}</Alert>
        )}
        {proposta?.situazione === 'SCARTATA' && <Alert severity="info">La proposta è stata scartata.</Alert>}
        {/* The search tells that it has ended before the page has read what it found. */}
        {proposta?.dopo && (proposta.situazione === 'PRONTA' || proposta.situazione === 'ACCETTATA') && (
          <PropostaResult key={proposta.pk} proposta={proposta} operations={operations} />
        )}
      </Stack>
    </Page>
  )
}
