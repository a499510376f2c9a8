import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { ImageField } from '#forms/image/ImageField.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import type { TipoDialogCreateMutation } from '#generated/TipoDialogCreateMutation.graphql.ts'
import type { TipoDialogUpdateMutation } from '#generated/TipoDialogUpdateMutation.graphql.ts'
import type { DrawingShape } from '#shared/drawings/drawings.ts'
import {
  DRAWING_SHAPES,
  drawingShapeLabels,
  tipoSerramentoLabels as labels,
  tipoFormSchema,
} from '#vendite/tipiSerramento/rules.ts'
import { ImageFrame } from '../../vincoli/TipoImage.tsx'
import type { TipoEntry } from './readTipo.ts'
import { TipoPreview } from './TipoPreview.tsx'
import {
  type AperturaChoice,
  choicesOf,
  type OfferingChoice,
  type TipoFormValues,
  tipoFormValues,
  writeTipo,
} from './tipoForm.ts'

const create = graphql`
  mutation TipoDialogCreateMutation($input: CreateTipoSerramentoInput!) {
    createTipoSerramento(input: $input) {
      tipo {
        ...readTipo_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TipoDialogUpdateMutation($input: UpdateTipoInCatalogoInput!) {
    updateTipoInCatalogo(input: $input) {
      tipo {
        ...readTipo_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const forme = DRAWING_SHAPES.map((shape) => ({ valore: shape, text: drawingShapeLabels[shape] }))

interface Props {
  /** Null for a new one. */
  tipo: TipoEntry | null
  aperture: readonly AperturaChoice[]
  accessori: readonly OfferingChoice[]
  onSaved: () => void
  onClose: () => void
}

const namesOf = (all: readonly OfferingChoice[]) => (pks: readonly number[]) =>
  pks.map((pk) => all.find((one) => one.pk === pk)?.nome ?? `n. ${pk}`).join(', ')

/** The form of a window type, with what the wizard shows of it as it becomes. */
export function TipoDialog({ tipo, aperture, accessori, onSaved, onClose }: Props) {
  const form = useEntityForm<TipoDialogCreateMutation, TipoDialogUpdateMutation, TipoFormValues>({
    create,
    update,
    list: 'tipiInCatalogo',
    schema: tipoFormSchema,
    labels,
    of: tipo && { pk: tipo.pk },
    initial: tipoFormValues(tipo),
    write: writeTipo,
    words: { created: 'Tipo aggiunto', saved: 'Tipo salvato' },
    onSaved,
  })
  const mm = { unita: 'mm' } as const
  return (
    <EntityDialog
      {...form}
      title={tipo ? `Modifica ${tipo.nome}` : 'Aggiungi tipo di serramento'}
      name="Tipo di serramento"
      labels={labels}
      shown={{
        disegno: (shape: DrawingShape) => drawingShapeLabels[shape],
        aperturaPks: namesOf(aperture),
        accessorioPks: namesOf(accessori),
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}>
        <FieldGrid>
          <FullRow>
            <TextInputField
              name="nome"
              label={labels.nome}
              required
              max={100}
              autoFocus
              help={tipo?.fisso ?? undefined}
            />
          </FullRow>
          <SelectField name="disegno" label={labels.disegno} choices={forme} required />
          <NumberField name="ante" label={labels.ante} required />
          <FullRow>
            <MultiSelectField<number>
              name="aperturaPks"
              label={labels.aperturaPks}
              choices={choicesOf(aperture, tipo?.aperture ?? [])}
            />
          </FullRow>
          <FullRow>
            <MultiSelectField<number>
              name="accessorioPks"
              label={labels.accessorioPks}
              choices={choicesOf(accessori, tipo?.accessori ?? [])}
            />
          </FullRow>
          <NumberField name="altezzaMin" label={labels.altezzaMin} {...mm} />
          <NumberField name="altezzaMax" label={labels.altezzaMax} {...mm} />
          <NumberField name="larghezzaMin" label={labels.larghezzaMin} {...mm} />
          <NumberField
            name="larghezzaMax"
            label={labels.larghezzaMax}
            {...mm}
            help="I limiti valgono in tutte le famiglie, al posto dei vincoli."
          />
          <FullRow>
            <ImageField
              name="immagine"
              label="Immagine"
              withFields
              help="Facoltativa, al posto del disegno in elenchi e vincoli misura; il preventivo disegna sempre nelle misure chieste."
              figure={(image) => image && <ImageFrame immagine={image} side={64} />}
            />
          </FullRow>
          <CheckboxField
            name="conTelaio"
            label={labels.conTelaio}
            help="Gli ordini che ce l’hanno passano dalla fase dei telai."
          />
          {tipo && (
            <CheckboxField
              name="ritirato"
              label={labels.ritirato}
              disabled={tipo.fisso != null}
              help="Non si propone più; preventivi e ordini che ce l’hanno restano come sono."
            />
          )}
        </FieldGrid>
        <TipoPreview aperture={aperture} accessori={accessori} />
      </Box>
    </EntityDialog>
  )
}
