import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ordiniListUrl } from '../returnToList.ts'

/** In place of an order that does not exist, or that is not the user's to see: the two look the same. */
export function OrdineNotFound() {
  return (
    <Page title="Ordine non trovato">
      <EmptyState
        title="Questo ordine non esiste"
        text="Il numero è sbagliato, oppure l’ordine non è tra quelli che puoi vedere."
        action={
          <Button variant="contained" component={Link} to={ordiniListUrl()}>
            Lista ordini
          </Button>
        }
      />
    </Page>
  )
}
