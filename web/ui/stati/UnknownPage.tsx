import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import { StateMessage } from './StateMessage.tsx'

/** Instead of a page whose address nobody knows. */
export function UnknownPage() {
  return (
    <StateMessage
      pagina
      icona={<SearchOff />}
      titolo="Pagina non trovata"
      testo="L’indirizzo è sbagliato, oppure la pagina non c’è più."
      azione={
        <Button variant="outlined" href="/">
          Vai alla home
        </Button>
      }
    />
  )
}
