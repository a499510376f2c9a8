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
  chiave: string | number
  titolo: string
  /** Where the title leads. */
  href: string
  testo?: string
  /** Why it is here. */
  stato?: { parola: string; tono: StatusTone }
  /** The remedy, where it is not the title's own page. */
  rimedio?: { nome: string; href: string }
}

interface Props {
  title: string
  icona: ReactNode
  totale: number
  /** Colour of the count. */
  tone?: 'error' | 'warning' | 'default'
  righe: readonly WorkRow[]
  /** Where all of them are; missing where the rows are all there is. */
  tutti?: FigureAddress
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
export function WorkSection({ title, icona, totale, tone = 'default', righe, tutti, feminine = false }: Props) {
  const see = feminine ? 'Vedi tutte' : 'Vedi tutti'
  const id = useId()
  if (righe.length === 0) return null
  return (
    <Card component="section" aria-labelledby={id} sx={{ breakInside: 'avoid', mb: 2, minWidth: 0 }}>
      <Box sx={{ px: 2, py: 1, minHeight: 44, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 20 } }}>
          {icona}
        </Box>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Chip label={formatInteger(totale)} color={tone} aria-label={`${formatInteger(totale)} in tutto`} />
        {tutti && (
          <Link component={ShellLink} href={tutti} variant="body2" aria-label={`${see}: ${title}`} sx={{ py: 1 }}>
            {see}
          </Link>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {righe.map(({ chiave, titolo: name, href, testo, stato, rimedio }) => (
          <Box component="li" key={chiave} sx={riga}>
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
                sx={{ fontWeight: 550, flexShrink: testo ? 0 : 1, maxWidth: '100%' }}
              >
                {name}
              </Link>
              {testo && (
                <Typography
                  component="span"
                  color="textSecondary"
                  noWrap
                  title={testo}
                  // A phone has no title to read the rest in.
                  sx={{ minWidth: 0, whiteSpace: { xs: 'normal', sm: 'nowrap' } }}
                >
                  <WithDates text={testo} />
                </Typography>
              )}
            </Box>
            {stato ? (
              <Box sx={{ minWidth: 0, display: 'flex' }}>
                <StatusChip {...stato} parola={stato.parola} />
              </Box>
            ) : (
              <span />
            )}
            {rimedio ? (
              <Link
                component={ShellLink}
                href={rimedio.href}
                variant="body2"
                aria-label={`${rimedio.nome}: ${name}`}
                sx={{ py: 1, '@media (pointer: coarse)': { minHeight: 44, display: 'flex', alignItems: 'center' } }}
              >
                {rimedio.nome}
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
