import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { TempisticaDialogCreateMutation } from '#generated/TempisticaDialogCreateMutation.graphql.ts'
import type { TempisticaDialogUpdateMutation } from '#generated/TempisticaDialogUpdateMutation.graphql.ts'
import { type TempisticaScope, tempisticaSchema } from '#produzione/tempistiche/rules.ts'
import type { TreeData, TreeTimes } from '../tree/tree.ts'
import { TempisticaFields } from './TempisticaFields.tsx'
import { type TempisticaFormValues, tempisticaFormValues, writeTempistica } from './tempisticaFormValues.ts'

const create = graphql`
  mutation TempisticaDialogCreateMutation($input: CreateTempisticaInput!) {
    createTempistica(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TempisticaDialogUpdateMutation($input: UpdateTempisticaInput!) {
    updateTempistica(input: $input) {
      tempistica {
        ...readTempistiche_tempistica
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Null for a new one. */
  tempi: TreeTimes | null
  /** What a new one is for, as far as it is known. */
  ambito: TempisticaScope | null
  data: Pick<TreeData, 'tipi' | 'codici'>
  onDelete: (tempi: TreeTimes) => void
  /** `altrove`: a new one, or one that now holds for something else: what is missing is another. */
  onSaved: (saved: { elsewhere: boolean }) => void
  onClose: () => void
}

/** The form of a timing. */
export function TempisticaDialog({ tempi, ambito, data, onDelete, onSaved, onClose }: Props) {
  const { tipi, codici } = data
  const form = useEntityForm<TempisticaDialogCreateMutation, TempisticaDialogUpdateMutation, TempisticaFormValues>({
    create,
    update,
    schema: tempisticaSchema,
    of: tempi && { pk: tempi.pk },
    initial: tempisticaFormValues(tempi, ambito, codici),
    write: writeTempistica,
    words: { created: 'Tempistica aggiunta', saved: 'Tempistica salvata' },
    onSaved({ created, values }) {
      const scopeFields = ['tipoSerramentoPk', 'codiceSerramentoPk', 'categoria', 'forma'] as const
      const initial = tempisticaFormValues(tempi, ambito, codici)
      onSaved({ elsewhere: created || scopeFields.some((name) => values[name] !== initial[name]) })
    },
  })
  const minutes = (written: number | string) => `${written} min`
  const shown = {
    tipoSerramentoPk: (chosen: number) => tipi.find(({ pk }) => pk === chosen)?.nome ?? `n. ${chosen}`,
    codiceSerramentoPk: (chosen: number) => codici.find(({ pk }) => pk === chosen)?.codice ?? `n. ${chosen}`,
    tempoRepartoMacchine: minutes,
    tempoRepartoBanchi: minutes,
  }
  return (
    <EntityDialog
      {...form}
      title={tempi ? 'Modifica tempistica' : 'Aggiungi tempistica'}
      name="Tempistica"
      shown={shown}
      none={(field) => (field.startsWith('tempo') ? '–' : 'Tutti')}
      width="sm"
      onClose={onClose}
      onDelete={tempi !== null && (() => onDelete(tempi))}
    >
      <TempisticaFields tipi={tipi} codici={codici} />
    </EntityDialog>
  )
}
