import { getIn, useFormikContext } from 'formik'
import { array, number, object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { useAlternativaMutation } from '#generated/useAlternativaMutation.graphql.ts'
import { type RigaOffertaInput, rigaOffertaSchema } from '#ordini/offerte/righe/rules.ts'
import {
  type FinestraChoices,
  finestraOfTipo,
  itemChoices,
  opzioniInFamiglia,
} from '#screens/ordini/ordini/form/righe/finestra/choices.ts'
import { OpzioneField } from '#screens/ordini/ordini/form/righe/finestra/FinestraFields.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { AlternativaDetail, OffertaDetail } from '../offertaDetail.ts'
import { newRigaOfferta, rigaValues } from '../offertaValues.ts'
import { alternativaMutation } from '../useAlternativa.ts'

interface Values {
  versione: number
  righe: RigaOffertaInput[]
}

const schema = object({ versione: number().required(), righe: array().of(rigaOffertaSchema).required() })

interface Props {
  offerta: OffertaDetail
  alternativa: AlternativaDetail
  /** Place of the line; that after the last for a new one. */
  index: number
  rivendita: boolean
  finestre: FinestraChoices
  onClose: () => void
}

/** One line of an offer, sent with the others as they are: they are priced together. */
export function RigaOffertaDialog({ offerta, alternativa, index, rivendita, finestre, onClose }: Props) {
  const stored = alternativa.righe.map(rigaValues)
  const isNew = index >= stored.length
  const form = useMutationForm<useAlternativaMutation, Values>({
    mutation: alternativaMutation,
    initial: {
      versione: offerta.versione,
      righe: isNew ? [...stored, newRigaOfferta(rivendita, stored.at(-1))] : stored,
    },
    schema,
    variables: ({ versione, righe }) => ({ input: { pk: alternativa.pk, versione, righe } }),
    success: isNew ? 'Riga aggiunta' : 'Riga salvata',
    onSuccess: onClose,
  })
  const name = rivendita ? 'riga libera' : 'riga'
  return (
    <DialogFrame title={isNew ? `Aggiungi ${name}` : `Modifica ${name} ${index + 1}`} width="md" onClose={onClose}>
      <DialogForm {...form} name="Riga" onCancel={onClose}>
        {rivendita ? (
          <FreeFields at={`righe[${index}]`} />
        ) : (
          <WindowFields at={`righe[${index}]`} finestre={finestre} />
        )}
      </DialogForm>
    </DialogFrame>
  )
}

const of = rigaOffertaSchema

/** What a line costs: by the list, or by hand. */
function PriceFields({ at, free }: { at: string; free: boolean }) {
  const { values } = useFormikContext<object>()
  const byHand = getIn(values, `${at}.aMano`) === true
  return (
    <>
      {!free && <Field of={of} at={at} name="aMano" help="Se no, lo calcola il listino in vigore quando salvi." />}
      {(free || byHand) && <Field of={of} at={at} name="listino" unita="€" fissi={2} help="Di tutta la riga." />}
      <Field of={of} at={at} name="scontoArticolo" unita="%" />
      <Field of={of} at={at} name="iva" unita="%" help="Vuota: quella delle impostazioni." />
    </>
  )
}

function FreeFields({ at }: { at: string }) {
  return (
    <FieldGrid>
      <FullRow>
        <Field of={of} at={at} name="descrizione" righe={2} required autoFocus />
      </FullRow>
      <Field of={of} at={at} name="codiceRivendita" />
      <Field of={of} at={at} name="numero" required />
      <PriceFields at={at} free />
    </FieldGrid>
  )
}

function WindowFields({ at, finestre }: { at: string; finestre: FinestraChoices }) {
  const { values, setFieldValue } = useFormikContext<object>()
  const riga = getIn(values, at) as RigaOffertaInput
  const famiglia = finestre.famiglie.get(riga.famigliaPk ?? 0)
  const tipo = finestre.tipi.get(riga.tipoSerramentoPk ?? 0)
  const chosen = riga.opzioni.map(({ valorePk }) => valorePk)
  const options = famiglia?.opzioni.filter(
    ({ pk, ritirato }) => !ritirato || riga.opzioni.some((one) => one.opzionePk === pk),
  )
  const tipi = [...finestre.tipi].map(([valore, one]) => ({ valore, text: one.nome }))
  return (
    <FieldGrid>
      <Field
        of={of}
        at={at}
        name="famigliaPk"
        choices={itemChoices(finestre.famiglie.values(), [riga.famigliaPk])}
        empty="Non indicata"
        onChoose={(pk) => {
          const next = opzioniInFamiglia(riga.opzioni, famiglia, finestre.famiglie.get(Number(pk)))
          void setFieldValue(`${at}.opzioni`, next)
        }}
      />
      <Field
        of={of}
        at={at}
        name="tipoSerramentoPk"
        choices={tipi}
        required
        onChoose={(pk) => {
          for (const [part, value] of Object.entries(finestraOfTipo(riga, finestre.tipi.get(Number(pk)))))
            void setFieldValue(`${at}.${part}`, value)
        }}
      />
      <Field of={of} at={at} name="larghezza" unita="mm" required />
      <Field of={of} at={at} name="altezza" unita="mm" required />
      <Field of={of} at={at} name="numero" required />
      <Field
        of={of}
        at={at}
        name="tipoAperturaPk"
        choices={itemChoices(tipo?.aperture ?? [], [riga.tipoAperturaPk])}
        empty={tipo ? 'Non indicata' : 'Scegli prima il tipo'}
      />
      {options?.map((opzione, place) => (
        <OpzioneField key={opzione.pk} at={at} opzione={opzione} values={chosen} first={place === 0} />
      ))}
      <FullRow>
        <MultiSelectField<number>
          {...schemaField(of, 'accessoriPks', at)}
          choices={itemChoices(tipo?.accessori ?? [], riga.accessoriPks)}
        />
      </FullRow>
      <PriceFields at={at} free={false} />
      <FullRow>
        <Field of={of} at={at} name="descrizione" righe={2} />
      </FullRow>
    </FieldGrid>
  )
}
