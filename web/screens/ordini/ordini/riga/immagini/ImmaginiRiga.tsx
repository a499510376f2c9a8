import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatoConta, formatoIntero } from '../../../../../../server/shared/formats/formats.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import type { ImmaginiRiga_riga$data, ImmaginiRiga_riga$key } from './__generated__/ImmaginiRiga_riga.graphql.ts'
import { CatturaDialog } from './CatturaDialog.tsx'
import { Intera } from './Intera.tsx'
import { PostoImmagine } from './PostoImmagine.tsx'
import { postiDi } from './posti.ts'
import { useCattura } from './useCattura.ts'

export type Foto = ImmaginiRiga_riga$data['immagini'][number]

/** Places shown until the others are asked for. */
const PRIMI = 12
/** How many more at a time: a line may have thousands of pieces. */
const ALTRI = 60

const griglia = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 } as const

/** The pictures of a line: one place for each piece; those beyond the number behind a button. */
export function ImmaginiRiga(props: { riga: ImmaginiRiga_riga$key }) {
  const { pk, numero, immagini } = useFragment(
    graphql`
      fragment ImmaginiRiga_riga on RigaOrdine {
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
  const { editOrder } = useViewer().permessi
  const cattura = useCattura(pk)
  const [fino, setFino] = useState(PRIMI)
  const [conOltre, setConOltre] = useState(false)
  const [intera, setIntera] = useState<number | null>(null)
  const { posti, oltre } = postiDi(numero, immagini, fino)
  const aperta = immagini.find((foto) => foto.pk === intera)
  const { cattura: inCorso } = cattura

  const posto = (posizione: number, foto: Foto | null, oltreIlNumero = false) => (
    <PostoImmagine
      key={posizione}
      posizione={posizione}
      foto={foto}
      stato={inCorso?.posizione === posizione && inCorso.fase !== 'dialogo' ? inCorso.fase : null}
      onScatta={editOrder && !oltreIlNumero ? () => void cattura.chiedi(posizione) : undefined}
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
          Mostra altre {formatoIntero(Math.min(ALTRI, numero - fino))} posizioni di {formatoIntero(numero)}
        </Button>
      )}
      {oltre.length > 0 && (
        <Button aria-expanded={conOltre} onClick={() => setConOltre(!conOltre)}>
          {conOltre ? 'Nascondi' : 'Mostra'} {formatoConta(oltre.length, 'immagine', 'immagini')} oltre il numero
        </Button>
      )}
      {conOltre && oltre.length > 0 && (
        <Box component="ul" aria-label="Immagini oltre il numero" sx={griglia}>
          {oltre.map(({ posizione, foto }) => posto(posizione, foto, true))}
        </Box>
      )}
      {inCorso?.fase === 'dialogo' && (
        <CatturaDialog
          posizione={inCorso.posizione}
          scattata={inCorso.scattata}
          fonte={cattura.fonte}
          onFonte={cattura.setFonte}
          scatta={cattura.scatta}
          onSalva={cattura.salva}
          onChiudi={cattura.chiudi}
        />
      )}
      {aperta && <Intera foto={aperta} modificabile={editOrder} onChiudi={() => setIntera(null)} />}
    </Box>
  )
}
