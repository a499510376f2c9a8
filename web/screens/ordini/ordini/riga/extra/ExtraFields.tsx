import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../../../shell/viewer.ts'
import { Dati } from '../../../../../ui/Dati.tsx'
import type { ExtraFields_riga$key } from './__generated__/ExtraFields_riga.graphql.ts'
import { ModificaExtra } from './ModificaExtra.tsx'
import { campiDa, leggibile } from './voci.ts'

/** The extra fields of a line: to be read, and changed by users who may. */
export function ExtraFields(props: { riga: ExtraFields_riga$key }) {
  const { pk, extraFields } = useFragment(
    graphql`
      fragment ExtraFields_riga on RigaOrdine {
        pk
        extraFields
      }
    `,
    props.riga,
  )
  const { editOrder } = useViewer().permessi
  const [modifica, setModifica] = useState(false)
  const campi = campiDa(extraFields)
  const voci = Object.entries(campi)
  if (modifica) return <ModificaExtra riga={pk} campi={campi} onFine={() => setModifica(false)} />
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {voci.length === 0 ? (
        <Typography color="textSecondary">Nessun campo extra.</Typography>
      ) : (
        <Dati affiancati voci={voci.map(([nome, valore]) => [nome, leggibile(valore)] as const)} />
      )}
      {editOrder && <Button onClick={() => setModifica(true)}>Modifica</Button>}
    </Stack>
  )
}
