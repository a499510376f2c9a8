import Button from '@mui/material/Button'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import type { statoElenco } from '../statoElenco.ts'

interface Props {
  elenco: UrlState<typeof statoElenco>
  conAgente: boolean
}

/** In place of the table when it would be empty: no match for the filters, or nothing yet. */
export function Vuoto({ elenco: { attivi, azzera }, conAgente }: Props) {
  const filtrato = attivi.some((nome) => nome !== 'pagina' && nome !== 'ordina' && (conAgente || nome !== 'agente'))
  if (filtrato) {
    return (
      <EmptyState
        titolo="Nessun preventivo corrisponde ai filtri"
        testo="Prova con meno filtri o con altre parole."
        azione={
          <Button variant="outlined" onClick={() => azzera()}>
            Azzera filtri
          </Button>
        }
      />
    )
  }
  return conAgente ? (
    <EmptyState
      titolo="Nessun preventivo"
      testo="Qui compaiono le richieste inviate dal sito, appena arrivano."
      azione={
        <Button variant="outlined" href="/preventivo">
          Apri il modulo «Fai un preventivo»
        </Button>
      }
    />
  ) : (
    <EmptyState titolo="Nessun preventivo" testo="Qui compaiono i preventivi che ti vengono assegnati." />
  )
}
