import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import { stileRighe } from '../../../ui/tabella/stileRighe.ts'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { useLampo } from '../../../ui/tabella/useLampo.ts'
import { useScorrimento } from '../../../ui/tabella/useScorrimento.ts'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { Viste } from '../../ordini/viste/Viste.tsx'
import type { PreventiviPageQuery } from './__generated__/PreventiviPageQuery.graphql.ts'
import { colonneNascoste, colonnePreventivi } from './elenco/colonne.tsx'
import { leggiRiga, type RigaPreventivo } from './elenco/rigaPreventivo.ts'
import { SchedaPreventivo } from './elenco/SchedaPreventivo.tsx'
import { usePreventiviInDiretta } from './elenco/usePreventiviInDiretta.ts'
import { useSelezione } from './elenco/useSelezione.ts'
import { Vuoto } from './elenco/Vuoto.tsx'
import { FiltriPreventivi } from './filtri/FiltriPreventivi.tsx'
import { AzioniMultiple } from './multipli/AzioniMultiple.tsx'
import { DALL_ELENCO, ricordaElenco } from './ritorno.ts'
import { useScelte } from './scelte.ts'
import { ordinamenti, statoElenco } from './statoElenco.ts'

const query = graphql`
  query PreventiviPageQuery($filtro: FiltroPreventivi, $pagina: Int!, $ordinamento: [String!]) {
    configurazione {
      pageSizePreventivi
    }
    preventivi(filtro: $filtro, pagina: $pagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          ...rigaPreventivo_preventivo
        }
      }
    }
  }
`

/** Quote list: filters, table, bulk actions, live. */
export default function PreventiviPage() {
  const { riferimento, inAttesa } = useRouteQuery<PreventiviPageQuery>()
  // Before the list is waited for, so that both are on their way.
  const scelte = useScelte(riferimento.fetchKey)
  const { preventivi, configurazione } = usePreloadedQuery<PreventiviPageQuery>(query, riferimento)
  const { adminPreventivi } = useViewer().permessi
  const elenco = useUrlState(statoElenco)
  const { imposta } = elenco
  const stato = adminPreventivi ? elenco.valori : { ...elenco.valori, agente: null }
  const { pagina, ordina, ...filtri } = stato
  const { search } = useLocation()
  const naviga = useNavigate()
  useEffect(() => ricordaElenco(search), [search])

  const righe = useMemo(() => preventivi.edges.map(({ node }) => leggiRiga(node)), [preventivi.edges])
  const colonne = useMemo(() => colonnePreventivi(adminPreventivi), [adminPreventivi])
  const media = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const larga = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const selezione = useSelezione(righe, JSON.stringify(filtri))
  const { contenitore, scorsa } = useScorrimento()
  const { lampi, lampeggia } = useLampo()
  const [annuncio, setAnnuncio] = useState('')
  const perPagina = configurazione.pageSizePreventivi
  const { nuovi, dimentica, rileggi } = usePreventiviInDiretta({
    sguardo: () => ({ stato, righe, perPagina, scorsa: scorsa() }),
    onCambiato(riga, reazione) {
      selezione.aggiorna(riga)
      lampeggia(riga.pk)
      if (reazione === 'rileggi' && riga.versione === 1) setAnnuncio(`Nuovo preventivo di ${riga.nomeCognome}`)
    },
  })

  function mostraNuovi() {
    dimentica()
    if (pagina === 1 && ordina === '') {
      contenitore.current?.querySelector('.MuiDataGrid-virtualScroller, [role="list"]')?.scrollTo({ top: 0 })
      rileggi()
    } else imposta({ pagina: 1, ordina: '' })
  }

  // Rows were deleted, or the address is old: the last page there is takes its place.
  if (pagina > preventivi.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: preventivi.numeroPagine })
    return <Navigate to={`/?${corretta}`} replace />
  }
  return (
    <Pagina
      titolo="Preventivi"
      conteggio={preventivi.totalCount}
      inAttesa={inAttesa}
      piena
      accanto={
        <>
          <Viste elenco="preventivi" schema={statoElenco} />
          {nuovi.size > 0 && (
            <Button variant="outlined" startIcon={<ArrowUpward />} onClick={mostraNuovi}>
              {formatoConta(nuovi.size, 'nuovo preventivo', 'nuovi preventivi')}
            </Button>
          )}
        </>
      }
      filtri={
        <FiltriPreventivi elenco={elenco} scelte={scelte} conAgente={adminPreventivi} totale={preventivi.totalCount} />
      }
    >
      <Box role="status" sx={visuallyHidden}>
        {annuncio || (nuovi.size > 0 && formatoConta(nuovi.size, 'nuovo preventivo', 'nuovi preventivi'))}
      </Box>
      <Box
        ref={contenitore}
        sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, stileRighe]}
      >
        <Tabella<RigaPreventivo>
          nome="preventivi"
          etichetta="Preventivi"
          righe={righe}
          idRiga={({ pk }) => pk}
          colonne={colonne}
          nascoste={colonneNascoste(larga ? 'larga' : media ? 'media' : 'stretta')}
          totale={preventivi.totalCount}
          pagina={pagina}
          perPagina={perPagina}
          onPagina={(nuova) => imposta({ pagina: nuova })}
          ordinamenti={ordinamenti}
          ordinamento={ordina}
          onOrdinamento={(nuovo) => imposta({ ordina: nuovo })}
          inAttesa={inAttesa}
          selezione={adminPreventivi ? selezione.chiavi : undefined}
          onSelezione={adminPreventivi ? selezione.imposta : undefined}
          onApri={({ pk }) => naviga(`/${pk}`, { state: DALL_ELENCO })}
          href={({ pk }) => `#/${pk}`}
          classeRiga={({ pk, eliminato }) =>
            [lampi.has(pk) && 'riga-lampo', eliminato && 'riga-eliminata'].filter(Boolean).join(' ')
          }
          scheda={(riga) => (
            <Box className={lampi.has(riga.pk) ? 'scheda-lampo' : undefined}>
              <SchedaPreventivo riga={riga} conAgente={adminPreventivi} />
            </Box>
          )}
          vuoto={<Vuoto elenco={elenco} conAgente={adminPreventivi} />}
        />
      </Box>
      {adminPreventivi && (
        <AzioniMultiple
          scelti={selezione.scelti}
          scelte={scelte}
          onFatti={selezione.togli}
          onSvuota={selezione.svuota}
          rileggi={rileggi}
        />
      )}
    </Pagina>
  )
}
