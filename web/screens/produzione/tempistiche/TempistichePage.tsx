import Add from '@mui/icons-material/Add'
import School from '@mui/icons-material/SchoolOutlined'
import UploadFile from '@mui/icons-material/UploadFile'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { TempistichePageQuery } from './__generated__/TempistichePageQuery.graphql.ts'
import { TempiAppresiDialog } from './appresi/TempiAppresiDialog.tsx'
import { appresoKey, isProposto, TempiAppresiContext, useTempiAppresi } from './appresi/useTempiAppresi.ts'
import { CodiciTab } from './CodiciTab.tsx'
import { readTempistiche } from './readTempistiche.ts'
import { TempisticheFilters } from './TempisticheFilters.tsx'
import { TempisticheTab } from './TempisticheTab.tsx'
import { ambitoName, ambitoOf } from './tree/tree.ts'
import { TEMPISTICHE_TABS, type TempisticheTabName, tempisticheTabNames, tempisticheUrlState } from './urlState.ts'
import { useOpenNodes } from './useOpenNodes.ts'
import { useTree } from './useTree.ts'

const query = graphql`
  query TempistichePageQuery($filtro: FiltroTempistiche, $tipo: Int, $pagina: Int!, $perPagina: Int!) {
    tipiSerramento(ritirati: true) {
      pk
      nome
    }
    codiciSerramento {
      ...readTempistiche_codice
    }
    tempistiche(filtro: $filtro, pagina: $pagina, perPagina: $perPagina) {
      totalCount
      numeroPagine
      nodes {
        ...readTempistiche_tempistica
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
  const dati = usePreloadedQuery<TempistichePageQuery>(query, riferimento)
  const letto = useMemo(() => readTempistiche(dati), [dati])
  const elenco = useUrlState(tempisticheUrlState)
  const { revalidate } = useRevalidator()
  const aperti = useOpenNodes(() => void revalidate())
  const albero = useTree(letto, elenco.valori)
  const { appresi, rileggi } = useTempiAppresi()
  const [dialogo, setDialogo] = useState(false)
  const perTempistica = useMemo(
    () => new Map((appresi ?? []).map((uno) => [appresoKey(uno.tempistica, uno.reparto), uno])),
    [appresi],
  )
  const proposti = appresi?.filter(isProposto).length ?? 0
  function nome(pk: number): string {
    const { tipiSerramento: tipi, codiciSerramento: codici, tempistiche } = letto
    const sua = tempistiche.nodes.find((una) => una.pk === pk)
    return sua ? ambitoName(ambitoOf(sua), { tipi, codici }) : `Tempistica ${pk}`
  }
  const { scheda } = elenco.valori
  const deiCodici = scheda === 'codici'
  return (
    <Page
      titolo="Tempistiche"
      conteggio={deiCodici ? letto.codiciSerramento.length : letto.tempistiche.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          {!deiCodici && appresi !== null && (
            <Button variant="outlined" startIcon={<School />} onClick={() => setDialogo(true)}>
              Tempi appresi{proposti > 0 ? ` (${proposti})` : ''}
            </Button>
          )}
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
            onChange={(_, nuova: TempisticheTabName) => elenco.imposta({ scheda: nuova, search: '' })}
            aria-label="Schede delle tempistiche"
          >
            {tempisticheTabNames.map((nome) => (
              <Tab
                key={nome}
                value={nome}
                label={TEMPISTICHE_TABS[nome]}
                id={`scheda-${nome}`}
                aria-controls={`pannello-${nome}`}
              />
            ))}
          </Tabs>
          <TempisticheFilters elenco={elenco} tipi={letto.tipiSerramento} mancanti={albero.mancanti} />
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
          <CodiciTab codici={letto.codiciSerramento} elenco={elenco} aperti={aperti} inAttesa={inAttesa} />
        ) : (
          <TempiAppresiContext value={perTempistica}>
            <TempisticheTab letto={letto} albero={albero} elenco={elenco} aperti={aperti} />
          </TempiAppresiContext>
        )}
      </Stack>
      {dialogo && (
        <TempiAppresiDialog
          appresi={appresi ?? []}
          nome={nome}
          onAccepted={() => {
            rileggi()
            void revalidate()
          }}
          onClose={() => setDialogo(false)}
        />
      )}
    </Page>
  )
}
