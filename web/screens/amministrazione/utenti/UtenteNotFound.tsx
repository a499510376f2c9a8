import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'

/** In place of a user that does not exist. */
export function UtenteNotFound() {
  return (
    <Page title="Utente non trovato">
      <EmptyState
        title="Questo utente non esiste"
        text="Il numero è sbagliato, oppure l’utente è stato eliminato."
        action={
          <Button variant="contained" component={Link} to="/">
            Torna all’elenco
          </Button>
        }
      />
    </Page>
  )
}
