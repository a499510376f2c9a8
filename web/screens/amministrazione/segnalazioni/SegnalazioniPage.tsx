import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Cassetto } from '../../../ui/Cassetto.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { SegnalazioniPageQuery } from './__generated__/SegnalazioniPageQuery.graphql.ts'
import { CassettoSegnalazione } from './CassettoSegnalazione.tsx'
import { colonne, type RigaSegnalazione, SchedaSegnalazione } from './colonne.tsx'
import { origini, parolaOrigine } from './origini.ts'
import { ordinamenti, PER_PAGINA, statoSegnalazioni } from './statoSegnalazioni.ts'

const query = graphql`
  query SegnalazioniPageQuery($filtro: FiltroSegnalazioni, $pagina: Int, $perPagina: Int, $ordinamento: [String!]) {
    segnalazioni(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      edges {
        node {
          id
          pk
          il
          origine
          messaggio
          url
          requestId
          user {
            nome
          }
        }
      }
    }
  }
`

/** Faults that the server and the pages met, the newest first. */
export default function SegnalazioniPage() {
  const { riferimento, inAttesa } = useRouteQuery<SegnalazioniPageQuery>()
  const { segnalazioni } = usePreloadedQuery<SegnalazioniPageQuery>(query, riferimento)
  const { valori, attivi, imposta, azzera } = useUrlState(statoSegnalazioni)
  const { revalidate } = useRevalidator()
  const apri = (segnalazione: number | null) => imposta({ segnalazione, pagina: valori.pagina })
  const filtrata = attivi.includes('origine') || attivi.includes('cerca')
  return (
    <Pagina
      titolo="Segnalazioni"
      conteggio={segnalazioni.totalCount}
      inAttesa={inAttesa}
      piena
      azioni={
        <Button variant="outlined" startIcon={<Refresh />} onClick={() => void revalidate()}>
          Aggiorna
        </Button>
      }
      filtri={
        <BarraFiltri
          cerca={{
            valore: valori.cerca,
            onCambia: (cerca) => imposta({ cerca }, { sostituisci: true }),
            etichetta: 'Messaggio o richiesta',
          }}
          attivi={
            valori.origine === ''
              ? []
              : [
                  {
                    nome: 'origine',
                    etichetta: `Origine: ${parolaOrigine(valori.origine).parola}`,
                    togli: () => azzera(['origine']),
                  },
                ]
          }
          onAzzera={() => azzera(['origine', 'cerca'])}
        >
          <TextField
            select
            label="Origine"
            value={valori.origine}
            onChange={({ target }) => imposta({ origine: origini.find((una) => una === target.value) ?? '' })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 150 }}
          >
            <option value="">Tutte</option>
            {origini.map((origine) => (
              <option key={origine} value={origine}>
                {parolaOrigine(origine).parola}
              </option>
            ))}
          </TextField>
        </BarraFiltri>
      }
    >
      <Tabella<RigaSegnalazione>
        nome="segnalazioni"
        etichetta="Segnalazioni"
        righe={segnalazioni.edges.map(({ node }) => node)}
        idRiga={(riga) => riga.id}
        colonne={colonne}
        totale={segnalazioni.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={(riga) => apri(riga.pk)}
        scheda={(riga) => <SchedaSegnalazione riga={riga} />}
        vuoto={
          filtrata ? (
            <EmptyState
              titolo="Nessuna segnalazione con questi filtri"
              azione={<Button onClick={() => azzera(['origine', 'cerca'])}>Azzera filtri</Button>}
            />
          ) : (
            <EmptyState
              titolo="Nessuna segnalazione"
              testo="Qui compaiono i guasti del server e delle pagine, con quello che serve per capirli."
            />
          )
        }
      />
      <Cassetto
        aperto={valori.segnalazione !== null}
        titolo={`Segnalazione n. ${valori.segnalazione ?? ''}`}
        onChiudi={() => apri(null)}
      >
        {valori.segnalazione !== null && <CassettoSegnalazione key={valori.segnalazione} pk={valori.segnalazione} />}
      </Cassetto>
    </Pagina>
  )
}
