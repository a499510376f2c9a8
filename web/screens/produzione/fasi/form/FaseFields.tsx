import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { faseLabels } from '#produzione/fasi/rules.ts'
import { REPARTO_NAMES, UNITA_NAMES } from '../fase.ts'
import { FasiGraph } from '../grafo/FasiGraph.tsx'
import type { GraphNode } from '../grafo/graphLevels.ts'
import type { FaseFormValues } from './faseFormValues.ts'

interface Props {
  /** The other phases, in order. */
  others: readonly GraphNode[]
}

/** The fields of a phase; what it waits for is drawn as it is chosen. */
export function FaseFields({ others }: Props) {
  const form = useFormikContext<FaseFormValues>()
  const { nome, withFornitore, infiniteCapacity, unit, dependencies } = form.values
  const own = nome.trim() || 'nuova fase'
  // Those that wait for it are drawn waiting for its new name.
  const before = form.initialValues.nome
  const drawnFasi = [
    ...others.map((fase) => ({ ...fase, dependencies: fase.dependencies.map((one) => (one === before ? own : one)) })),
    { nome: own, dependencies },
  ]
  return (
    <FieldGrid>
      <FullRow>
        <TextInputField
          name="nome"
          label={faseLabels.nome}
          required
          max={50}
          help={
            withFornitore
              ? `I suoi fornitori sono quelli del materiale «${own}», che si aggiunge se non c’è.`
              : 'Lettere minuscole: con questo nome la chiamano schedulazioni e stati.'
          }
        />
      </FullRow>
      <CheckboxField name="withFornitore" label={faseLabels.withFornitore} />
      <CheckboxField name="soloConTelai" label={faseLabels.soloConTelai} />
      <FullRow>
        <CheckboxField
          name="infiniteCapacity"
          label={faseLabels.infiniteCapacity}
          help={
            infiniteCapacity ? 'Dura quel che dura, quanti che siano gli ordini.' : 'Occupa i minuti di un reparto.'
          }
          onChange={(infinite) => {
            if (!infinite && unit === 'days') void form.setFieldValue('unit', 'minutes')
          }}
        />
      </FullRow>
      <SelectField
        name="reparto"
        label={faseLabels.reparto}
        required={!infiniteCapacity}
        disabled={infiniteCapacity}
        empty={infiniteCapacity ? '' : undefined}
        choices={
          infiniteCapacity ? [] : Object.entries(REPARTO_NAMES).map(([value, text]) => ({ valore: value, text }))
        }
      />
      <SelectField
        name="unit"
        label={faseLabels.unit}
        required
        choices={Object.entries(UNITA_NAMES).map(([value, text]) => ({
          valore: value,
          text,
          // Days of a department would be days of how many people?
          disabilitata: value === 'days' && !infiniteCapacity,
        }))}
      />
      <FullRow>
        <MultiSelectField
          name="dependencies"
          label={faseLabels.dependencies}
          help="Comincia quando tutte queste sono finite."
          choices={others.map((fase) => ({ valore: fase.nome, text: fase.nome }))}
        />
      </FullRow>
      <FullRow>
        <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <FasiGraph fasi={drawnFasi} choice={own} />
        </Box>
      </FullRow>
    </FieldGrid>
  )
}
