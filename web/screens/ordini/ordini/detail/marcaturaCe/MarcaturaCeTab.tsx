import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { MarcaturaCeTabDeleteMutation } from '#generated/MarcaturaCeTabDeleteMutation.graphql.ts'
import type { MarcaturaCeTabQuery } from '#generated/MarcaturaCeTabQuery.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ControlliForm, controlliOf } from './ControlliForm.tsx'
import { readControlliRows } from './controlliRows.ts'

const query = graphql`
  query MarcaturaCeTabQuery($pk: Int!, $tutti: Boolean!) @preloadable {
    controlliOrdine(ordinePk: $pk) {
      ...controlliRows_controllo
    }
    viewer {
      nome
      operatorePk
      permessi {
        checkOrders
      }
    }
    operatori(perPagina: 1000) @include(if: $tutti) {
      nodes {
        pk
        user {
          firstName
          lastName
        }
      }
    }
  }
`

const deleteMutation = graphql`
  mutation MarcaturaCeTabDeleteMutation($pk: Int!) {
    deleteControlloOrdine(input: { pk: $pk }) {
      controlli {
        ...controlliRows_controllo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS = { question: () => 'Elimina controllo effettuato', done: 'Controllo eliminato' }

/** Tab 'Marcatura CE': the controls of an order, by operation. */
export default function MarcaturaCeTab({ ordine: { pk } }: { ordine: { readonly pk: number } }) {
  const { data } = useRouteQuery<MarcaturaCeTabQuery>(query)
  const { controlliOrdine, viewer, operatori } = data
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const remove = useDelete<MarcaturaCeTabDeleteMutation, { pk: number }>(deleteMutation, WORDS, reread, {
    always: true,
    list: controlliOf(pk),
    brought: true,
  })
  useChanged(['PEZZI'], reread, { pk })

  const groups = readControlliRows(controlliOrdine ?? [])
  const rows = groups.flatMap(({ righe }) => righe)
  const own = viewer?.operatorePk ? [{ valore: viewer.operatorePk, text: viewer.nome }] : []
  const all = operatori?.nodes.map(({ pk: value, user }) => ({
    valore: value,
    text: `${user.firstName} ${user.lastName}`.trim() || `Operatore ${value}`,
  }))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" color="textSecondary" sx={{ flex: 1 }}>
          {formatCount(rows.filter(({ pk }) => pk !== null).length, 'controllo eseguito', 'controlli eseguiti')} su{' '}
          {rows.length}
        </Typography>
        {viewer?.permessi.checkOrders && (
          <Button
            component="a"
            href={`/api/planner/ordini/${pk}/pdf-controllo-ce/`}
            target="_blank"
            rel="noopener"
            variant="outlined"
            startIcon={<PictureAsPdf />}
          >
            PDF
          </Button>
        )}
      </Box>
      {rows.length === 0 ? (
        <EmptyState
          title="Nessun controllo"
          text="Qui compaiono i controlli delle lavorazioni che servono a questo ordine."
        />
      ) : (
        <ControlliForm
          // What another has recorded is what this one begins from.
          key={rows
            .map(({ pk: id, controlloPk, conforme, note, data }) => [id, controlloPk, conforme, note, data].join())
            .join(';')}
          ordine={pk}
          groups={groups}
          operatori={all ?? own}
          onDelete={(effettuato) => remove({ pk: effettuato })}
        />
      )}
    </Box>
  )
}
