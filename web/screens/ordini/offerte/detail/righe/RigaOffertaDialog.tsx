import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { getIn, useFormikContext } from 'formik'
import { Suspense, useId, useState } from 'react'
import { array, number, object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { useAlternativaMutation } from '#generated/useAlternativaMutation.graphql.ts'
import { type RigaOffertaInput, rigaOffertaSchema } from '#ordini/offerte/righe/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import type { CompostoContext } from '#screens/ordini/ordini/form/righe/composto/choices.ts'
import { useFollowingMisure } from '#screens/ordini/ordini/form/righe/composto/useFollowingMisure.ts'
import { finestraOfTipo, itemChoices, opzioniInFamiglia } from '#screens/ordini/ordini/form/righe/finestra/choices.ts'
import { OpzioneField } from '#screens/ordini/ordini/form/righe/finestra/FinestraFields.tsx'
import { PartButton } from '#screens/ordini/ordini/riga/PartButton.tsx'
import { PriceSteps } from '#screens/vendite/catalogo/listini/prova/PriceSteps.tsx'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { useViewer } from '#shell/viewer.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { AlternativaDetail, OffertaDetail } from '../offertaDetail.ts'
import { newRigaOfferta, rigaValues } from '../offertaValues.ts'
import { alternativaMutation } from '../useAlternativa.ts'

// Few lines are composed: its code comes when a line is opened.
const { Component: CompostoFields } = codeAhead(
  () => import('#screens/ordini/ordini/form/righe/composto/CompostoFields.tsx'),
)

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
  context: CompostoContext
  onClose: () => void
}

/** One line of an offer, sent with the others as they are: they are priced together. */
export default function RigaOffertaDialog({ offerta, alternativa, index, rivendita, context, onClose }: Props) {
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
  const steps = alternativa.righe[index]?.passi ?? []
  const name = rivendita ? 'riga libera' : 'riga'
  return (
    <DialogFrame title={isNew ? `Aggiungi ${name}` : `Modifica ${name} ${index + 1}`} width="md" onClose={onClose}>
      <DialogForm {...form} name="Riga" onCancel={onClose}>
        {rivendita ? <FreeFields at={`righe[${index}]`} /> : <WindowFields index={index} context={context} />}
        {steps.length > 0 && <Steps passi={steps} />}
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
  const { viewMargini } = useViewer().permessi
  return (
    <FieldGrid>
      <FullRow>
        <Field of={of} at={at} name="descrizione" righe={2} required autoFocus />
      </FullRow>
      <Field of={of} at={at} name="codiceRivendita" />
      <Field of={of} at={at} name="numero" required />
      <PriceFields at={at} free />
      {viewMargini && (
        <Field
          of={of}
          at={at}
          name="costo"
          unita="€"
          fissi={2}
          help="Di tutta la riga, per il margine. Il cliente non lo vede."
        />
      )}
    </FieldGrid>
  )
}

/** How the price came about, as it is stored, folded. */
function Steps({ passi }: { passi: AlternativaDetail['righe'][number]['passi'] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box sx={{ mt: 1, ml: -0.5 }}>
      <PartButton title="Come si arriva al prezzo" open={open} part={id} onChange={setOpen} />
      <Collapse in={open} unmountOnExit id={id}>
        <PriceSteps prezzo={{ passi, sconto: 0, servizi: [] }} />
      </Collapse>
    </Box>
  )
}

function WindowFields({ index, context }: { index: number; context: CompostoContext }) {
  const at = `righe[${index}]`
  const { finestre, tipi } = context
  const { values, setFieldValue } = useFormikContext<object>()
  const riga = getIn(values, at) as RigaOffertaInput & { specchiature: SpecchiaturaInput[] }
  useFollowingMisure(index, riga)
  const famiglia = finestre.famiglie.get(riga.famigliaPk ?? 0)
  const tipo = finestre.tipi.get(riga.tipoSerramentoPk ?? 0)
  const chosen = riga.opzioni.map(({ valorePk }) => valorePk)
  const options = famiglia?.opzioni.filter(
    ({ pk, ritirato }) => !ritirato || riga.opzioni.some((one) => one.opzionePk === pk),
  )
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
      <FullRow>
        <Suspense fallback={null}>
          <CompostoFields index={index} riga={riga} context={context} simpleAnte={null} />
        </Suspense>
      </FullRow>
      <PriceFields at={at} free={false} />
      <FullRow>
        <Field of={of} at={at} name="descrizione" righe={2} />
      </FullRow>
    </FieldGrid>
  )
}
