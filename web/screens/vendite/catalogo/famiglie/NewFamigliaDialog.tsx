import Stack from '@mui/material/Stack'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { famigliaFormCreateMutation } from '#generated/famigliaFormCreateMutation.graphql.ts'
import type { famigliaFormUpdateMutation } from '#generated/famigliaFormUpdateMutation.graphql.ts'
import { famigliaSchema } from '#vendite/famiglie/rules.ts'
import {
  createFamigliaMutation,
  emptyFamiglia,
  type FamigliaFormValues,
  updateFamigliaMutation,
} from './famigliaForm.ts'

interface Props {
  tipologie: readonly { readonly pk: number; readonly nome: string }[]
  /** The kind that it is added to; 0 to be chosen. */
  tipologia: number
  /** @param pk the new family */
  onSaved: (pk: number) => void
  onClose: () => void
}

/** The beginning of a new family: its name and kind; the rest has a page. */
export function NewFamigliaDialog({ tipologie, tipologia, onSaved, onClose }: Props) {
  const form = useEntityForm<famigliaFormCreateMutation, famigliaFormUpdateMutation, FamigliaFormValues>({
    create: createFamigliaMutation,
    update: updateFamigliaMutation,
    schema: famigliaSchema,
    of: null,
    initial: { ...emptyFamiglia, tipologiaFamigliaPk: tipologia || null },
    words: { created: 'Famiglia aggiunta', saved: 'Famiglia salvata' },
    onSaved(saved) {
      if (saved.created) onSaved(saved.response.createFamiglia.famiglia?.pk ?? 0)
    },
  })
  return (
    <EntityDialog {...form} title="Aggiungi famiglia" name="Famiglia" width="sm" onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Field of={famigliaSchema} name="nome" autoFocus />
        <Field
          of={famigliaSchema}
          name="tipologiaFamigliaPk"
          empty="Scegli la tipologia"
          choices={tipologie.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          help="Descrizione, immagini e opzioni si aggiungono nella sua pagina."
        />
      </Stack>
    </EntityDialog>
  )
}
