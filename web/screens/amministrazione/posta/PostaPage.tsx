import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Cassetto } from '../../../ui/Cassetto.tsx'
import { useConferma } from '../../../ui/Conferma.tsx'
import { ListFilters } from '../../../ui/list/ListFilters.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useList } from '../../../ui/list/useList.ts'
import type { PostaPageQuery } from './__generated__/PostaPageQuery.graphql.ts'
import { colonneMail } from './colonne.tsx'
import { CassettoMail } from './dettaglio/CassettoMail.tsx'
import { LASCIARE } from './dettaglio/ModificaMail.tsx'
import { postaUrlState } from './postaUrlState.ts'
import { leggiMail } from './rigaMail.ts'
import { SchedaMail } from './SchedaMail.tsx'
import { paroleStato, statiMail } from './stati.ts'
import { usePostaInDiretta } from './usePostaInDiretta.ts'

const query = graphql`
  query PostaPageQuery($filtro: FiltroMail, $pagina: Int, $perPagina: Int, $ordinamento: [String!]) {
    postaConfigurata
    mails(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
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
  const list = useList({ url: postaUrlState, connection: mails, read: leggiMail })
  const { valori, imposta } = list.state
  usePostaInDiretta()
  const columns = useMemo(() => colonneMail(postaConfigurata), [postaConfigurata])
  const apri = (mail: number | null) => imposta({ mail, pagina: valori.pagina })
  const conferma = useConferma()
  const [sporca, setSporca] = useState(false)
  const chiudi = async () => {
    if (!sporca || (await conferma(LASCIARE))) apri(null)
  }
  return (
    <ListPage
      list={list}
      name="posta"
      title="Posta in uscita"
      waiting={inAttesa}
      columns={columns}
      table={{ onApri: ({ pk }) => apri(pk) }}
      card={(mail) => <SchedaMail mail={mail} configurata={postaConfigurata} />}
      filters={
        <>
          {!postaConfigurata && (
            <Alert severity="info">Nessun server di posta configurato: i messaggi restano qui, leggibili.</Alert>
          )}
          <ListFilters
            list={list}
            search="cerca"
            chips={{ stato: valori.stato && `Stato: ${paroleStato[valori.stato].parola}` }}
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
          </ListFilters>
        </>
      }
      empty={{
        titolo: 'Nessun messaggio',
        testo: 'Qui compaiono le mail ai clienti e agli agenti, da quando sono scritte a quando partono.',
      }}
      notFound={{ titolo: 'Nessun messaggio con questi filtri' }}
    >
      <Cassetto
        aperto={valori.mail !== null}
        titolo={`Messaggio n. ${valori.mail ?? ''}`}
        onChiudi={() => void chiudi()}
      >
        {valori.mail !== null && (
          <CassettoMail key={valori.mail} pk={valori.mail} configurata={postaConfigurata} onSporca={setSporca} />
        )}
      </Cassetto>
    </ListPage>
  )
}
