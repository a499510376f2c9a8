import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  FamigliaEntry_famiglia$data,
  FamigliaEntry_famiglia$key,
} from '#generated/FamigliaEntry_famiglia.graphql.ts'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'
import { mancanzeInWords, statoFamiglia } from '#vendite/famiglie/checkList/rules.ts'
import { MoveActions } from './MoveActions.tsx'
import { StatoFamigliaChip } from './StatoFamigliaChip.tsx'

const fragment = graphql`
  fragment FamigliaEntry_famiglia on FamigliaInCatalogo @inline {
    pk
    nome
    tipologiaFamiglia: tipologiaFamigliaPk
    ritirato
    immagini {
      pk
      immagine
    }
    opzioni {
      nome
      ritirato
    }
    mancanze
  }
`

export type FamigliaEntryData = Omit<FamigliaEntry_famiglia$data, ' $fragmentType'>

/** A family as the list shows it. */
export const readFamigliaEntry = (famiglia: FamigliaEntry_famiglia$key): FamigliaEntryData =>
  readInlineData<FamigliaEntry_famiglia$key>(fragment, famiglia)

interface Props {
  famiglia: FamigliaEntryData
  before: boolean
  last: boolean
  onMove: (of: 1 | -1) => void
}

/** A family of the list: its first picture, whether it is sold and what is missing. */
export function FamigliaEntry({ famiglia, before, last, onMove }: Props) {
  const { pk, nome, ritirato, immagini, opzioni, mancanze } = famiglia
  const offeredOpzioni = opzioni.filter((option) => !option.ritirato)
  const lacks = ritirato ? null : mancanzeInWords(mancanze)
  return (
    <Box
      component="li"
      data-voce={pk}
      sx={{ display: 'flex', gap: 1.5, py: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          width: 80,
          height: 60,
          flexShrink: 0,
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: 'action.hover',
          opacity: ritirato ? 0.55 : 1,
          '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
        }}
      >
        {immagini[0] && <img src={thumbnailUrl(immagini[0].immagine)} alt="" width={80} height={60} loading="lazy" />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <MuiLink component={Link} to={`/famiglie/${pk}`} sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {nome}
          </MuiLink>
          <StatoFamigliaChip stato={statoFamiglia(ritirato, mancanze)} />
        </Box>
        {offeredOpzioni.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {offeredOpzioni.map((option) => option.nome).join(' · ')}
          </Typography>
        )}
        {lacks && (
          <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
            {lacks}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <MoveActions item={nome} before={before} last={last} onMove={onMove} />
      </Box>
    </Box>
  )
}
