import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import {
  addedValue,
  CO,
  MAGAZZINI,
  marginePercentage,
  ordineFornitoreLabels,
  RILIEVI,
} from '#acquisti/ordiniFornitore/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { ComputedValue } from '#forms/ComputedValue.tsx'
import { DateField } from '#forms/time/DateField.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { ImageField } from '#forms/image/ImageField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { EuroValue, PercentageValue } from '#ui/Values.tsx'
import { Thumbnail } from '../../fornitori/Thumbnail.tsx'
import type { FornituraRow } from '../list/row.ts'
import { ArrivalFields, YES_NO } from './ArrivalFields.tsx'
import { asOptions, type FornituraFormChoices, statesAsOptions } from './choices.ts'
import { ErrorsNotice } from './ErrorsNotice.tsx'

import { FornituraDetails } from './FornituraDetails.tsx'
import { fornituraBesideVariables } from './fornituraBeside.ts'
import type { FornituraFormValues } from './fornituraFormValues.ts'
import { OtherOrdiniNotice } from './OtherOrdiniNotice.tsx'
import { RigaOrdineField } from './RigaOrdineField.tsx'
import { searchOrdiniOfForniture } from './searchOrdiniOfForniture.ts'

interface Props {
  choices: FornituraFormChoices
  /** The one that is being changed; null for a new one. */
  riga: FornituraRow | null
  /** True where the order of a new one is known. */
  fixedOrdine: boolean
  beside: Opened<FornituraBesideQuery>
}

/** The fields of a supplier order. */
export function FornituraFields({ choices, riga, fixedOrdine, beside }: Props) {
  const form = useFormikContext<FornituraFormValues>()
  const { ordinePk, tipologia, fornitorePk, valorePercentuale, costoMateriale, venditaMateriale } = form.values
  const { adminOrders } = useViewer().permessi
  const [commessa, setCommessa] = useState('')
  const own = choices.fornitori.filter((one) => one.tipologia === tipologia)
  const step = (name: 'rilievo' | 'co', items: readonly [string, string]) => {
    const finished = form.initialValues[name] === items[1]
    return (
      <SelectField
        name={name}
        label={ordineFornitoreLabels[name]}
        choices={statesAsOptions(items)}
        empty="–"
        disabled={finished}
        help={finished ? undefined : `${stateInWords(items[1])} non torna indietro.`}
      />
    )
  }
  return (
    <>
      <ErrorsNotice />
      <OtherOrdiniNotice
        ordine={ordinePk}
        tipologia={tipologia}
        excluded={riga?.pk ?? null}
        percentage={valorePercentuale}
        rivendita={form.values.rivendita}
      />
      <FieldGrid>
        {riga === null && !fixedOrdine && (
          <FullRow>
            <RemoteField
              name="ordinePk"
              label={ordineFornitoreLabels.ordinePk}
              required
              search={searchOrdiniOfForniture}
              textOf={() => commessa}
              onChoose={(item) => {
                setCommessa(item?.text ?? '')
                void form.setFieldValue('rigaOrdinePk', null)
                beside.open(fornituraBesideVariables(item?.id ?? null, null))
              }}
              none="Nessun ordine trovato"
              loading="Caricamento ordini..."
            />
          </FullRow>
        )}
        <SelectField
          name="tipologia"
          label={ordineFornitoreLabels.tipologia}
          required
          choices={asOptions(choices.tipologie, tipologia)}
          onChoose={() => void form.setFieldValue('fornitorePk', null)}
        />
        <SelectField
          name="fornitorePk"
          label={ordineFornitoreLabels.fornitorePk}
          required
          choices={own.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          empty={fornitorePk === null ? (tipologia ? 'Scegli…' : 'Prima la tipologia') : undefined}
        />
        <RigaOrdineField beside={beside} />
        <ArrivalFields {...choices} />
        <NumberField name="valorePercentuale" label={ordineFornitoreLabels.valorePercentuale} unita="%" decimali />
        <DateField name="dataOrdine" label={ordineFornitoreLabels.dataOrdine} />
        <DateField name="dataConsegna" label={ordineFornitoreLabels.dataConsegna} />
        {step('rilievo', RILIEVI as readonly [string, string])}
        {step('co', CO as readonly [string, string])}
        <SelectField
          name="magazzino"
          label={ordineFornitoreLabels.magazzino}
          choices={asOptions(MAGAZZINI)}
          empty="–"
        />
        <NumberField name="costoMateriale" label={ordineFornitoreLabels.costoMateriale} unita="€" decimali fissi={2} />
        <NumberField
          name="venditaMateriale"
          label={ordineFornitoreLabels.venditaMateriale}
          unita="€"
          decimali
          fissi={2}
        />
        {adminOrders && (
          <>
            <ComputedValue label="Valore aggiunto">
              <EuroValue value={addedValue(costoMateriale, venditaMateriale)} />
            </ComputedValue>
            <ComputedValue label="Margine">
              <PercentageValue value={marginePercentage(costoMateriale, venditaMateriale)} />
            </ComputedValue>
          </>
        )}
        {(['domanda1', 'domanda2', 'domanda3'] as const).map((name, index) => (
          <SelectField
            key={name}
            name={name}
            label={choices.domande.arrivo[index] ?? ordineFornitoreLabels[name]}
            choices={YES_NO}
            empty="–"
          />
        ))}
        <Box sx={{ alignSelf: 'end' }}>
          <CheckboxField name="rivendita" label={ordineFornitoreLabels.rivendita} />
        </Box>
        <FullRow>
          <TextInputField name="note" label={ordineFornitoreLabels.note} righe={3} max={5000} />
        </FullRow>
        <FullRow>
          <RichTextField name="testoEmail" label={ordineFornitoreLabels.testoEmail} />
        </FullRow>
        <FullRow>
          <TextInputField
            name="testoPdf"
            label={ordineFornitoreLabels.testoPdf}
            righe={3}
            max={10_000}
            help="Sotto le righe stampate, al posto del testo del fornitore."
          />
        </FullRow>
        <FullRow>
          <ImageField
            name="immagine"
            label="Immagine PDF"
            figure={(image) => <Thumbnail immagine={image} side={64} />}
          />
        </FullRow>
      </FieldGrid>
      {riga !== null && <FornituraDetails beside={beside} />}
    </>
  )
}
