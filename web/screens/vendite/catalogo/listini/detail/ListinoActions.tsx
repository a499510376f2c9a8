import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ListinoActionsMutation } from '#generated/ListinoActionsMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { CopyListinoDialog } from '../CopyListinoDialog.tsx'
import { CostDialog } from '../CostDialog.tsx'
import { LastDayDialog } from '../LastDayDialog.tsx'
import { ListinoDialog } from '../ListinoDialog.tsx'
import { listinoPath } from '../ListinoRow.tsx'
import { useDeleteListino } from '../useDeleteListino.ts'
import type { ListinoDetail } from './readListino.ts'

const mutation = graphql`
  mutation ListinoActionsMutation($input: SetStatoListinoInput!) {
    setStatoListino(input: $input) {
      listino {
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What is odd about a list, before it counts; nothing where all agrees. */
function gapsInWords({ length }: ListinoDetail['rilievi']): string {
  if (length === 0) return ''
  return ` ${formatCount(length, 'rilievo', 'rilievi')} tra prezzi e misure: quello che non ha prezzo è da quotare.`
}

/** What may be done with a price list as a whole. */
export function ListinoActions({ listino }: { listino: ListinoDetail }) {
  const { pk, versione } = listino
  const { adminListini } = useViewer().permessi
  const [open, setOpen] = useState<'modifica' | 'copia' | 'ultimoGiorno' | 'costo' | null>(null)
  const go = useNavigate()
  const confirm = useConfirm()
  const remove = useDeleteListino(() => go('/listini', { replace: true }))
  const [setStato] = useOperation<ListinoActionsMutation>(mutation, { success: 'Stato cambiato' })
  const close = () => setOpen(null)
  if (!adminListini) return null

  async function changeStato(stato: 'IN_VIGORE' | 'ARCHIVIATO') {
    const question =
      stato === 'IN_VIGORE'
        ? {
            title: `Mettere in vigore ${listino.nome}?`,
            text: `Da allora non si cambia più: se ne fa una copia.${gapsInWords(listino.rilievi)}`,
            conferma: 'Metti in vigore',
          }
        : {
            title: `Archiviare ${listino.nome}?`,
            text: 'Non prezza più niente; i prezzi già fatti restano spiegati.',
            conferma: 'Archivia',
          }
    if (await confirm(question)) await setStato({ input: { pk, versione, stato } })
  }

  return (
    <>
      <FoldedActions>
        <Button onClick={() => setOpen('copia')}>Copia</Button>
        {listino.stato !== 'ARCHIVIATO' && <Button onClick={() => setOpen('costo')}>Costo</Button>}
        {listino.puoEliminare && (
          <Button color="error" onClick={() => remove(listino)}>
            Elimina
          </Button>
        )}
        {listino.puoArchiviare && <Button onClick={() => setOpen('ultimoGiorno')}>Ultimo giorno</Button>}
        {listino.puoArchiviare && (
          <Button variant="outlined" onClick={() => void changeStato('ARCHIVIATO')}>
            Archivia
          </Button>
        )}
        {listino.puoModificare && (
          <Button variant="outlined" onClick={() => setOpen('modifica')}>
            Modifica
          </Button>
        )}
        {listino.puoMettereInVigore && (
          <Button variant="contained" onClick={() => void changeStato('IN_VIGORE')}>
            Metti in vigore
          </Button>
        )}
      </FoldedActions>
      {open === 'modifica' && (
        <ListinoDialog listino={{ ...listino, al: listino.al ?? null }} onClose={close} onSaved={close} />
      )}
      {open === 'ultimoGiorno' && <LastDayDialog listino={listino} onClose={close} />}
      {open === 'costo' && <CostDialog listino={listino} onClose={close} />}
      {open === 'copia' && (
        <CopyListinoDialog listino={listino} onClose={close} onSaved={(copy) => go(listinoPath({ pk: copy }))} />
      )}
    </>
  )
}
