import Link from '@mui/material/Link'
import { useViewer } from '#shell/viewer.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import type { ShownUtente } from './utente.ts'

/** Who of the staff a user is, or the way to add it there: its name is there already. */
export function PersonaOfUtente({ utente }: { utente: ShownUtente }) {
  const { permessi } = useViewer()
  const { persona, pk, nome, appAccount, fornitore } = utente
  if (appAccount || fornitore || !permessi.adminPersonale) return null
  if (!persona)
    return (
      <Link href={`/planner/#/personale?${new URLSearchParams({ utente: String(pk), nome })}`}>
        Aggiungi al personale
      </Link>
    )
  return (
    <>
      <Link href={`/planner/#/personale/${persona.pk}`}>{`Personale: ${persona.nome}`}</Link>
      {persona.nome !== nome && <StatusChip word="Nomi diversi" tone="attenzione" />}
    </>
  )
}
