import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { SEZIONI_CATALOGO, sezioneCatalogoLabels } from '#vendite/catalogo/file/rules.ts'
import type { ShownCatalogoOutcome } from './useImportCatalogo.ts'

type Item = ShownCatalogoOutcome['voci'][number]

const ACTIONS: Readonly<Record<string, { name: string; color: 'success' | 'info' | 'warning' | 'error' | 'default' }>> =
  {
    NUOVO: { name: 'Si aggiunge', color: 'success' },
    MODIFICATO: { name: 'Cambia', color: 'info' },
    RITIRATO: { name: 'Si ritira', color: 'warning' },
    TOLTO: { name: 'Si toglie', color: 'error' },
  }

/** Fields of a new thing are many: these say what it is. */
const FIELDS_OF_NEW = 6

function Text({ words }: { words: string | null | undefined }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {words ? (words.length > 300 ? `${words.slice(0, 300)}…` : words) : '—'}
    </Box>
  )
}

function Fields({ item: { azione, campi } }: { item: Item }) {
  const shown = azione === 'NUOVO' ? campi.slice(0, FIELDS_OF_NEW) : campi
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: { sm: '220px 1fr' } }}>
      {shown.map(({ etichetta, prima, dopo }) => (
        <Box key={etichetta} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {etichetta}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0 }}>
            {azione === 'NUOVO' ? (
              <Text words={dopo} />
            ) : (
              <>
                <Text words={prima} /> → <Text words={dopo} />
              </>
            )}
          </Typography>
        </Box>
      ))}
      {shown.length < campi.length && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
          E altri {campi.length - shown.length} campi.
        </Typography>
      )}
    </Box>
  )
}

/** What an import changes, thing by thing, under the parts of the catalogue. */
export function CatalogoItems({ outcome: { voci, totaleVoci, conteggi } }: { outcome: ShownCatalogoOutcome }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {conteggi.map(({ sezione }) => {
        const own = voci.filter((item) => item.sezione === sezione)
        if (own.length === 0) return null
        const name = sezioneCatalogoLabels[wordOfEnum(SEZIONI_CATALOGO, sezione)].plurale
        return (
          <Box key={sezione} component="section" aria-label={name}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {name}
            </Typography>
            <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
              {own.map((item) => (
                <Box key={`${item.azione} ${item.nome}`} component="li" aria-label={item.nome}>
                  <Stack direction="row" sx={{ gap: 1, mb: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
                    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.nome}</Typography>
                    <Chip
                      size="small"
                      variant="outlined"
                      color={ACTIONS[item.azione]?.color ?? 'default'}
                      label={ACTIONS[item.azione]?.name}
                    />
                  </Stack>
                  <Fields item={item} />
                </Box>
              ))}
            </Stack>
          </Box>
        )
      })}
      {voci.length < totaleVoci && (
        <Typography color="textSecondary">E altre {totaleVoci - voci.length} voci che cambiano.</Typography>
      )}
    </Stack>
  )
}
