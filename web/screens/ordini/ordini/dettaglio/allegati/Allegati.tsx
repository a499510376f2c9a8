import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { dimensioneMassima, estensioniAmmesse, fileMassimi } from '../../../../../../server/platform/files/rules.ts'
import { useOperazione } from '../../../../../relay/useOperazione.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import { useConferma } from '../../../../../ui/Conferma.tsx'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { ZonaFile } from '../../../../../ui/ZonaFile.tsx'
import type { PropsScheda } from '../schede.ts'
import type { Allegati_ordine$data, Allegati_ordine$key } from './__generated__/Allegati_ordine.graphql.ts'
import type { AllegatiMutation } from './__generated__/AllegatiMutation.graphql.ts'
import { Anteprima } from './Anteprima.tsx'
import { Caricamenti } from './Caricamenti.tsx'
import { ElencoAllegati } from './ElencoAllegati.tsx'
import { useCaricamenti } from './useCaricamenti.ts'

const mutation = graphql`
  mutation AllegatiMutation($input: DeleteAllegatoOrdineInput!) {
    deleteAllegatoOrdine(input: $input) {
      ordine {
        ...Allegati_ordine
      }
      errors {
        code
        field
        message
      }
    }
  }
`

export type Allegato = NonNullable<Allegati_ordine$data['allegati']>[number]

const accept = estensioniAmmesse.documento.map((estensione) => `.${estensione}`).join(',')
const limiti = `Trascinali qui o sceglili: fino a ${fileMassimi} file alla volta, ${dimensioneMassima.documento / 1024 / 1024} MB l’uno (${estensioniAmmesse.documento.join(', ')}).`

/** Tab 'Allegati': add by dropping or choosing, look at, download, remove. */
export default function Allegati(props: PropsScheda) {
  const { pk, allegati } = useFragment<Allegati_ordine$key>(
    graphql`
      fragment Allegati_ordine on Ordine {
        pk
        allegati {
          pk
          originalName
          allegato
          mime
          dimensione
          creatoIl
          creatoDa
        }
      }
    `,
    props.ordine,
  )
  const { updateOrderAllegati } = useViewer().permessi
  const { revalidate } = useRevalidator()
  const conferma = useConferma()
  const { lista, carica, togli } = useCaricamenti(pk, () => void revalidate())
  const [elimina] = useOperazione<AllegatiMutation>(mutation, { successo: 'Allegato eliminato' })
  const [aperto, setAperto] = useState<number | null>(null)
  const presenti = allegati ?? []

  async function chiediEElimina({ pk: allegato, originalName }: Allegato) {
    const domanda = {
      titolo: 'Eliminare l’allegato?',
      testo: originalName,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(domanda)) await elimina({ input: { pk: allegato } })
  }
  return (
    <Scheda titolo="Allegati">
      <Stack sx={{ gap: 1 }}>
        {updateOrderAllegati && (
          <>
            <ZonaFile accept={accept} etichetta="Aggiungi allegati" aiuto={limiti} onFile={carica} />
            <Caricamenti lista={lista} onTogli={togli} />
          </>
        )}
        {presenti.length === 0 ? (
          <EmptyState titolo="Nusson allegato per questo ordine" /> // sic
        ) : (
          <ElencoAllegati
            allegati={presenti}
            onAnteprima={({ pk: allegato }) => setAperto(allegato)}
            onElimina={updateOrderAllegati ? (allegato) => void chiediEElimina(allegato) : undefined}
          />
        )}
      </Stack>
      <Anteprima allegati={presenti} aperto={aperto} onApri={setAperto} />
    </Scheda>
  )
}
