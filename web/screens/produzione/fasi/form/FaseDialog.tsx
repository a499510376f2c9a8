import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { FaseDialogCreateMutation } from '#generated/FaseDialogCreateMutation.graphql.ts'
import type { FaseDialogFaseImpactQuery, ImpattoFaseInput } from '#generated/FaseDialogFaseImpactQuery.graphql.ts'
import type { FaseDialogUpdateMutation } from '#generated/FaseDialogUpdateMutation.graphql.ts'
import { faseSchema } from '#produzione/fasi/rules.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { isWithMinutes, repartiChoices, type ShellReparto, useReparti } from '#shell/reparti.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { UNITA_NAMES } from '../fase.ts'
import { FasiGraph } from '../grafo/FasiGraph.tsx'
import type { GraphNode } from '../grafo/graphLevels.ts'
import type { ReadFase } from '../readFasi.ts'
import { type FaseFormValues, faseFormValues, faseShown, writeFase } from './faseFormValues.ts'

const create = graphql`
  mutation FaseDialogCreateMutation($input: CreateFaseInput!) {
    createFase(input: $input) {
      fasi {
        ...readFasi_fase
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation FaseDialogUpdateMutation($input: UpdateFaseInput!) {
    updateFase(input: $input) {
      fasi {
        ...readFasi_fase
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Null for a new one, after the others. */
  fase: ReadFase | null
  fasi: readonly ReadFase[]
  onSaved: () => void
  onClose: () => void
}

const faseImpactQuery = graphql`
  query FaseDialogFaseImpactQuery($pk: Int, $input: ImpattoFaseInput!) {
    impattoFase(pk: $pk, input: $input) {
      conFase
      senzaFase
      ordini
    }
  }
`

const schedulazioni = (count: number) => formatCount(count, 'schedulazione salvata', 'schedulazioni salvate')

/**
 * Shows which saved schedules a phase affects, before it is saved.
 * @returns asks; true when it may be saved: it touches none, the user goes on all the same, or it cannot be tried: then
 * the save itself says why
 */
function useFaseImpact(): (pk: number | null, fase: ImpattoFaseInput) => Promise<boolean> {
  const conferma = useConfirm()
  return useCallback(
    async (pk, { nome, unit, withFornitore, infiniteCapacity, reparto, dependencies, soloConTelai }) => {
      const input = { nome, unit, withFornitore, infiniteCapacity, reparto, dependencies, soloConTelai }
      const impact = await fetchFresh<FaseDialogFaseImpactQuery>(faseImpactQuery, { pk, input }).then(
        (data) => data.impattoFase,
        () => null,
      )
      if (!impact || impact.conFase + impact.senzaFase === 0) return true
      const { conFase, senzaFase, ordini } = impact
      const others = conFase + senzaFase - ordini.length
      return conferma({
        title: `Tocca ${schedulazioni(conFase + senzaFase)}`,
        text: (
          <>
            {conFase > 0 && (
              <Typography component="span" sx={{ display: 'block', mb: 1 }}>
                {schedulazioni(conFase)} con questa fase, secondo le regole di prima.
              </Typography>
            )}
            {senzaFase > 0 && (
              <Typography component="span" sx={{ display: 'block', mb: 1 }}>
                {schedulazioni(senzaFase)} senza questa fase, che ora servirebbe.
              </Typography>
            )}
            <Typography component="span" sx={{ display: 'block', mb: 1 }}>
              {`Ordini: ${ordini.join(', ')}${others > 0 ? ` e altri ${others}` : ''}.`}
            </Typography>
            Restano come sono: le nuove regole valgono da quando un ordine viene rischedulato.
          </>
        ),
        conferma: 'Salva lo stesso',
      })
    },
    [conferma],
  )
}

interface FaseFieldsProps {
  /** The other phases, in order. */
  others: readonly GraphNode[]
}

const isInDays = ({ capacita }: ShellReparto) => capacita === 'GIORNI'

/** The fields of a phase; what it waits for is drawn as it is chosen. */
function FaseFields({ others }: FaseFieldsProps) {
  const form = useFormikContext<FaseFormValues>()
  const { nome, withFornitore, infiniteCapacity, unit, dependencies } = form.values
  const reparti = useReparti()
  const bySupplier = infiniteCapacity && withFornitore
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
        disabled={bySupplier}
        empty={infiniteCapacity ? '' : undefined}
        help={infiniteCapacity && !withFornitore ? 'Un reparto senza limite, che ci mette i suoi giorni.' : undefined}
        choices={bySupplier ? [] : repartiChoices(reparti.filter(infiniteCapacity ? isInDays : isWithMinutes))}
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

/** The form of a phase; which schedules it touches is shown before it is saved. */
export function FaseDialog({ fase, fasi, onSaved, onClose }: Props) {
  const impact = useFaseImpact()
  const reparti = useReparti()
  const form = useEntityForm<FaseDialogCreateMutation, FaseDialogUpdateMutation, FaseFormValues>({
    create,
    update,
    schema: faseSchema,
    of: fase && { pk: fase.pk },
    initial: faseFormValues(fase),
    write: writeFase,
    words: { created: 'Fase aggiunta', saved: 'Fase salvata' },
    before: (input) => impact(fase?.pk ?? null, input),
    list: 'fasi',
    brought: true,
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={fase ? `Modifica ${fase.nome}` : 'Aggiungi fase'}
      name="Fase"
      shown={faseShown(reparti)}
      width="sm"
      onClose={onClose}
    >
      <FaseFields others={fasi.filter(({ pk }) => pk !== fase?.pk)} />
    </EntityDialog>
  )
}
