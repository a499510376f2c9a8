import ListAltOutlined from '@mui/icons-material/ListAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { Suspense, useId, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { BomTableQuery } from '#generated/BomTableQuery.graphql.ts'
import bomQuery from '#generated/BomTableQuery.graphql.ts'
import type { RigaParts_riga$key } from '#generated/RigaParts_riga.graphql.ts'
import { isBeyondNumero } from '#ordini/righe/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'
import { ExtraFieldsView } from './extra/ExtraFieldsView.tsx'
import { extraFromJson } from './extra/entries.ts'
import { RigaImages } from './images/RigaImages.tsx'
import { PartButton } from './PartButton.tsx'

const { Component: BomDialog, prepare } = codeAhead(() => import('./bom/BomDialog.tsx'))

interface Props {
  riga: RigaParts_riga$key
  /** Whether pictures begin shown, where there are any; in the form, where the fields come first, they do not. */
  imagesOpen?: boolean
}

/** What a line has beside its fields: bill of materials, pictures, extra fields. */
export function RigaParts({ imagesOpen = false, ...props }: Props) {
  const riga = useFragment(
    graphql`
      fragment RigaParts_riga on RigaOrdine {
        pk
        numeroCommessa
        posizione
        numero
        rivendita
        extraFields
        immagini {
          posizione
        }
        ...RigaImages_riga
        ...ExtraFieldsView_riga
      }
    `,
    props.riga,
  )
  const { pk, numeroCommessa, posizione, numero, rivendita, immagini, extraFields } = riga
  const id = useId()
  // Who has no camera in the hand does not look at empty places.
  const withCamera = useViewer().permessi.addAttivita || matchMedia('(pointer: coarse)').matches
  const [withImages, setWithImages] = useState(imagesOpen && (withCamera || immagini.length > 0))
  const [withExtra, setWithExtra] = useState(false)
  const [bom, setBom] = useState(false)
  const opened = useOpened<BomTableQuery>(bomQuery)
  const done = immagini.filter((foto) => !isBeyondNumero(foto.posizione, numero)).length
  const count = Object.keys(extraFromJson(extraFields)).length
  return (
    <Box sx={{ mt: 0.5, minWidth: 0 }}>
      <Box className="parti-riga" sx={{ ml: -0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <PartButton
          title={`Immagini ${done}/${numero}`}
          open={withImages}
          part={`${id}-immagini`}
          onChange={setWithImages}
        />
        <PartButton title={`Campi extra ${count}`} open={withExtra} part={`${id}-extra`} onChange={setWithExtra} />
        {!rivendita && (
          <Button
            color="inherit"
            startIcon={<ListAltOutlined />}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              opened.open({ ordine: numeroCommessa, riga: posizione, posizione: 1 })
              setBom(true)
            }}
            sx={{ color: 'text.secondary' }}
          >
            Distinta base
          </Button>
        )}
      </Box>
      <Collapse in={withImages} unmountOnExit id={`${id}-immagini`}>
        <Box sx={{ pt: 0.5, pb: 1 }}>
          <RigaImages riga={riga} />
        </Box>
      </Collapse>
      <Collapse in={withExtra} unmountOnExit id={`${id}-extra`}>
        <Box sx={{ pt: 1 }}>
          <ExtraFieldsView riga={riga} />
        </Box>
      </Collapse>
      {bom && (
        <Suspense fallback={null}>
          <BomDialog
            opened={opened}
            pk={pk}
            numeroCommessa={numeroCommessa}
            riga={posizione}
            numero={numero}
            onClose={() => setBom(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}
