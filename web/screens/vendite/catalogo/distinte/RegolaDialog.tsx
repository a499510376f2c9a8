import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { RegolaDialogCreateMutation } from '#generated/RegolaDialogCreateMutation.graphql.ts'
import type { RegolaDialogUpdateMutation } from '#generated/RegolaDialogUpdateMutation.graphql.ts'
import type { Regola } from '#vendite/distinte/distinta/rules.ts'
import { opzioneName, WINDOW_NAMES } from '#vendite/distinte/espressioni/rules.ts'
import { regolaDistintaSchema } from '#vendite/distinte/rules.ts'
import { namedOptions, valoreOptions } from '../listini/detail/choices.ts'
import type { DistintaCatalogo, Prova } from './prova/finestra.ts'
import { ProvaDistinta } from './prova/ProvaDistinta.tsx'
import type { RegolaRow } from './RegolaRow.tsx'

const create = graphql`
  mutation RegolaDialogCreateMutation($input: CreateRegolaDistintaInput!) {
    createRegolaDistinta(input: $input) {
      regola {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation RegolaDialogUpdateMutation($input: UpdateRegolaDistintaInput!) {
    updateRegolaDistinta(input: $input) {
      regola {
        ...RegolaRow_regola
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(regolaDistintaSchema, { tipologia: null as string | null })

interface Common {
  catalogo: DistintaCatalogo & Parameters<typeof valoreOptions>[0]
  materiali: readonly string[]
  /** The window that rules are tried with. */
  prova: Prova
  /** All rules, as they are stored. */
  regole: readonly Regola[]
}

interface Props extends Common {
  /** Null for a new one. */
  regola: RegolaRow | null
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a rule, and what it makes of a window. */
export function RegolaDialog({ regola, onSaved, onClose, ...common }: Props) {
  const form = useEntityForm<RegolaDialogCreateMutation, RegolaDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: regolaDistintaSchema,
    of: regola && { pk: regola.pk },
    initial: formValues(EMPTY, regola),
    words: { created: 'Regola aggiunta', saved: 'Regola salvata' },
    onSaved: ({ created }) => onSaved({ created }),
  })
  return (
    <EntityDialog {...form} title={regola ? 'Modifica regola' : 'Aggiungi regola'} name="Regola" onClose={onClose}>
      <RegolaFields pk={regola?.pk ?? 0} {...common} />
    </EntityDialog>
  )
}

function RegolaFields({ pk, catalogo, materiali, prova, regole }: Common & { pk: number }) {
  const { values } = useFormikContext<typeof EMPTY>()
  const famiglia = catalogo.famiglie.find((one) => one.pk === values.famigliaPk)
  const aperture = new Map(catalogo.tipiSerramento.flatMap((tipo) => tipo.aperture.map((one) => [one.pk, one])))
  const draft = { ...values, pk, tipologia: values.tipologia ?? '', posto: Number(values.posto) || 0 }
  return (
    <>
      <FieldGrid>
        <Field of={regolaDistintaSchema} name="posto" help="Le righe si calcolano e si stampano in quest’ordine." />
        <Field
          of={regolaDistintaSchema}
          name="tipologia"
          choices={materiali.map((nome) => ({ valore: nome, text: nome }))}
        />
        <Field of={regolaDistintaSchema} name="famigliaPk" choices={namedOptions(catalogo.famiglie)} empty="Tutte" />
        <Field
          of={regolaDistintaSchema}
          name="valorePk"
          choices={typeof values.famigliaPk === 'number' ? valoreOptions(catalogo, values.famigliaPk) : []}
          empty="Tutti"
        />
        <Field
          of={regolaDistintaSchema}
          name="tipoSerramentoPk"
          choices={namedOptions(catalogo.tipiSerramento)}
          empty="Tutti"
        />
        <Field
          of={regolaDistintaSchema}
          name="tipoAperturaPk"
          choices={namedOptions([...aperture.values()])}
          empty="Tutte"
        />
        <Field of={regolaDistintaSchema} name="codice" />
        <Field of={regolaDistintaSchema} name="descrizione" />
        <Field
          of={regolaDistintaSchema}
          name="sezione"
          help="Di una lastra la composizione, di una barra la sezione."
        />
        <Field of={regolaDistintaSchema} name="um" />
        <FullRow>
          <Typography variant="body2" color="textSecondary">
            Le espressioni conoscono{' '}
            {Object.entries(WINDOW_NAMES)
              .map(([name, what]) => `${name} (${what})`)
              .join(', ')}
            {famiglia && famiglia.opzioni.length > 0 && (
              <>, le opzioni {famiglia.opzioni.map(({ nome }) => opzioneName(nome)).join(', ')}</>
            )}
            ; le funzioni min, max, ceil, floor, round, if. I decimali si scrivono con il punto, i testi fra virgolette.
          </Typography>
        </FullRow>
        <Field of={regolaDistintaSchema} name="quantita" help="Per un pezzo: ante, 2, perimetro * 2" />
        <Field of={regolaDistintaSchema} name="condizione" help="Vuota: sempre. Per esempio peso / ante > 80" />
        <Field of={regolaDistintaSchema} name="lunghezza" unita="mm" help="Di una barra." />
        <Field of={regolaDistintaSchema} name="peso" unita="kg" help="Di uno." />
        <Field of={regolaDistintaSchema} name="larghezza" unita="mm" help="Di una lastra." />
        <Field of={regolaDistintaSchema} name="altezza" unita="mm" help="Di una lastra." />
      </FieldGrid>
      <Box component="section" aria-label="Prova" sx={{ mt: 3 }}>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          Prova
        </Typography>
        <ProvaDistinta prova={prova} catalogo={catalogo} regole={regole} draft={draft} />
      </Box>
    </>
  )
}
