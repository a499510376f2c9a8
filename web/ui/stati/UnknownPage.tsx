import SearchOff from '@mui/icons-material/SearchOff'
import { HomeButton } from './HomeButton.tsx'
import { StateMessage } from './StateMessage.tsx'

/** Instead of a page whose address nobody knows. */
export function UnknownPage() {
  return (
    <StateMessage
      pagina
      icona={<SearchOff />}
      titolo="Pagina non trovata"
      testo="L’indirizzo è sbagliato, oppure la pagina non c’è più."
      azione={<HomeButton />}
    />
  )
}
