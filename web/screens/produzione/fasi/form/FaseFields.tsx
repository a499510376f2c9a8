import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { faseSchema } from '#produzione/fasi/rules.ts'
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
        <Field
          of={faseSchema}
          name="nome"
          help={
            withFornitore
              ? `I suoi fornitori sono quelli del materiale «${own}», che si aggiunge se non c’è.`
              : 'Lettere minuscole: con questo nome la chiamano schedulazioni e stati.'
          }
        />
      </FullRow>
      <Field of={faseSchema} name="withFornitore" />
      <Field of={faseSchema} name="soloConTelai" />
      <FullRow>
        <Field
          of={faseSchema}
          name="infiniteCapacity"
          help={
            infiniteCapacity ? 'Dura quel che dura, quanti che siano gli ordini.' : 'Occupa i minuti di un reparto.'
          }
          onChange={(infinite) => {
            if (!infinite && unit === 'days') void form.setFieldValue('unit', 'minutes')
          }}
        />
      </FullRow>
      <Field
        of={faseSchema}
        name="reparto"
        required={!infiniteCapacity}
        disabled={infiniteCapacity}
        empty={infiniteCapacity ? '' : undefined}
        choices={
          infiniteCapacity ? [] : Object.entries(REPARTO_NAMES).map(([value, text]) => ({ valore: value, text }))
        }
      />
      <Field
        of={faseSchema}
        name="unit"
        choices={Object.entries(UNITA_NAMES).map(([value, text]) => ({
          valore: value,
          text,
          // Days of a department would be days of how many people?
          disabilitata: value === 'days' && !infiniteCapacity,
        }))}
      />
      <FullRow>
        <MultiSelectField
          {...schemaField(faseSchema, 'dependencies')}
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
