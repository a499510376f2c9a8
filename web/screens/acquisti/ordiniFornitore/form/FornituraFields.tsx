import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { addedValue, CO, marginePercentage, ordineFornitoreSchema, RILIEVI } from '#acquisti/ordiniFornitore/rules.ts'
import { ComputedValue } from '#forms/ComputedValue.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { ImageField } from '#forms/image/ImageField.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { schemaField } from '#forms/schemaField.ts'
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
      <Field
        of={ordineFornitoreSchema}
        name={name}
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
              {...schemaField(ordineFornitoreSchema, 'ordinePk')}
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
        <Field
          of={ordineFornitoreSchema}
          name="tipologia"
          choices={asOptions(choices.tipologie, tipologia)}
          onChoose={() => void form.setFieldValue('fornitorePk', null)}
        />
        <Field
          of={ordineFornitoreSchema}
          name="fornitorePk"
          choices={own.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          empty={fornitorePk === null ? (tipologia ? 'Scegli…' : 'Prima la tipologia') : undefined}
        />
        <RigaOrdineField beside={beside} />
        <ArrivalFields {...choices} />
        <Field of={ordineFornitoreSchema} name="valorePercentuale" unita="%" />
        <Field of={ordineFornitoreSchema} name="dataOrdine" />
        <Field of={ordineFornitoreSchema} name="dataConsegna" />
        {step('rilievo', RILIEVI as readonly [string, string])}
        {step('co', CO as readonly [string, string])}
        <Field of={ordineFornitoreSchema} name="magazzino" empty="–" />
        <Field of={ordineFornitoreSchema} name="costoMateriale" unita="€" fissi={2} />
        <Field of={ordineFornitoreSchema} name="venditaMateriale" unita="€" fissi={2} />
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
          <Field
            key={name}
            of={ordineFornitoreSchema}
            name={name}
            label={choices.domande.arrivo[index]}
            choices={YES_NO}
            empty="–"
          />
        ))}
        <Box sx={{ alignSelf: 'end' }}>
          <Field of={ordineFornitoreSchema} name="rivendita" />
        </Box>
        <FullRow>
          <Field of={ordineFornitoreSchema} name="note" righe={3} />
        </FullRow>
        <FullRow>
          <Field of={ordineFornitoreSchema} name="testoEmail" rich />
        </FullRow>
        <FullRow>
          <Field
            of={ordineFornitoreSchema}
            name="testoPdf"
            righe={3}
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
