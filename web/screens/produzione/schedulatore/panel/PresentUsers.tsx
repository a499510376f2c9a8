import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Tooltip from '@mui/material/Tooltip'

/** Another window with the same order open. */
export interface PresentUser {
  chiave: string
  nome: string
}

/** 'Anna Rossi' → 'AR'; a login name gives its first two letters. */
function initialsOf(nome: string): string {
  const parole = nome
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const lettere = parole.length > 1 ? `${parole[0]?.[0]}${parole.at(-1)?.[0]}` : (parole[0] ?? '?').slice(0, 2)
  return lettere.toUpperCase()
}

/** Other planners on the same order, as initials. */
export function PresentUsers({ presenti }: { presenti: readonly PresentUser[] }) {
  if (presenti.length === 0) return null
  return (
    <AvatarGroup
      max={4}
      sx={{ '& .MuiAvatar-root': { width: 24, height: 24, fontSize: 11, fontWeight: 650, bgcolor: 'secondary.main' } }}
    >
      {presenti.map(({ chiave, nome }) => (
        <Tooltip key={chiave} title={`${nome} sta guardando questo ordine`}>
          <Avatar role="img" aria-label={`${nome} sta guardando questo ordine`}>
            {initialsOf(nome)}
          </Avatar>
        </Tooltip>
      ))}
    </AvatarGroup>
  )
}
