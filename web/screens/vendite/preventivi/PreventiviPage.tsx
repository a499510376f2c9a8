import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useList } from '../../../ui/list/useList.ts'
import { useLampo } from '../../../ui/tabella/useLampo.ts'
import { useScorrimento } from '../../../ui/tabella/useScorrimento.ts'
import { Viste } from '../../ordini/viste/Viste.tsx'
import type { PreventiviPageQuery } from './__generated__/PreventiviPageQuery.graphql.ts'
import { colonneNascoste, colonnePreventivi } from './elenco/colonne.tsx'
import { leggiRiga } from './elenco/rigaPreventivo.ts'
import { SchedaPreventivo } from './elenco/SchedaPreventivo.tsx'
import { usePreventiviInDiretta } from './elenco/usePreventiviInDiretta.ts'
import { useSelezione } from './elenco/useSelezione.ts'
import { FiltriPreventivi } from './filtri/FiltriPreventivi.tsx'
import { AzioniMultiple } from './multipli/AzioniMultiple.tsx'
import { preventiviUrlState } from './preventiviUrlState.ts'
import { DALL_ELENCO, ricordaElenco } from './ritorno.ts'
import { useScelte } from './scelte.ts'

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
          ...rigaPreventivo_preventivo
        }
      }
    }
  }
`

/** Quotes: filters, table, bulk actions, live. */
export default function PreventiviPage() {
  const { riferimento, inAttesa } = useRouteQuery<PreventiviPageQuery>()
  // Before the list is waited for, so that both are on their way.
  const scelte = useScelte(riferimento.fetchKey)
  const { preventivi, configurazione } = usePreloadedQuery<PreventiviPageQuery>(query, riferimento)
  const { adminPreventivi } = useViewer().permessi
  const list = useList({ url: preventiviUrlState, connection: preventivi, read: leggiRiga })
  const { imposta, valori } = list.state
  const stato = adminPreventivi ? valori : { ...valori, agente: null }
  const { pagina, ordina, righe: _righe, ...filtri } = stato
  const { search } = useLocation()
  const naviga = useNavigate()
  useEffect(() => ricordaElenco(search), [search])

  const colonne = useMemo(() => colonnePreventivi(adminPreventivi), [adminPreventivi])
  const media = useMediaQuery('(min-width:1200px)', { noSsr: true })
  const larga = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const selezione = useSelezione(list.rows, JSON.stringify(filtri))
  const { contenitore, scorsa } = useScorrimento()
  const { lampi, lampeggia } = useLampo()
  const [annuncio, setAnnuncio] = useState('')
  const perPagina = configurazione.pageSizePreventivi
  const { nuovi, dimentica, rileggi } = usePreventiviInDiretta({
    sguardo: () => ({ stato, righe: list.rows, perPagina, scorsa: scorsa() }),
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

  return (
    <ListPage
      list={list}
      name="preventivi"
      title="Preventivi"
      waiting={inAttesa}
      columns={colonne}
      table={{
        perPagina,
        nascoste: colonneNascoste(larga ? 'larga' : media ? 'media' : 'stretta'),
        selezione: adminPreventivi ? selezione.chiavi : undefined,
        onSelezione: adminPreventivi ? selezione.imposta : undefined,
        onApri: ({ pk }) => void naviga(`/${pk}`, { state: DALL_ELENCO }),
        href: ({ pk }) => `#/${pk}`,
      }}
      flashes={lampi}
      rowClass={({ eliminato }) => eliminato && 'riga-eliminata'}
      frame={{ ref: contenitore }}
      card={(riga) => <SchedaPreventivo riga={riga} conAgente={adminPreventivi} />}
      beside={
        <>
          <Viste elenco="preventivi" schema={preventiviUrlState.schema} />
          {nuovi.size > 0 && (
            <Button variant="outlined" startIcon={<ArrowUpward />} onClick={mostraNuovi}>
              {formatoConta(nuovi.size, 'nuovo preventivo', 'nuovi preventivi')}
            </Button>
          )}
        </>
      }
      filters={<FiltriPreventivi elenco={list.state} scelte={scelte} conAgente={adminPreventivi} totale={list.total} />}
      empty={{
        titolo: 'Nessun preventivo',
        ...(adminPreventivi
          ? {
              testo: 'Qui compaiono le richieste inviate dal sito, appena arrivano.',
              azione: (
                <Button variant="outlined" href="/preventivo">
                  Apri il modulo «Fai un preventivo»
                </Button>
              ),
            }
          : { testo: 'Qui compaiono i preventivi che ti vengono assegnati.' }),
      }}
      notFound={{
        titolo: 'Nessun preventivo corrisponde ai filtri',
        testo: 'Prova con meno filtri o con altre parole.',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {annuncio || (nuovi.size > 0 && formatoConta(nuovi.size, 'nuovo preventivo', 'nuovi preventivi'))}
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
    </ListPage>
  )
}
