import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Cassetto } from '../../../ui/Cassetto.tsx'
import { useConferma } from '../../../ui/Conferma.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { PostaPageQuery } from './__generated__/PostaPageQuery.graphql.ts'
import { colonneMail } from './colonne.tsx'
import { CassettoMail } from './dettaglio/CassettoMail.tsx'
import { LASCIARE } from './dettaglio/ModificaMail.tsx'
import { leggiMail, type RigaMail } from './rigaMail.ts'
import { SchedaMail } from './SchedaMail.tsx'
import { paroleStato, statiMail } from './stati.ts'
import { ordinamenti, PER_PAGINA, statoPosta } from './statoPosta.ts'
import { usePostaInDiretta } from './usePostaInDiretta.ts'

const query = graphql`
  query PostaPageQuery($filtro: FiltroMail, $pagina: Int, $perPagina: Int, $ordinamento: [String!]) {
    postaConfigurata
    mails(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      edges {
        node {
          ...rigaMail_mail
        }
      }
    }
  }
`

/** The outbox: what waits, what left, what did not and why. */
export default function PostaPage() {
  const { riferimento, inAttesa } = useRouteQuery<PostaPageQuery>()
  const { mails, postaConfigurata } = usePreloadedQuery<PostaPageQuery>(query, riferimento)
  const { valori, attivi, imposta, azzera } = useUrlState(statoPosta)
  usePostaInDiretta()
  const colonne = useMemo(() => colonneMail(postaConfigurata), [postaConfigurata])
  const apri = (mail: number | null) => imposta({ mail, pagina: valori.pagina })
  const conferma = useConferma()
  const [sporca, setSporca] = useState(false)
  const chiudi = async () => {
    if (!sporca || (await conferma(LASCIARE))) apri(null)
  }
  const filtrata = attivi.includes('stato') || attivi.includes('cerca')
  return (
    <Pagina
      titolo="Posta in uscita"
      conteggio={mails.totalCount}
      inAttesa={inAttesa}
      piena
      filtri={
        <>
          {!postaConfigurata && (
            <Alert severity="info">Nessun server di posta configurato: i messaggi restano qui, leggibili.</Alert>
          )}
          <BarraFiltri
            cerca={{ valore: valori.cerca, onCambia: (cerca) => imposta({ cerca }, { sostituisci: true }) }}
            attivi={
              valori.stato === ''
                ? []
                : [
                    {
                      nome: 'stato',
                      etichetta: `Stato: ${paroleStato[valori.stato].parola}`,
                      togli: () => azzera(['stato']),
                    },
                  ]
            }
            onAzzera={() => azzera(['stato', 'cerca'])}
          >
            <TextField
              select
              label="Stato"
              value={valori.stato}
              onChange={({ target }) => imposta({ stato: statiMail.find((stato) => stato === target.value) ?? '' })}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              sx={{ minWidth: 150 }}
            >
              <option value="">Tutti</option>
              {statiMail.map((stato) => (
                <option key={stato} value={stato}>
                  {paroleStato[stato].parola}
                </option>
              ))}
            </TextField>
          </BarraFiltri>
        </>
      }
    >
      <Tabella<RigaMail>
        nome="posta"
        etichetta="Posta in uscita"
        righe={mails.edges.map(({ node }) => leggiMail(node))}
        idRiga={(mail) => mail.id}
        colonne={colonne}
        totale={mails.totalCount}
        pagina={valori.pagina}
        perPagina={PER_PAGINA}
        onPagina={(pagina) => imposta({ pagina })}
        ordinamenti={ordinamenti}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        onApri={(mail) => apri(mail.pk)}
        scheda={(mail) => <SchedaMail mail={mail} configurata={postaConfigurata} />}
        vuoto={
          filtrata ? (
            <EmptyState
              titolo="Nessun messaggio con questi filtri"
              azione={<Button onClick={() => azzera(['stato', 'cerca'])}>Azzera filtri</Button>}
            />
          ) : (
            <EmptyState
              titolo="Nessun messaggio"
              testo="Qui compaiono le mail ai clienti e agli agenti, da quando sono scritte a quando partono."
            />
          )
        }
      />
      <Cassetto
        aperto={valori.mail !== null}
        titolo={`Messaggio n. ${valori.mail ?? ''}`}
        onChiudi={() => void chiudi()}
      >
        {valori.mail !== null && (
          <CassettoMail key={valori.mail} pk={valori.mail} configurata={postaConfigurata} onSporca={setSporca} />
        )}
      </Cassetto>
    </Pagina>
  )
}
