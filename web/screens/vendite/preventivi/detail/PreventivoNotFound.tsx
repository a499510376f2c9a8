import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { preventiviListUrl } from '../returnToList.ts'

/** In place of a quote that does not exist, or that is not the user's to see: the two look the same. */
export function PreventivoNotFound() {
  return (
    <Page title="Preventivo non trovato">
      <EmptyState
        title="Questo preventivo non esiste"
        text="Il numero è sbagliato, oppure il preventivo non è tra quelli che puoi vedere."
        action={
          <Button variant="contained" component={Link} to={preventiviListUrl()}>
            Torna all’elenco
          </Button>
        }
      />
    </Page>
  )
}
