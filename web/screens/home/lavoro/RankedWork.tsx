import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ShellLink } from '#shell/ShellLink.tsx'
import { StateTabs } from '#ui/list/StateTabs.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { WithDates } from '#ui/Values.tsx'
import { type RankedRow, rankedRows, type WorkKind } from './work.ts'

/** Rows before the others are asked for. */
const FIRST = 15

const riga = {
  display: 'grid',
  // On a phone two lines: what it is about, then why; the button beside both.
  gridTemplateColumns: { xs: '24px minmax(0, 1fr) auto', sm: '24px minmax(0, 1fr) auto 116px' },
  columnGap: 1,
  alignItems: 'center',
  px: { xs: 1.5, sm: 2 },
  py: 0.5,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { backgroundColor: 'action.hover' },
} as const

/** A line of text that is cut rather than wrapped. */
const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Paper has no tip that says the rest.
  '@media print': { overflow: 'visible', whiteSpace: 'normal' },
} as const

interface Props {
  /** As they weigh, without those of no rows. */
  kinds: readonly WorkKind[]
  chosen: string | null
  onChoose: (title: string | null) => void
}

/** What waits in one list, the most pressing first, each row with what to do about it; its kinds are its filters. */
export function RankedWork({ kinds, chosen, onChoose }: Props) {
  const [whole, setWhole] = useState(false)
  const one = kinds.find(({ title }) => title === chosen)
  const rows = rankedRows(kinds, one ? chosen : null)
  const shown = one || whole ? rows : rows.slice(0, FIRST)
  const tabs = [
    { value: null, word: 'Tutto', count: kinds.reduce((sum, { totale }) => sum + totale, 0) },
    ...kinds.map(({ title, totale }) => ({ value: title, word: title, count: totale })),
  ]
  return (
    <>
      <StateTabs label="Che cosa aspetta" tabs={tabs} chosen={one ? chosen : null} onChoose={onChoose} />
      <Card sx={{ mt: 1.5 }}>
        <Box component="ul" aria-label={one?.title ?? 'Da fare'} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((row) => (
            <Riga key={`${row.kind.title} ${row.key}`} row={row} />
          ))}
        </Box>
        {(one?.all || shown.length < rows.length) && (
          <Box sx={{ px: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            {one?.all ? (
              <Link
                component={ShellLink}
                href={one.all}
                variant="body2"
                aria-label={`${see(one)}: ${one.title}`}
                sx={{ '@media (pointer: coarse)': { lineHeight: '44px' } }}
              >
                {see(one)}
              </Link>
            ) : (
              <Button onClick={() => setWhole(true)}>Mostra altri {rows.length - shown.length}</Button>
            )}
          </Box>
        )}
      </Card>
    </>
  )
}

const see = ({ feminine }: WorkKind) => (feminine ? 'Vedi tutte' : 'Vedi tutti')

function Riga({ row: { kind, title, href, text, stato, rimedio } }: { row: RankedRow }) {
  return (
    <Box component="li" sx={riga}>
      <Box
        role="img"
        aria-label={kind.title}
        title={kind.title}
        sx={{
          display: 'flex',
          color: kind.tone ? `${kind.tone}.main` : 'text.secondary',
          '& svg': { fontSize: 20 },
        }}
      >
        {kind.icon}
      </Box>
      <Box
        sx={{
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 1,
          alignItems: { sm: 'baseline' },
        }}
      >
        <Link
          component={ShellLink}
          href={href}
          color="inherit"
          title={title}
          sx={{ ...cut, fontWeight: 550, flexShrink: { sm: text ? 0 : 1 }, maxWidth: '100%' }}
        >
          {title}
        </Link>
        <Typography component="span" variant="body2" color="textSecondary" title={text} sx={cut}>
          {stato && (
            <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.primary' }}>
              {stato.word}
              {text && ' · '}
            </Box>
          )}
          {text && <WithDates text={text} />}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, minWidth: 0 }}>{stato && <StatusChip {...stato} />}</Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        {rimedio && (
          <Button
            component={ShellLink}
            href={rimedio.href}
            variant="outlined"
            size="small"
            aria-label={`${rimedio.name}: ${title}`}
          >
            {rimedio.name}
          </Button>
        )}
      </Box>
    </Box>
  )
}
