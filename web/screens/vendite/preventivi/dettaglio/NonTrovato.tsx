import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Pagina } from '../../../../ui/Pagina.tsx'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import { indirizzoElenco } from '../ritorno.ts'

/** In place of a quote that does not exist, or that is not the user's to see: the two look the same. */
export function NonTrovato() {
  return (
    <Pagina titolo="Preventivo non trovato">
      <EmptyState
        titolo="Questo preventivo non esiste"
        testo="Il numero è sbagliato, oppure il preventivo non è tra quelli che puoi vedere."
        azione={
          <Button variant="contained" component={Link} to={indirizzoElenco()}>
            Torna all’elenco
          </Button>
        }
      />
    </Pagina>
  )
}
