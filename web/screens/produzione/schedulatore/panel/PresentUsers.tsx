import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Tooltip from '@mui/material/Tooltip'

/** Another window with the same order open. */
export interface PresentUser {
  key: string
  name: string
}

/** 'Anna Rossi' → 'AR'; a login name gives its first two letters. */
function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const letters = words.length > 1 ? `${words[0]?.[0]}${words.at(-1)?.[0]}` : (words[0] ?? '?').slice(0, 2)
  return letters.toUpperCase()
}

/** Other planners on the same order, as initials. */
export function PresentUsers({ present }: { present: readonly PresentUser[] }) {
  if (present.length === 0) return null
  return (
    <AvatarGroup
      max={4}
      sx={{ '& .MuiAvatar-root': { width: 24, height: 24, fontSize: 11, fontWeight: 650, bgcolor: 'secondary.main' } }}
    >
      {present.map(({ key, name }) => (
        <Tooltip key={key} title={`${name} sta guardando questo ordine`}>
          <Avatar role="img" aria-label={`${name} sta guardando questo ordine`}>
            {initialsOf(name)}
          </Avatar>
        </Tooltip>
      ))}
    </AvatarGroup>
  )
}
