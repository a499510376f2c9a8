import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { formatInteger } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { WithDates } from '#ui/Values.tsx'
import type { FigureAddress } from '../figures.ts'

/** Something to be done: what it is about, why it is here, where it is mended. */
export interface WorkRow {
  key: string | number
  title: string
  /** Where the title leads. */
  href: string
  text?: string
  /** Why it is here. */
  stato?: { word: string; tone: StatusTone }
  /** The remedy, where it is not the title's own page. */
  rimedio?: { name: string; href: string }
}

interface Props {
  title: string
  icon: ReactNode
  totale: number
  /** Colour of the count. */
  tone?: 'error' | 'warning' | 'default'
  righe: readonly WorkRow[]
  /** Where all of them are; missing where the rows are all there is. */
  all?: FigureAddress
  /** Its things are feminine: 'Vedi tutte'. */
  feminine?: boolean
}

const riga = {
  display: 'grid',
  // On a phone what it is about has a line of its own: beside a long state it would have no room.
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  columnGap: 1,
  alignItems: 'center',
  px: 2,
  py: 0.5,
  minHeight: 40,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { backgroundColor: 'action.hover' },
} as const

/** A list of the home: the first things of a kind that wait, each a click from its remedy; nothing when there are none. */
export function WorkSection({ title, icon, totale, tone = 'default', righe, all, feminine = false }: Props) {
  const see = feminine ? 'Vedi tutte' : 'Vedi tutti'
  const id = useId()
  if (righe.length === 0) return null
  return (
    <Card component="section" aria-labelledby={id} sx={{ breakInside: 'avoid', mb: 2, minWidth: 0 }}>
      <Box sx={{ px: 2, py: 1, minHeight: 44, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 20 } }}>
          {icon}
        </Box>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Chip label={formatInteger(totale)} color={tone} aria-label={`${formatInteger(totale)} in tutto`} />
        {all && (
          <Link component={ShellLink} href={all} variant="body2" aria-label={`${see}: ${title}`} sx={{ py: 1 }}>
            {see}
          </Link>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {righe.map(({ key, title: name, href, text, stato, rimedio }) => (
          <Box component="li" key={key} sx={riga}>
            <Box
              sx={{
                minWidth: 0,
                gridColumn: { xs: '1 / -1', sm: 'auto' },
                display: 'flex',
                columnGap: 1,
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
              }}
            >
              <Link
                component={ShellLink}
                href={href}
                color="inherit"
                noWrap
                sx={{ fontWeight: 550, flexShrink: text ? 0 : 1, maxWidth: '100%' }}
              >
                {name}
              </Link>
              {text && (
                <Typography
                  component="span"
                  color="textSecondary"
                  noWrap
                  title={text}
                  // A phone has no title to read the rest in.
                  sx={{ minWidth: 0, whiteSpace: { xs: 'normal', sm: 'nowrap' } }}
                >
                  <WithDates text={text} />
                </Typography>
              )}
            </Box>
            {stato ? (
              <Box sx={{ minWidth: 0, display: 'flex' }}>
                <StatusChip {...stato} word={stato.word} />
              </Box>
            ) : (
              <span />
            )}
            {rimedio ? (
              <Link
                component={ShellLink}
                href={rimedio.href}
                variant="body2"
                aria-label={`${rimedio.name}: ${name}`}
                sx={{ py: 1, '@media (pointer: coarse)': { minHeight: 44, display: 'flex', alignItems: 'center' } }}
              >
                {rimedio.name}
              </Link>
            ) : (
              <span />
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
