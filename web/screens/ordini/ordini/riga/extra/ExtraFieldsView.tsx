import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useViewer } from '../../../../../shell/viewer.ts'
import { DataPairs } from '../../../../../ui/DataPairs.tsx'
import type { ExtraFieldsView_riga$key } from './__generated__/ExtraFieldsView_riga.graphql.ts'
import { EditExtra } from './EditExtra.tsx'
import { extraFromJson, readableExtraValue } from './entries.ts'

/** The extra fields of a line: to be read, and changed by users who may. */
export function ExtraFieldsView(props: { riga: ExtraFieldsView_riga$key }) {
  const { pk, extraFields } = useFragment(
    graphql`
      fragment ExtraFieldsView_riga on RigaOrdine {
        pk
        extraFields
      }
    `,
    props.riga,
  )
  const { editOrder } = useViewer().permessi
  const [modifica, setModifica] = useState(false)
  const fields = extraFromJson(extraFields)
  const voci = Object.entries(fields)
  if (modifica) return <EditExtra riga={pk} campi={fields} onFine={() => setModifica(false)} />
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {voci.length === 0 ? (
        <Typography color="textSecondary">Nessun campo extra.</Typography>
      ) : (
        <DataPairs affiancati voci={voci.map(([nome, valore]) => [nome, readableExtraValue(valore)] as const)} />
      )}
      {editOrder && <Button onClick={() => setModifica(true)}>Modifica</Button>}
    </Stack>
  )
}
