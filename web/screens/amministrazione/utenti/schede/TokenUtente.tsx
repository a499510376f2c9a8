import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { Tabella } from '../../../../ui/tabella/Tabella.tsx'
import { colonneToken, type RigaToken, SchedaToken } from '../../token/colonne.tsx'
import { NuovoToken } from '../../token/NuovoToken.tsx'
import { useRevoca } from '../../token/useRevoca.ts'
import type { Utente } from '../utente.ts'

/** The API tokens that act in a user's name. */
export function TokenUtente({ utente }: { utente: Utente }) {
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [nuovo, setNuovo] = useState(false)
  const { revoca, inCorso } = useRevoca(rileggi)
  const colonne = useMemo(
    () => colonneToken(revoca, inCorso).filter(({ field }) => field !== 'user'),
    [revoca, inCorso],
  )
  return (
    <Scheda
      titolo="Token"
      azioni={
        <Button startIcon={<Add />} onClick={() => setNuovo(true)} disabled={!utente.isActive}>
          Nuovo token
        </Button>
      }
    >
      <Tabella<RigaToken>
        nome="token-utente"
        etichetta="Token"
        righe={utente.apiTokens}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={utente.apiTokens.length}
        pagina={1}
        perPagina={1000}
        onPagina={() => undefined}
        scheda={(token) => <SchedaToken token={token} onRevoca={revoca} inCorso={inCorso} />}
        vuoto={
          <Typography color="textSecondary">
            Nessun token: nessun altro programma entra con i permessi di questo utente.
          </Typography>
        }
      />
      {nuovo && <NuovoToken utente={utente.pk} onCreato={rileggi} onChiudi={() => setNuovo(false)} />}
    </Scheda>
  )
}
