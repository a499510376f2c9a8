import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { ColliPageQuery } from '#generated/ColliPageQuery.graphql.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { repartoName, useReparti } from '#shell/reparti.ts'
import { OrdiniLink } from './OrdiniLink.tsx'

/** What the page has read. */
export type ReadColli = NonNullable<ColliPageQuery['response']['colliDiBottiglia']>

/** What holds back the orders that would end late, the heaviest first. */
export function FreniList({ freni }: { freni: ReadColli['freni'] }) {
  const reparti = useReparti()
  if (freni.length === 0) return null
  const max = Math.max(...freni.map(({ ritardo }) => ritardo))
  return (
    <section aria-labelledby="titolo-freni">
      <Typography id="titolo-freni" component="h2" variant="h2" sx={{ mb: 0.5 }}>
        Che cosa frena chi finirebbe tardi
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Di ogni ordine conta ciò che, da oggi in poi, prende più giorni prima della fine.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {freni.map(({ causa, reparto, pks, ritardo, attesa, esempi }) => (
          <Box component="li" key={causa} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <strong>{reparto ? `Reparto ${repartoName(reparti, reparto).toLowerCase()}` : `Fase ${causa}`}</strong>
              <span>
                <OrdiniLink pks={pks}>{formatCount(pks.length, 'ordine', 'ordini')}</OrdiniLink>,{' '}
                {formatCount(ritardo, 'giorno', 'giorni')} di troppo
              </span>
            </Box>
            <Box
              aria-hidden
              className="barra"
              sx={{ height: 5, my: 0.5, width: `${(100 * ritardo) / max}%`, bgcolor: 'error.main' }}
            />
            <Typography variant="body2" color="textSecondary">
              {reparto && `${formatInteger(attesa)} giorni di attesa del proprio turno. `}
              {esempi.map(
                ({ ordine, giorni: own }, n) =>
                  ordine && (
                    <span key={ordine.pk}>
                      {n > 0 && ' · '}
                      <MuiLink component={Link} to={`/schedulatore?id=${ordine.pk}`} underline="always">
                        {ordine.numeroCommessa}
                      </MuiLink>{' '}
                      +{own}
                    </span>
                  ),
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  )
}
