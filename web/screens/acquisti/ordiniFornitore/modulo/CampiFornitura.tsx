import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { CO, MAGAZZINI, ordineFornitoreLabels, RILIEVI } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { CampoData } from '../../../../forms/CampoData.tsx'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { CampoRemoto } from '../../../../forms/CampoRemoto.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { FieldGrid, FullRow } from '../../../../forms/entity/FieldGrid.tsx'
import { AvvisoAltri } from './AvvisoAltri.tsx'
import { AvvisoErrori } from './AvvisoErrori.tsx'
import { CampiArrivo, SI_NO } from './CampiArrivo.tsx'
import { cercaOrdini } from './cercaOrdiniFornitore.ts'
import type { FornituraFormValues } from './fornituraFormValues.ts'
import { comeScelte, type ScelteModulo } from './scelte.ts'

interface Props {
  scelte: ScelteModulo
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
      <CampoScelta
        nome={nome}
        etichetta={ordineFornitoreLabels[nome]}
        scelte={comeScelte(voci)}
        vuota="–"
        disabled={finito}
        aiuto={finito ? undefined : `${voci[1]} non torna indietro.`}
      />
    )
  }
  return (
    <>
      <AvvisoErrori />
      <AvvisoAltri ordine={ordine} tipologia={tipologia} escluso={esistente} />
      <FieldGrid>
        {esistente === null && (
          <FullRow>
            <CampoRemoto
              nome="ordine"
              etichetta={ordineFornitoreLabels.ordine}
              obbligatorio
              cerca={cercaOrdini}
              testoDi={() => commessa}
              onScelta={(voce) => setCommessa(voce?.testo ?? '')}
              nessuno="Nessun ordine trovato"
              caricamento="Caricamento ordini..."
            />
          </FullRow>
        )}
        <CampoScelta
          nome="tipologia"
          etichetta={ordineFornitoreLabels.tipologia}
          obbligatorio
          scelte={comeScelte(scelte.tipologie, tipologia)}
          onScelta={() => void form.setFieldValue('fornitore', null)}
        />
        <CampoScelta
          nome="fornitore"
          etichetta={ordineFornitoreLabels.fornitore}
          obbligatorio
          scelte={suoi.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          vuota={fornitore === null ? (tipologia ? 'Scegli…' : 'Prima la tipologia') : undefined}
        />
        <CampiArrivo stati={scelte.stati} />
        <CampoNumero nome="valorePercentuale" etichetta={ordineFornitoreLabels.valorePercentuale} unita="%" decimali />
        <CampoData nome="dataOrdine" etichetta={ordineFornitoreLabels.dataOrdine} />
        <CampoData nome="dataConsegna" etichetta={ordineFornitoreLabels.dataConsegna} />
        {passo('rilievo', RILIEVI as readonly [string, string])}
        {passo('co', CO as readonly [string, string])}
        <CampoScelta
          nome="magazzino"
          etichetta={ordineFornitoreLabels.magazzino}
          scelte={comeScelte(MAGAZZINI)}
          vuota="–"
        />
        <CampoNumero
          nome="costoMateriale"
          etichetta={ordineFornitoreLabels.costoMateriale}
          unita="€"
          decimali
          fissi={2}
        />
        <CampoNumero
          nome="venditaMateriale"
          etichetta={ordineFornitoreLabels.venditaMateriale}
          unita="€"
          decimali
          fissi={2}
        />
        <CampoScelta nome="domanda1" etichetta={ordineFornitoreLabels.domanda1} scelte={SI_NO} vuota="–" />
        <CampoScelta nome="domanda2" etichetta={ordineFornitoreLabels.domanda2} scelte={SI_NO} vuota="–" />
        <CampoScelta nome="domanda3" etichetta={ordineFornitoreLabels.domanda3} scelte={SI_NO} vuota="–" />
        <Box sx={{ alignSelf: 'end' }}>
          <CampoSpunta nome="rivendita" etichetta={ordineFornitoreLabels.rivendita} />
        </Box>
        <FullRow>
          <CampoTesto nome="note" etichetta={ordineFornitoreLabels.note} righe={3} massimo={5000} />
        </FullRow>
      </FieldGrid>
    </>
  )
}
