import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { CO, MAGAZZINI, RILIEVI } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { CampoData } from '../../../../forms/CampoData.tsx'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { CampoRemoto } from '../../../../forms/CampoRemoto.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { AvvisoAltri } from './AvvisoAltri.tsx'
import { AvvisoErrori } from './AvvisoErrori.tsx'
import { CampiArrivo, SI_NO } from './CampiArrivo.tsx'
import { cercaOrdini } from './cercaOrdiniFornitore.ts'
import { comeScelte, type ScelteModulo } from './scelte.ts'
import { etichette, mostra, type ValoriFornitura } from './valori.ts'

interface Props extends MutationForm<ValoriFornitura> {
  scelte: ScelteModulo
  /** Number and order of the one that is being changed; null for a new one, whose order is chosen. */
  esistente: { pk: number; commessa: string } | null
  onAnnulla: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
}

const GRIGLIA = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1.5,
  pt: 1,
  alignItems: 'start',
  '& > .tutta': { gridColumn: { sm: '1 / -1' } },
} as const

/** The form of a supplier order, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, scelte, esistente, onAnnulla, children }: Props) {
  const { ordine, tipologia, fornitore } = form.values
  const [commessa, setCommessa] = useState('')
  const suoi = scelte.fornitori.filter((uno) => uno.tipologia === tipologia)
  const passo = (nome: 'rilievo' | 'co', voci: readonly [string, string]) => {
    const finito = form.initialValues[nome] === voci[1]
    return (
      <CampoScelta
        nome={nome}
        etichetta={etichette[nome]}
        scelte={comeScelte(voci)}
        vuota="–"
        disabled={finito}
        aiuto={finito ? undefined : `${voci[1]} non torna indietro.`}
      />
    )
  }
  return (
    <ModuloInDialogo
      {...{ form, conflitto, chiudiConflitto, etichette, mostra, onAnnulla }}
      nome="Ordine fornitore"
      azioni={children}
    >
      <AvvisoErrori />
      <AvvisoAltri ordine={ordine} tipologia={tipologia} escluso={esistente?.pk ?? null} />
      <Box sx={GRIGLIA}>
        {!esistente && (
          <div className="tutta">
            <CampoRemoto
              nome="ordine"
              etichetta={etichette.ordine}
              obbligatorio
              cerca={cercaOrdini}
              testoDi={() => commessa}
              onScelta={(voce) => setCommessa(voce?.testo ?? '')}
              nessuno="Nessun ordine trovato"
              caricamento="Caricamento ordini..."
            />
          </div>
        )}
        <CampoScelta
          nome="tipologia"
          etichetta={etichette.tipologia}
          obbligatorio
          scelte={comeScelte(scelte.tipologie, tipologia)}
          onScelta={() => void form.setFieldValue('fornitore', null)}
        />
        <CampoScelta
          nome="fornitore"
          etichetta={etichette.fornitore}
          obbligatorio
          scelte={suoi.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          vuota={fornitore === null ? (tipologia ? 'Scegli…' : 'Prima la tipologia') : undefined}
        />
        <CampiArrivo stati={scelte.stati} />
        <CampoNumero nome="valorePercentuale" etichetta={etichette.valorePercentuale} unita="%" decimali />
        <CampoData nome="dataOrdine" etichetta={etichette.dataOrdine} />
        <CampoData nome="dataConsegna" etichetta={etichette.dataConsegna} />
        {passo('rilievo', RILIEVI as readonly [string, string])}
        {passo('co', CO as readonly [string, string])}
        <CampoScelta nome="magazzino" etichetta={etichette.magazzino} scelte={comeScelte(MAGAZZINI)} vuota="–" />
        <CampoNumero nome="costoMateriale" etichetta={etichette.costoMateriale} unita="€" decimali fissi={2} />
        <CampoNumero nome="venditaMateriale" etichetta={etichette.venditaMateriale} unita="€" decimali fissi={2} />
        <CampoScelta nome="domanda1" etichetta={etichette.domanda1} scelte={SI_NO} vuota="–" />
        <CampoScelta nome="domanda2" etichetta={etichette.domanda2} scelte={SI_NO} vuota="–" />
        <CampoScelta nome="domanda3" etichetta={etichette.domanda3} scelte={SI_NO} vuota="–" />
        <Box sx={{ alignSelf: 'end' }}>
          <CampoSpunta nome="rivendita" etichetta={etichette.rivendita} />
        </Box>
        <div className="tutta">
          <CampoTesto nome="note" etichetta={etichette.note} righe={3} massimo={5000} />
        </div>
      </Box>
    </ModuloInDialogo>
  )
}
