import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { CreateOrdineDialogQuery } from '#generated/CreateOrdineDialogQuery.graphql.ts'
import type { PreventivoOrdine_preventivo$key } from '#generated/PreventivoOrdine_preventivo.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'
import { CreateOrdineDialog, createOrdineQuery } from './CreateOrdineDialog.tsx'
import { useCreateConferma } from './useCreateConferma.ts'

/** What becomes of a quote: its order, or the button that makes it; a confirmation with its PDF to be signed. */
export default function PreventivoOrdine(props: { preventivo: PreventivoOrdine_preventivo$key }) {
  const { pk, eliminato, ordine, offerte } = useFragment(
    graphql`
      fragment PreventivoOrdine_preventivo on Preventivo {
        pk
        eliminato
        ordine {
          pk
          numeroCommessa
        }
        offerte(first: 20) {
          nodes {
            pk
          }
        }
      }
    `,
    props.preventivo,
  )
  const { addOrders, confermaOrdini, updateOfferte } = useViewer().permessi
  const opened = useOpened<CreateOrdineDialogQuery>(createOrdineQuery)
  const [create, setCreate] = useState(false)
  const { createConferma, creando } = useCreateConferma()
  return (
    <>
      {ordine && (
        <Button href={`/planner/#/ordini/${ordine.pk}`} variant="outlined" startIcon={<AssignmentOutlined />}>
          Ordine {ordine.numeroCommessa}
        </Button>
      )}
      {addOrders && !ordine && !eliminato && (
        <Button
          // Before there is an offer, that is the next step.
          variant={updateOfferte && !offerte?.nodes.length ? 'outlined' : 'contained'}
          startIcon={<AssignmentOutlined />}
          onClick={() => {
            opened.open({ pk })
            setCreate(true)
          }}
        >
          Crea ordine
        </Button>
      )}
      {confermaOrdini && !eliminato && (
        <Button
          variant="outlined"
          startIcon={<FactCheckOutlined />}
          loading={creando}
          loadingPosition="start"
          onClick={() => void createConferma({ preventivo: pk })}
        >
          Crea conferma
        </Button>
      )}
      {create && <CreateOrdineDialog opened={opened} preventivo={pk} onClose={() => setCreate(false)} />}
    </>
  )
}
