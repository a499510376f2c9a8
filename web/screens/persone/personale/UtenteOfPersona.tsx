import Link from '@mui/material/Link'
import { useViewer } from '#shell/viewer.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import type { PersonaRow } from './PersonaRow.tsx'

/** Address at which a user is made of a person: its name is there already. */
const newUtentePath = ({ pk, nome }: Pick<PersonaRow, 'pk' | 'nome'>) =>
  `/utenti/#/create?${new URLSearchParams({ persona: String(pk), nome })}`

/** The user of a person, or the way to make one; for who administers users a link. */
export function UtenteOfPersona({ persona }: { persona: PersonaRow }) {
  const { permessi } = useViewer()
  const { utentePk, nomeUtente, nome } = persona
  if (utentePk === null || utentePk === undefined)
    return permessi.adminUsers ? <Link href={newUtentePath(persona)}>Crea il suo utente</Link> : null
  const isOtherName = nomeUtente !== nome
  return (
    <>
      {permessi.adminUsers ? (
        <Link href={`/utenti/#/${utentePk}`}>{`Utente: ${nomeUtente}`}</Link>
      ) : (
        <span>{`Utente: ${nomeUtente}`}</span>
      )}
      {isOtherName && <StatusChip word="Nomi diversi" tone="attenzione" />}
    </>
  )
}
