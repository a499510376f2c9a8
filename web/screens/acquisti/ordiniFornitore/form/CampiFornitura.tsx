import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { CO, MAGAZZINI, ordineFornitoreLabels, RILIEVI } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { CheckboxField } from '../../../../forms/CheckboxField.tsx'
import { DateField } from '../../../../forms/DateField.tsx'
import { FieldGrid, FullRow } from '../../../../forms/entity/FieldGrid.tsx'
import { NumberField } from '../../../../forms/NumberField.tsx'
import { RemoteField } from '../../../../forms/RemoteField.tsx'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { ArrivalFields, YES_NO } from './ArrivalFields.tsx'
import { asOptions, type FornituraFormChoices } from './choices.ts'
import { ErrorsNotice } from './ErrorsNotice.tsx'
import type { FornituraFormValues } from './fornituraFormValues.ts'
import { OtherOrdiniNotice } from './OtherOrdiniNotice.tsx'
import { searchOrdiniOfForniture } from './searchOrdiniOfForniture.ts'

interface Props {
  scelte: FornituraFormChoices
  /** Number of the one that is being changed; null for a new one, whose order is chosen. */
  esistente: number | null
}

/** The fields of a supplier order. */
export function CampiFornitura({ scelte, esistente }: Props) {
  const form = useFormikContext<FornituraFormValues>()
  const { ordine, tipologia, fornitore } = form.values
  const [commessa, setCommessa] = useState('')
  const suoi = scelte.fornitori.filter((uno) => uno.tipologia === tipologia)
  const passo = (nome: 'rilievo' | 'co', voci: readonly [string, string]) => {
    const finito = form.initialValues[nome] === voci[1]
    return (
      <SelectField
        nome={nome}
        etichetta={ordineFornitoreLabels[nome]}
        scelte={asOptions(voci)}
        vuota="–"
        disabled={finito}
        aiuto={finito ? undefined : `${voci[1]} non torna indietro.`}
      />
    )
  }
  return (
    <>
      <ErrorsNotice />
      <OtherOrdiniNotice ordine={ordine} tipologia={tipologia} escluso={esistente} />
      <FieldGrid>
        {esistente === null && (
          <FullRow>
            <RemoteField
              nome="ordine"
              etichetta={ordineFornitoreLabels.ordine}
              obbligatorio
              cerca={searchOrdiniOfForniture}
              testoDi={() => commessa}
              onScelta={(voce) => setCommessa(voce?.testo ?? '')}
              nessuno="Nessun ordine trovato"
              caricamento="Caricamento ordini..."
            />
          </FullRow>
        )}
        <SelectField
          nome="tipologia"
          etichetta={ordineFornitoreLabels.tipologia}
          obbligatorio
          scelte={asOptions(scelte.tipologie, tipologia)}
          onScelta={() => void form.setFieldValue('fornitore', null)}
        />
        <SelectField
          nome="fornitore"
          etichetta={ordineFornitoreLabels.fornitore}
          obbligatorio
          scelte={suoi.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          vuota={fornitore === null ? (tipologia ? 'Scegli…' : 'Prima la tipologia') : undefined}
        />
        <ArrivalFields stati={scelte.stati} />
        <NumberField nome="valorePercentuale" etichetta={ordineFornitoreLabels.valorePercentuale} unita="%" decimali />
        <DateField nome="dataOrdine" etichetta={ordineFornitoreLabels.dataOrdine} />
        <DateField nome="dataConsegna" etichetta={ordineFornitoreLabels.dataConsegna} />
        {passo('rilievo', RILIEVI as readonly [string, string])}
        {passo('co', CO as readonly [string, string])}
        <SelectField
          nome="magazzino"
          etichetta={ordineFornitoreLabels.magazzino}
          scelte={asOptions(MAGAZZINI)}
          vuota="–"
        />
        <NumberField
          nome="costoMateriale"
          etichetta={ordineFornitoreLabels.costoMateriale}
          unita="€"
          decimali
          fissi={2}
        />
        <NumberField
          nome="venditaMateriale"
          etichetta={ordineFornitoreLabels.venditaMateriale}
          unita="€"
          decimali
          fissi={2}
        />
        <SelectField nome="domanda1" etichetta={ordineFornitoreLabels.domanda1} scelte={YES_NO} vuota="–" />
        <SelectField nome="domanda2" etichetta={ordineFornitoreLabels.domanda2} scelte={YES_NO} vuota="–" />
        <SelectField nome="domanda3" etichetta={ordineFornitoreLabels.domanda3} scelte={YES_NO} vuota="–" />
        <Box sx={{ alignSelf: 'end' }}>
          <CheckboxField nome="rivendita" etichetta={ordineFornitoreLabels.rivendita} />
        </Box>
        <FullRow>
          <TextInputField nome="note" etichetta={ordineFornitoreLabels.note} righe={3} massimo={5000} />
        </FullRow>
      </FieldGrid>
    </>
  )
}
