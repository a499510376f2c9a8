import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import { ARRIVATO } from '../../../../server/acquisti/ordiniFornitore/rules.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { Esporta } from '../../../ui/export/Esporta.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { stileRighe } from '../../../ui/tabella/stileRighe.ts'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { useLampo } from '../../../ui/tabella/useLampo.ts'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { OrdiniFornitorePageQuery } from './__generated__/OrdiniFornitorePageQuery.graphql.ts'
import { useAzioniFornitura } from './azioni/useAzioniFornitura.ts'
import { chipFiltri } from './elenco/chip.ts'
import { colonneFornitura, NASCOSTE } from './elenco/colonne.tsx'
import { Filtri } from './elenco/Filtri.tsx'
import { leggiRiga, type RigaFornitura } from './elenco/riga.ts'
import { Scheda } from './elenco/Scheda.tsx'
import { indirizzoExcel, nomiFiltri, ordinamenti, RIGHE_PAGINA, statoElenco } from './elenco/statoElenco.ts'
import { useFornitureInDiretta } from './elenco/useFornitureInDiretta.ts'
import { Dialoghi, type DialogoAperto } from './modulo/Dialoghi.tsx'

const query = graphql`
  query OrdiniFornitorePageQuery(
    $filtro: FiltroOrdiniFornitore
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [String!]
  ) {
    ordiniFornitore(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          id
          ...riga_ordineFornitore
        }
      }
    }
    materiali(perPagina: 1000) {
      nodes {
        nome
      }
    }
    fornitori(perPagina: 1000) {
      nodes {
        pk
        nome
        tipologia
        isDefault
      }
    }
    valoriStato {
      pk
      contesto
      nome
    }
    dominioOrdini {
      agenti {
        pk
        user {
          nome
        }
      }
    }
  }
`

const righePagina = RIGHE_PAGINA.map(Number)

/** The supplier orders of all orders: filters, table, states, add and edit, live. */
export default function OrdiniFornitorePage() {
  const { riferimento, inAttesa } = useRouteQuery<OrdiniFornitorePageQuery>()
  const dati = usePreloadedQuery<OrdiniFornitorePageQuery>(query, riferimento)
  const { ordiniFornitore, materiali, fornitori, valoriStato, dominioOrdini } = dati
  const { permessi } = useViewer()
  const elenco = useUrlState(statoElenco)
  const { valori: stato, imposta, azzera } = elenco
  const { search } = useLocation()
  const [aperto, setAperto] = useState<DialogoAperto | null>(null)
  const { lampi, lampeggia } = useLampo()
  const { rileggi } = useFornitureInDiretta(({ pk }) => lampeggia(pk))
  const { elimina, segna } = useAzioniFornitura(rileggi)

  const righe = useMemo(() => ordiniFornitore.edges.map(({ node }) => leggiRiga(node)), [ordiniFornitore.edges])
  const { adminOrders, viewAgenteOnOrders, viewOrders, adminOrdiniFornitore, updateStatoFasiOrdineFornitore } = permessi
  const colonne = useMemo(
    () =>
      colonneFornitura({
        importi: adminOrders,
        agente: viewAgenteOnOrders,
        ordini: viewOrders,
        stato: updateStatoFasiOrdineFornitore ? (riga) => setAperto({ dialogo: 'stato', riga }) : undefined,
        passo: updateStatoFasiOrdineFornitore ? segna : undefined,
        modifica: adminOrdiniFornitore ? (riga) => setAperto({ dialogo: 'modifica', riga }) : undefined,
        elimina: adminOrdiniFornitore ? elimina : undefined,
      }),
    [adminOrders, viewAgenteOnOrders, viewOrders, adminOrdiniFornitore, updateStatoFasiOrdineFornitore, segna, elimina],
  )
  const stati = valoriStato.filter(({ contesto }) => contesto === 'ordine_fornitore').map(({ nome }) => nome)
  const scelte = {
    tipologie: materiali.nodes.map(({ nome }) => nome),
    stati,
    statiMateriali: valoriStato.filter(({ contesto }) => contesto === 'materiali'),
    agenti: dominioOrdini.agenti?.map(({ pk, user }) => ({ pk, nome: user.nome })) ?? null,
  }
  const commessa = righe.find(({ ordinePk }) => ordinePk === stato.ordine)?.ordine.numeroCommessa ?? null
  const chip = chipFiltri(stato, { ...scelte, commessa })

  // Rows were deleted, or the address is old: the last page there is takes its place.
  if (stato.pagina > ordiniFornitore.numeroPagine && !inAttesa) {
    const corretta = scriviUrl(statoElenco, new URLSearchParams(search), { pagina: ordiniFornitore.numeroPagine })
    return <Navigate to={`/ordini-fornitore?${corretta}`} replace />
  }
  // A row opens what the user may do with it.
  const apri = adminOrdiniFornitore
    ? (riga: RigaFornitura) => setAperto({ dialogo: 'modifica', riga })
    : updateStatoFasiOrdineFornitore
      ? (riga: RigaFornitura) => setAperto({ dialogo: 'stato', riga })
      : undefined
  const aggiungi = adminOrdiniFornitore && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAperto({ dialogo: 'nuovo' })}>
      Aggiungi ordine fornitore
    </Button>
  )
  return (
    <Pagina
      titolo="Ordini fornitore"
      conteggio={ordiniFornitore.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <>
          <Esporta
            nomi={['ordine fornitore', 'ordini fornitore']}
            disabled={ordiniFornitore.totalCount === 0}
            indirizzo={() => indirizzoExcel(stato)}
          />
          {aggiungi}
        </>
      }
      filtri={<Filtri elenco={elenco} scelte={scelte} chip={chip} totale={ordiniFornitore.totalCount} />}
    >
      <Box
        sx={[
          { flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' },
          stileRighe,
          // An inner shadow, not a background: the sticky first column has an opaque one of its own.
          (theme) => ({
            '& .riga-arrivata .MuiDataGrid-cell, & [role="listitem"]:has(.scheda-arrivata)': {
              boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${theme.vars?.palette.success.main} 13%, transparent)`,
            },
          }),
        ]}
      >
        <Tabella<RigaFornitura>
          nome="ordini-fornitore"
          etichetta="Ordini fornitore"
          righe={righe}
          idRiga={({ pk }) => pk}
          colonne={colonne}
          nascoste={NASCOSTE}
          totale={ordiniFornitore.totalCount}
          pagina={stato.pagina}
          perPagina={Number(stato.righe)}
          onPagina={(pagina) => imposta({ pagina })}
          righePagina={righePagina}
          onPerPagina={(quante) => imposta({ righe: `${quante}` as (typeof RIGHE_PAGINA)[number], pagina: 1 })}
          ordinamenti={ordinamenti}
          ordinamento={stato.ordina}
          onOrdinamento={(ordina) => imposta({ ordina, pagina: 1 })}
          inAttesa={inAttesa}
          onApri={apri}
          classeRiga={({ pk, statoNome }) =>
            [lampi.has(pk) && 'riga-lampo', statoNome === ARRIVATO && 'riga-arrivata'].filter(Boolean).join(' ')
          }
          scheda={(riga) => (
            <Box className={riga.statoNome === ARRIVATO ? 'scheda-arrivata' : undefined}>
              <Scheda riga={riga} />
            </Box>
          )}
          vuoto={
            chip.length > 0 || stato.search !== '' ? (
              <EmptyState
                titolo="Nessun ordine fornitore trovato"
                testo="Prova con meno filtri o con altre parole."
                azione={
                  <Button variant="outlined" onClick={() => azzera(nomiFiltri)}>
                    Azzera filtri
                  </Button>
                }
              />
            ) : (
              <EmptyState
                titolo="Nessun ordine fornitore"
                testo="Qui compare quello che si ordina ai fornitori, con le consegne previste e quelle effettive."
                azione={aggiungi || undefined}
              />
            )
          }
        />
      </Box>
      {aperto && (
        <Dialoghi
          key={aperto.dialogo === 'nuovo' ? 'nuovo' : `${aperto.dialogo} ${aperto.riga.pk}`}
          aperto={aperto}
          scelte={{ tipologie: scelte.tipologie, fornitori: fornitori.nodes, stati }}
          onElimina={elimina}
          onChiudi={() => setAperto(null)}
          onSalvato={() => {
            setAperto(null)
            rileggi()
          }}
        />
      )}
    </Pagina>
  )
}
