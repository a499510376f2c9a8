import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ExtraFieldsView_riga$key } from '#generated/ExtraFieldsView_riga.graphql.ts'
import { useViewer } from '#shell/viewer.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
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
  const [edit, setEdit] = useState(false)
  const fields = extraFromJson(extraFields)
  const items = Object.entries(fields)
  if (edit) return <EditExtra riga={pk} fields={fields} onFine={() => setEdit(false)} />
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {items.length === 0 ? (
        <Typography color="textSecondary">Nessun campo extra.</Typography>
      ) : (
        <DataPairs sideBySide items={items.map(([name, value]) => [name, readableExtraValue(value)] as const)} />
      )}
      {editOrder && <Button onClick={() => setEdit(true)}>Modifica</Button>}
    </Stack>
  )
}
