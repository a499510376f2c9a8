import Folder from '@mui/icons-material/FolderOutlined'
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { type CartellaTree, treeOf } from '#documenti/cartelle/rules.ts'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import compiled, { type ParentFieldQuery } from '#generated/ParentFieldQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'

const query = graphql`
  query ParentFieldQuery {
    alberoCartelle {
      pk
      nome
      parentPk
    }
  }
`

interface Props extends FormFieldProps {
  /** Number of the folder that is to be put somewhere, neither into itself nor below; missing for a file. */
  cartella?: number
}

/** The folder that another, or a file, is in, chosen in the tree, which is read when the form opens. */
export function ParentField(props: Props) {
  const opened = useOpened<ParentFieldQuery>(compiled)
  const { open } = opened
  useEffect(() => open({}), [open])
  const { error } = useFormField<number | null>(props.name)
  return (
    <FormField {...props} error={error}>
      {() => (
        <Box
          role="radiogroup"
          aria-label={props.label}
          sx={{ maxHeight: 240, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, py: 0.5 }}
        >
          <OpenedData opened={opened} skeleton={<Skeleton sx={{ mx: 2 }} height={96} />}>
            {(reference) => <TreeChoices {...props} reference={reference} />}
          </OpenedData>
        </Box>
      )}
    </FormField>
  )
}

/** A folder of the tree on a line of its own. */
interface TreeRow {
  pk: number
  name: string
  /** 0 at the top. */
  livello: number
  /** It cannot be chosen: it is the folder to be moved, or below it. */
  closed: boolean
}

/** The tree line by line, each folder before those in it. @param moved number of the folder that is to be moved */
function treeRows(tree: readonly CartellaTree[], moved: number, level = 0, inside = false): TreeRow[] {
  return tree.flatMap(({ pk, nome, figlie }) => {
    const closed = inside || pk === moved
    return [{ pk, name: nome, livello: level, closed }, ...treeRows(figlie, moved, level + 1, closed)]
  })
}

function TreeChoices({ name, cartella, reference }: Props & { reference: PreloadedQuery<ParentFieldQuery> }) {
  const { alberoCartelle } = usePreloadedQuery<ParentFieldQuery>(query, reference)
  const { valore, set } = useFormField<number | null>(name)
  const rows = treeRows(
    treeOf(alberoCartelle.map((node) => ({ ...node, parentPk: node.parentPk ?? null }))),
    cartella ?? 0,
  )
  const top = cartella ? [{ pk: null, name: 'Nessuna: cartella principale', livello: 0, closed: false }] : []
  return [...top, ...rows].map((row) => (
    <Box
      key={row.pk ?? 0}
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 32,
        pr: 1,
        pl: row.livello * 2.5,
        cursor: row.closed ? 'default' : 'pointer',
        color: row.closed ? 'text.disabled' : undefined,
        '&:hover': row.closed ? undefined : { backgroundColor: 'action.hover' },
      }}
    >
      <Radio
        size="small"
        name={name}
        checked={valore === row.pk}
        disabled={row.closed}
        onChange={() => set(row.pk)}
        sx={{ p: 0.5, mx: 0.5 }}
      />
      {row.pk !== null && <Folder fontSize="small" aria-hidden sx={{ mr: 1, opacity: 0.7 }} />}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.name}
      </Typography>
    </Box>
  ))
}
