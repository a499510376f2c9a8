import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PreventivoHeaderActions_preventivo$key } from '#generated/PreventivoHeaderActions_preventivo.graphql.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { MoreActions } from '#ui/page/MoreActions.tsx'
import { PhoneActions } from '#ui/page/PhoneActions.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { ordineOfPreventivoSlot, primaDataOfPreventivoSlot } from '../../slots.ts'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  preventivo: PreventivoHeaderActions_preventivo$key
  actions: PreventivoActions
  /** Whether the user may delete and restore. */
  withEdit: boolean
}

/** At the head of a quote, on a phone in its foot: what comes next; its PDF, delete or restore. */
export function PreventivoHeaderActions({ actions, withEdit, ...props }: Props) {
  const preventivo = useFragment(
    graphql`
      fragment PreventivoHeaderActions_preventivo on Preventivo {
        pk
        nomeCognome
        pdf
        eliminato
        ...PreventivoOrdine_preventivo
      }
    `,
    props.preventivo,
  )
  const { pk, nomeCognome, pdf, eliminato } = preventivo
  const conferma = useConfirm()
  const phone = useIsPhone()

  async function remove() {
    const question = {
      title: `Vuoi eliminare il preventivo ${pk}?`,
      text: `È di ${nomeCognome}. Si può ripristinare in qualunque momento.`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(question)) await actions.setEliminato(true)
  }
  const first = <ordineOfPreventivoSlot.Component preventivo={preventivo} />
  const primaData = !eliminato && <primaDataOfPreventivoSlot.Component pk={pk} />
  return (
    <>
      {phone ? <PhoneActions>{first}</PhoneActions> : first}
      {!phone && primaData}
      <MoreActions>
        {phone && primaData}
        <Button component="a" href={pdf} target="_blank" rel="noopener" startIcon={<PictureAsPdfOutlined />}>
          PDF
        </Button>
        {withEdit && !eliminato && (
          <Button
            color="error"
            startIcon={<DeleteOutlined />}
            loading={actions.eliminatoInCorso}
            loadingPosition="start"
            onClick={() => void remove()}
          >
            Elimina
          </Button>
        )}
      </MoreActions>
      {withEdit && eliminato && (
        <Button
          variant="contained"
          startIcon={<RestoreFromTrashOutlined />}
          loading={actions.eliminatoInCorso}
          loadingPosition="start"
          onClick={() => void actions.setEliminato(false)}
        >
          Ripristina
        </Button>
      )}
    </>
  )
}
