import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatCount, formatInteger } from '../../../../../../server/shared/formats/formats.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import type { RigaImages_riga$key } from './__generated__/RigaImages_riga.graphql.ts'
import { CaptureDialog } from './CaptureDialog.tsx'
import { FullImage, type RigaFoto } from './FullImage.tsx'
import { ImageSlot } from './ImageSlot.tsx'
import { slotsOf } from './slots.ts'
import { useCapture } from './useCapture.ts'

/** Places shown until the others are asked for. */
const PRIMI = 12
/** How many more at a time: a line may have thousands of pieces. */
const ALTRI = 60

const griglia = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 } as const

/** The pictures of a line: one place for each piece; those beyond the number behind a button. */
export function RigaImages(props: { riga: RigaImages_riga$key }) {
  const { pk, numero, immagini } = useFragment(
    graphql`
      fragment RigaImages_riga on RigaOrdine {
        pk
        numero
        immagini {
          pk
          posizione
          immagine
          nameUser
          creataIl
        }
      }
    `,
    props.riga,
  )
  const { editOrder, photographOrder } = useViewer().permessi
  const cattura = useCapture(pk)
  const [fino, setFino] = useState(PRIMI)
  const [conOltre, setConOltre] = useState(false)
  const [intera, setIntera] = useState<number | null>(null)
  const { posti, oltre } = slotsOf(numero, immagini, fino)
  const aperta = immagini.find((foto) => foto.pk === intera)
  const { cattura: underWay } = cattura

  const posto = (posizione: number, foto: RigaFoto | null, oltreIlNumero = false) => (
    <ImageSlot
      key={posizione}
      posizione={posizione}
      foto={foto}
      stato={underWay?.posizione === posizione && underWay.fase !== 'dialogo' ? underWay.fase : null}
      onScatta={photographOrder && !oltreIlNumero ? () => void cattura.chiedi(posizione) : undefined}
      onDispositivo={() => cattura.conDispositivo(posizione)}
      onIntera={() => foto && setIntera(foto.pk)}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Box component="ul" aria-label="Immagini" sx={griglia}>
        {posti.map(({ posizione, foto }) => posto(posizione, foto))}
      </Box>
      {numero > fino && (
        <Button onClick={() => setFino(fino + ALTRI)}>
          Mostra altre {formatInteger(Math.min(ALTRI, numero - fino))} posizioni di {formatInteger(numero)}
        </Button>
      )}
      {oltre.length > 0 && (
        <Button aria-expanded={conOltre} onClick={() => setConOltre(!conOltre)}>
          {conOltre ? 'Nascondi' : 'Mostra'} {formatCount(oltre.length, 'immagine', 'immagini')} oltre il numero
        </Button>
      )}
      {conOltre && oltre.length > 0 && (
        <Box component="ul" aria-label="Immagini oltre il numero" sx={griglia}>
          {oltre.map(({ posizione, foto }) => posto(posizione, foto, true))}
        </Box>
      )}
      {underWay?.fase === 'dialogo' && (
        <CaptureDialog
          posizione={underWay.posizione}
          scattata={underWay.scattata}
          fonte={cattura.fonte}
          onFonte={cattura.setFonte}
          scatta={cattura.scatta}
          onSave={cattura.salva}
          onClose={cattura.chiudi}
        />
      )}
      {aperta && <FullImage foto={aperta} modificabile={editOrder} onClose={() => setIntera(null)} />}
    </Box>
  )
}
