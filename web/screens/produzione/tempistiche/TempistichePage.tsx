import Add from '@mui/icons-material/Add'
import UploadFile from '@mui/icons-material/UploadFile'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { usePreloadedQuery } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { TempistichePageQuery } from './__generated__/TempistichePageQuery.graphql.ts'
import { Codici } from './Codici.tsx'
import { FiltriTempistiche } from './FiltriTempistiche.tsx'
import { type NomeScheda, nomiSchede, SCHEDE, statoTempistiche } from './stato.ts'
import { Tempistiche } from './Tempistiche.tsx'
import { useAlbero } from './useAlbero.ts'
import { useAperti } from './useAperti.ts'

const query = graphql`
  query TempistichePageQuery($filtro: FiltroTempistiche, $tipo: Int, $pagina: Int!, $perPagina: Int!) {
    tipiSerramento {
      pk
      nome
    }
    codiciSerramento {
      pk
      categoria
      forma
      codice
      versione
      puoEliminare
    }
    tempistiche(filtro: $filtro, pagina: $pagina, perPagina: $perPagina) {
      totalCount
      numeroPagine
      nodes {
        pk
        versione
        tipoSerramentoPk
        codiceSerramentoPk
        categoria
        forma
        tempoRepartoMacchine
        tempoRepartoBanchi
      }
    }
    codiciSenzaTempistica(tipoSerramento: $tipo) {
      tipoSerramentoPk
      codiceSerramentoPk
    }
  }
`

/** Window codes and their timings. */
export default function TempistichePage() {
  const { riferimento, inAttesa } = useRouteQuery<TempistichePageQuery>()
  const letto = usePreloadedQuery<TempistichePageQuery>(query, riferimento)
  const elenco = useUrlState(statoTempistiche)
  const { revalidate } = useRevalidator()
  const aperti = useAperti(() => void revalidate())
  const albero = useAlbero(letto, elenco.valori)
  const { scheda } = elenco.valori
  const deiCodici = scheda === 'codici'
  return (
    <Pagina
      titolo="Tempistiche"
      conteggio={deiCodici ? letto.codiciSerramento.length : letto.tempistiche.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          <Button variant="outlined" component={Link} to="/tempistiche/importa" startIcon={<UploadFile />}>
            IMPORTA TEMPI
          </Button>
          <Button
            variant="contained"
            startIcon={<Add />}
            onClick={() => aperti.apri(deiCodici ? { codice: 'nuovo' } : { ambito: albero.ambitoNuovo })}
          >
            {deiCodici ? 'Aggiungi codice' : 'Aggiungi tempistica'}
          </Button>
        </>
      }
      filtri={
        <Stack sx={{ gap: 1.5 }}>
          <Tabs
            value={scheda}
            onChange={(_, nuova: NomeScheda) => elenco.imposta({ scheda: nuova, search: '' })}
            aria-label="Schede delle tempistiche"
          >
            {nomiSchede.map((nome) => (
              <Tab
                key={nome}
                value={nome}
                label={SCHEDE[nome]}
                id={`scheda-${nome}`}
                aria-controls={`pannello-${nome}`}
              />
            ))}
          </Tabs>
          <FiltriTempistiche elenco={elenco} tipi={letto.tipiSerramento} mancanti={albero.mancanti} />
        </Stack>
      }
    >
      <Stack
        role="tabpanel"
        id={`pannello-${scheda}`}
        aria-labelledby={`scheda-${scheda}`}
        sx={{ flex: 1, minHeight: 0 }}
      >
        {deiCodici ? (
          <Codici codici={letto.codiciSerramento} elenco={elenco} aperti={aperti} inAttesa={inAttesa} />
        ) : (
          <Tempistiche letto={letto} albero={albero} elenco={elenco} aperti={aperti} />
        )}
      </Stack>
    </Pagina>
  )
}
