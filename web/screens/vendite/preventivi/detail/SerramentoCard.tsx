import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type {
  SerramentoCard_serramento$data,
  SerramentoCard_serramento$key,
} from '#generated/SerramentoCard_serramento.graphql.ts'
import { specchiatureText } from '#shared/composti/specchiature.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { MillimetresValue, NumberValue } from '#ui/Values.tsx'

const fragment = graphql`
  fragment SerramentoCard_serramento on Serramento {
    posizione
    quantita
    altezza
    larghezza
    tipoSerramento {
      nome
      immagine
      disegno
      ante
    }
    tipoApertura {
      nome
      senso
    }
    accessori {
      nome
    }
    specchiature {
      x
      y
      larghezza
      altezza
      ante
      senso
      tipoSerramento {
        nome
        disegno
      }
      tipoApertura {
        nome
      }
    }
  }
`

/** One window of a quote with its elevation in the proportions of the measures. */
export function SerramentoCard(props: { serramento: SerramentoCard_serramento$key }) {
  const serramento = useFragment(fragment, props.serramento)
  const { posizione, quantita, altezza, larghezza, tipoSerramento, tipoApertura, accessori, specchiature } = serramento
  const id = useId()
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 2, display: 'flex', gap: 2, minWidth: 0 }}>
      <Frame>
        <Figure serramento={serramento} />
      </Frame>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {posizione}. {tipoSerramento.nome}
        </Typography>
        <DataPairs
          sideBySide
          items={[
            ['Quantità', <NumberValue key="quantita" value={quantita} />],
            ['Altezza', <MillimetresValue key="altezza" value={altezza} />],
            ['Larghezza', <MillimetresValue key="larghezza" value={larghezza} />],
            ['Apertura', tipoApertura.nome],
            ['Elemento composto', specchiatureText(specchiature)],
            ['Accessori', accessori.map(({ nome }) => nome).join(', ')],
          ]}
        />
      </Box>
    </Card>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: { xs: 96, sm: 132 },
        flexShrink: 0,
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'center',
        color: 'text.secondary',
        '& svg, & img': { width: '100%', height: 'auto', maxHeight: 168 },
      }}
    >
      {children}
    </Box>
  )
}

/** The type's own picture for shapes that cannot be drawn, else the drawing. */
function Figure({ serramento }: { serramento: SerramentoCard_serramento$data }) {
  const { tipoSerramento, tipoApertura, altezza, larghezza, specchiature } = serramento
  if (tipoSerramento.disegno === 'LIBERA' && tipoSerramento.immagine) {
    return <img src={tipoSerramento.immagine} alt={tipoSerramento.nome} />
  }
  const svg = drawSerramento({
    disegno: tipoSerramento.disegno,
    ante: tipoSerramento.ante,
    senso: tipoApertura.senso,
    larghezza,
    altezza,
    specchiature: specchiature.map(({ tipoSerramento: tipo, ...one }) => ({ ...one, disegno: tipo.disegno })),
    titolo: `Prospetto: ${tipoSerramento.nome}, ${tipoApertura.nome}`,
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from numbers; its one text is escaped
  return <Box sx={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: svg }} />
}
