import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { ShellLink } from '#shell/ShellLink.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { Mancanza, MancanzaCodice } from '#vendite/famiglie/checkList/rules.ts'

/** Where what is missing is put right, and how that is called. */
const RIMEDI = {
  VINCOLI: ['/preventivi/#/vincoli', 'Vai ai vincoli'],
  OPZIONE: null,
  IMMAGINI: null,
} as const satisfies Record<MancanzaCodice, readonly [href: string, parole: string] | null>

interface Props {
  mancanze: readonly Mancanza[]
  ritirato: boolean
  /** The name of the family, for those who look for it elsewhere. */
  name: string
}

/** What keeps a family from being sold, as it is being written. */
export function CheckList({ mancanze, ritirato, name }: Props) {
  return (
    <DetailCard title="In vendita?">
      {ritirato && <Typography>È ritirata dal catalogo: i clienti non la vedono.</Typography>}
      {!ritirato && mancanze.length === 0 && (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckCircleOutlined color="success" aria-hidden />
          Non manca niente: i clienti possono sceglierla.
        </Typography>
      )}
      {mancanze.length > 0 && (
        <Box
          component="ul"
          aria-label="Che cosa manca"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
        >
          {mancanze.map(({ codice, testo }) => {
            const rimedio = RIMEDI[codice]
            return (
              <Box component="li" key={testo} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <ErrorOutline color="warning" aria-hidden />
                <Box>
                  Manca: {testo}.{' '}
                  {rimedio && (
                    <MuiLink
                      component={ShellLink}
                      underline="always"
                      href={`${rimedio[0]}?cerca_famiglia=${encodeURIComponent(name)}`}
                    >
                      {rimedio[1]}
                    </MuiLink>
                  )}
                </Box>
              </Box>
            )
          })}
        </Box>
      )}
      {!ritirato && mancanze.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Finché manca qualcosa i clienti non la vedono.
        </Typography>
      )}
    </DetailCard>
  )
}
