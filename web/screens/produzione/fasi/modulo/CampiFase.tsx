import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { faseLabels } from '../../../../../server/produzione/fasi/rules.ts'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { FieldGrid, FullRow } from '../../../../forms/entity/FieldGrid.tsx'
import { CampoMultiplo } from '../../../../forms/multiplo/CampoMultiplo.tsx'
import { REPARTI, UNITA } from '../fase.ts'
import { Grafo } from '../grafo/Grafo.tsx'
import type { Nodo } from '../grafo/livelli.ts'
import type { FaseFormValues } from './faseFormValues.ts'

interface Props {
  /** The other phases, in order. */
  altre: readonly Nodo[]
}

/** The fields of a phase; what it waits for is drawn as it is chosen. */
export function CampiFase({ altre }: Props) {
  const form = useFormikContext<FaseFormValues>()
  const { nome, withFornitore, infiniteCapacity, unit, dependencies } = form.values
  const suo = nome.trim() || 'nuova fase'
  // Those that wait for it are drawn waiting for its new name.
  const prima = form.initialValues.nome
  const disegnate = [
    ...altre.map((fase) => ({ ...fase, dependencies: fase.dependencies.map((una) => (una === prima ? suo : una)) })),
    { nome: suo, dependencies },
  ]
  return (
    <FieldGrid>
      <FullRow>
        <CampoTesto
          nome="nome"
          etichetta={faseLabels.nome}
          obbligatorio
          massimo={50}
          aiuto={
            withFornitore
              ? `I suoi fornitori sono quelli di tipologia «${suo}».`
              : 'Lettere minuscole: con questo nome la chiamano schedulazioni e stati.'
          }
        />
      </FullRow>
      <CampoSpunta nome="withFornitore" etichetta={faseLabels.withFornitore} />
      <CampoSpunta nome="soloConTelai" etichetta={faseLabels.soloConTelai} />
      <FullRow>
        <CampoSpunta
          nome="infiniteCapacity"
          etichetta={faseLabels.infiniteCapacity}
          aiuto={
            infiniteCapacity ? 'Dura quel che dura, quanti che siano gli ordini.' : 'Occupa i minuti di un reparto.'
          }
          onCambia={(infinita) => {
            if (!infinita && unit === 'days') void form.setFieldValue('unit', 'minutes')
          }}
        />
      </FullRow>
      <CampoScelta
        nome="reparto"
        etichetta={faseLabels.reparto}
        obbligatorio={!infiniteCapacity}
        disabled={infiniteCapacity}
        vuota={infiniteCapacity ? '' : undefined}
        scelte={infiniteCapacity ? [] : Object.entries(REPARTI).map(([valore, testo]) => ({ valore, testo }))}
      />
      <CampoScelta
        nome="unit"
        etichetta={faseLabels.unit}
        obbligatorio
        scelte={Object.entries(UNITA).map(([valore, testo]) => ({
          valore,
          testo,
          // Days of a department would be days of how many people?
          disabilitata: valore === 'days' && !infiniteCapacity,
        }))}
      />
      <FullRow>
        <CampoMultiplo
          nome="dependencies"
          etichetta={faseLabels.dependencies}
          aiuto="Comincia quando tutte queste sono finite."
          scelte={altre.map((fase) => ({ valore: fase.nome, testo: fase.nome }))}
        />
      </FullRow>
      <FullRow>
        <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Grafo fasi={disegnate} scelta={suo} />
        </Box>
      </FullRow>
    </FieldGrid>
  )
}
