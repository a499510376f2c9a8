import Box from '@mui/material/Box'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import { CampoMultiplo } from '../../../../forms/multiplo/CampoMultiplo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { REPARTI, UNITA } from '../fase.ts'
import { Grafo } from '../grafo/Grafo.tsx'
import type { Nodo } from '../grafo/livelli.ts'
import { etichette, mostra, type ValoriFase } from './valori.ts'

interface Props extends MutationForm<ValoriFase> {
  /** The other phases, in order. */
  altre: readonly Nodo[]
  onAnnulla: () => void
}

/** The form of a phase, in its dialog; what it waits for is drawn as it is chosen. */
export function Modulo({ form, conflitto, chiudiConflitto, altre, onAnnulla }: Props) {
  const { nome, withFornitore, infiniteCapacity, unit, dependencies } = form.values
  const suo = nome.trim() || 'nuova fase'
  // Those that wait for it are drawn waiting for its new name.
  const prima = form.initialValues.nome
  const disegnate = [
    ...altre.map((fase) => ({ ...fase, dependencies: fase.dependencies.map((una) => (una === prima ? suo : una)) })),
    { nome: suo, dependencies },
  ]
  return (
    <ModuloInDialogo
      {...{ form, conflitto, chiudiConflitto, onAnnulla }}
      nome="Fase"
      etichette={etichette}
      mostra={mostra}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          columnGap: 2,
          rowGap: 1.5,
          pt: 1,
          alignItems: 'start',
          '& > .tutta': { gridColumn: { sm: '1 / -1' } },
        }}
      >
        <div className="tutta">
          <CampoTesto
            nome="nome"
            etichetta={etichette.nome}
            obbligatorio
            massimo={50}
            aiuto={
              withFornitore
                ? `I suoi fornitori sono quelli di tipologia «${suo}».`
                : 'Lettere minuscole: con questo nome la chiamano schedulazioni e stati.'
            }
          />
        </div>
        <CampoSpunta nome="withFornitore" etichetta={etichette.withFornitore} />
        <CampoSpunta nome="soloConTelai" etichetta={etichette.soloConTelai} />
        <div className="tutta">
          <CampoSpunta
            nome="infiniteCapacity"
            etichetta={etichette.infiniteCapacity}
            aiuto={
              infiniteCapacity ? 'Dura quel che dura, quanti che siano gli ordini.' : 'Occupa i minuti di un reparto.'
            }
            onCambia={(infinita) => {
              if (!infinita && unit === 'days') void form.setFieldValue('unit', 'minutes')
            }}
          />
        </div>
        <CampoScelta
          nome="reparto"
          etichetta={etichette.reparto}
          obbligatorio={!infiniteCapacity}
          disabled={infiniteCapacity}
          vuota={infiniteCapacity ? '' : undefined}
          scelte={infiniteCapacity ? [] : Object.entries(REPARTI).map(([valore, testo]) => ({ valore, testo }))}
        />
        <CampoScelta
          nome="unit"
          etichetta={etichette.unit}
          obbligatorio
          scelte={Object.entries(UNITA).map(([valore, testo]) => ({
            valore,
            testo,
            // Days of a department would be days of how many people?
            disabilitata: valore === 'days' && !infiniteCapacity,
          }))}
        />
        <div className="tutta">
          <CampoMultiplo
            nome="dependencies"
            etichetta={etichette.dependencies}
            aiuto="Comincia quando tutte queste sono finite."
            scelte={altre.map((fase) => ({ valore: fase.nome, testo: fase.nome }))}
          />
        </div>
        <Box className="tutta" sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Grafo fasi={disegnate} scelta={suo} />
        </Box>
      </Box>
    </ModuloInDialogo>
  )
}
