import Button from '@mui/material/Button'
import { array, number, object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { useAlternativaMutation } from '#generated/useAlternativaMutation.graphql.ts'
import { type ServizioOffertaInput, servizioOffertaSchema } from '#ordini/offerte/righe/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { AlternativaDetail, OffertaDetail } from '../offertaDetail.ts'
import { servizioValues } from '../offertaValues.ts'
import { alternativaMutation } from '../useAlternativa.ts'

const schema = object({ versione: number().required(), servizi: array().of(servizioOffertaSchema).required() })

interface Values {
  versione: number
  servizi: ServizioOffertaInput[]
}

interface Props {
  offerta: OffertaDetail
  alternativa: AlternativaDetail
  /** Place of the service; that after the last for a new one. */
  index: number
  onClose: () => void
}

/** One service of an alternative, sent with the others as they are. */
export function ServizioDialog({ offerta, alternativa, index, onClose }: Props) {
  const { versione } = offerta
  const { pk } = alternativa
  const { viewMargini } = useViewer().permessi
  const stored = alternativa.servizi.map(servizioValues)
  const isNew = index >= stored.length
  const fresh: ServizioOffertaInput = { nome: '', tipo: 'POSA', importo: null, iva: null, costo: null }
  const form = useMutationForm<useAlternativaMutation, Values>({
    mutation: alternativaMutation,
    initial: { versione, servizi: isNew ? [...stored, fresh] : stored },
    schema,
    variables: (values) => ({ input: { pk, ...values } }),
    success: isNew ? 'Servizio aggiunto' : 'Servizio salvato',
    onSuccess: onClose,
  })
  const [save] = useOperation<useAlternativaMutation>(alternativaMutation, { success: 'Servizio tolto' })
  async function remove() {
    const servizi = stored.filter((_, place) => place !== index)
    if ((await save({ input: { pk, versione, servizi } })).ok) onClose()
  }
  const at = `servizi[${index}]`
  const { costo = null, costoAMano } = alternativa.servizi[index] ?? {}
  const ofList = costo !== null && !costoAMano ? `${formatEuro(costo)}, dal listino` : 'quello del listino'
  return (
    <DialogFrame title={isNew ? 'Aggiungi servizio' : 'Modifica servizio'} width="sm" onClose={onClose}>
      <DialogForm
        {...form}
        name="Servizio"
        onCancel={onClose}
        actions={
          !isNew && (
            <Button color="error" onClick={() => void remove()}>
              Togli
            </Button>
          )
        }
      >
        <FieldGrid>
          <FullRow>
            <Field of={servizioOffertaSchema} at={at} name="nome" required autoFocus />
          </FullRow>
          <Field of={servizioOffertaSchema} at={at} name="tipo" required />
          <Field
            of={servizioOffertaSchema}
            at={at}
            name="importo"
            unita="€"
            fissi={2}
            help="Vuoto: quello del servizio del listino che si chiama così."
          />
          <Field of={servizioOffertaSchema} at={at} name="iva" unita="%" help="Vuota: quella del listino." />
          {viewMargini && (
            <Field
              of={servizioOffertaSchema}
              at={at}
              name="costo"
              unita="€"
              fissi={2}
              help={`Per il margine. Vuoto: ${ofList}. Il cliente non lo vede.`}
            />
          )}
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
