import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { Tabella } from '../../../ui/tabella/Tabella.tsx'
import { siNo } from '../../../ui/urlState.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { TokenPageQuery } from './__generated__/TokenPageQuery.graphql.ts'
import { ComeSiUsa } from './ComeSiUsa.tsx'
import { colonneToken, type RigaToken, SchedaToken } from './colonne.tsx'
import { NuovoToken } from './NuovoToken.tsx'
import { useRevoca } from './useRevoca.ts'

const query = graphql`
  query TokenPageQuery {
    apiTokens {
      pk
      nome
      prefisso
      scrittura
      introspezione
      creatoIl
      scadeIl
      ultimoUso
      revocatoIl
      motivoNonValido
      user {
        pk
        nome
        username
      }
      creatoDa {
        pk
        nome
        username
      }
    }
  }
`

/** A thousand at most: the list comes whole. */
const TUTTI = 1000

const statoToken = { revocati: siNo(false) }

/** Tokens of integrators: who has one, what it may do, when it was last used. */
export default function TokenPage() {
  const { riferimento, inAttesa } = useRouteQuery<TokenPageQuery>()
  const { apiTokens } = usePreloadedQuery<TokenPageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(statoToken)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [nuovo, setNuovo] = useState(false)
  const { revoca, inCorso } = useRevoca(rileggi)
  const colonne = useMemo(() => colonneToken(revoca, inCorso), [revoca, inCorso])
  const vivi = apiTokens.filter(({ revocatoIl }) => revocatoIl === null)
  const righe = valori.revocati ? apiTokens : vivi
  const crea = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setNuovo(true)}>
      Nuovo token
    </Button>
  )
  return (
    <Pagina
      titolo="Token"
      conteggio={vivi.length}
      inAttesa={inAttesa}
      azioni={crea}
      filtri={
        apiTokens.length > vivi.length && (
          <Box>
            <FormControlLabel
              label="Mostra i revocati"
              control={
                <Switch
                  checked={valori.revocati === true}
                  onChange={(_, revocati) => imposta({ revocati }, { sostituisci: true })}
                />
              }
            />
          </Box>
        )
      }
    >
      <Stack spacing={3}>
        <Tabella<RigaToken>
          nome="token"
          etichetta="Token"
          righe={righe}
          idRiga={(token) => token.pk}
          colonne={colonne}
          totale={righe.length}
          pagina={1}
          perPagina={TUTTI}
          onPagina={() => undefined}
          scheda={(token) => <SchedaToken token={token} onRevoca={revoca} inCorso={inCorso} />}
          vuoto={
            <EmptyState
              titolo="Nessun token"
              testo="Un token fa entrare un altro programma, con i permessi dell'utente a cui appartiene."
            />
          }
        />
        <ComeSiUsa />
      </Stack>
      {nuovo && <NuovoToken onCreato={rileggi} onChiudi={() => setNuovo(false)} />}
    </Pagina>
  )
}
