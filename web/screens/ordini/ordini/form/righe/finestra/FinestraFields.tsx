import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormikContext } from 'formik'
import { Field } from '#forms/Field.tsx'
import { FormField } from '#forms/FormField.tsx'
import { useLargeForm } from '#forms/LargeForm.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { useFormField } from '#forms/useFormField.ts'
import type { OpzioneOffered } from '#ordini/finestra/rules.ts'
import { rigaSchema } from '#ordini/righe/rules.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useNotices } from '#ui/Notices.tsx'
import type { ChosenOpzione } from '#vendite/listini/prezzo/finestra/rules.ts'
import { useOrdineFormContext } from '../../context.ts'
import type { OrdineFormValues, RigaFormValues } from '../../formValues.ts'
import { itemChoices, opzioniInFamiglia, withOpzione } from './choices.ts'

/** What the window of a line is: family, values of its options, opening, accessories. */
export function FinestraFields({ index, riga }: { index: number; riga: RigaFormValues }) {
  const { finestre } = useOrdineFormContext()
  const { setFieldValue } = useFormikContext<object>()
  const at = `righe[${index}]`
  const famiglia = finestre.famiglie.get(riga.famigliaPk ?? 0)
  const tipo = finestre.tipi.get(riga.tipoSerramentoPk ?? 0)
  const values = riga.opzioni.map(({ valorePk }) => valorePk)
  const options = famiglia?.opzioni.filter(
    ({ pk, ritirato }) => !ritirato || riga.opzioni.some(({ opzionePk }) => opzionePk === pk),
  )
  return (
    <Box
      sx={{
        pt: 0.5,
        pb: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      <Field
        of={rigaSchema}
        at={at}
        name="famigliaPk"
        choices={itemChoices(finestre.famiglie.values(), [riga.famigliaPk])}
        empty="Non indicata"
        onChoose={(pk) => {
          const next = opzioniInFamiglia(riga.opzioni, famiglia, finestre.famiglie.get(Number(pk)))
          void setFieldValue(`${at}.opzioni`, next)
        }}
      />
      {options?.map((opzione, place) => (
        <OpzioneField key={opzione.pk} at={at} opzione={opzione} values={values} first={place === 0} />
      ))}
      <Field
        of={rigaSchema}
        at={at}
        name="tipoAperturaPk"
        choices={itemChoices(tipo?.aperture ?? [], [riga.tipoAperturaPk])}
        empty={tipo ? 'Non indicata' : 'Scegli prima il tipo'}
      />
      <Box sx={{ gridColumn: { sm: 'span 2' }, minWidth: 0 }}>
        <MultiSelectField<number>
          {...schemaField(rigaSchema, 'accessoriPks', at)}
          choices={itemChoices(tipo?.accessori ?? [], riga.accessoriPks)}
        />
      </Box>
      <CopyToOthers index={index} />
    </Box>
  )
}

/** The value of one option; what is wrong with them all stands under the first. */
export function OpzioneField({
  at,
  opzione,
  values,
  first,
}: {
  at: string
  opzione: OpzioneOffered
  values: readonly number[]
  first: boolean
}) {
  const name = `${at}.opzioni`
  const { valore: opzioni, error, set, touch } = useFormField<ChosenOpzione[]>(name)
  const chosen = opzioni.find(({ opzionePk }) => opzionePk === opzione.pk)?.valorePk ?? null
  const below = first ? error : undefined
  return (
    <FormField name={first ? name : `${name}.${opzione.pk}`} label={opzione.nome} error={below}>
      {(attributes) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value={chosen === null ? '' : String(chosen)}
          onChange={({ target }) => set(withOpzione(opzioni, opzione.pk, target.value ? Number(target.value) : null))}
          onBlur={touch}
          error={below !== undefined}
          inputProps={attributes}
        >
          <option value="">Non indicata</option>
          {itemChoices(opzione.valori, values).map(({ valore, text }) => (
            <option key={valore} value={String(valore)}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}

/** Family and options are mostly those of the whole order: one click writes them into its other windows. */
function CopyToOthers({ index }: { index: number }) {
  const modulo = useLargeForm<OrdineFormValues>()
  const notices = useNotices()
  function copy() {
    const { righe } = modulo().values
    const from = righe[index]
    if (!from) return
    const others = righe.filter((riga, place) => place !== index && !riga.rivendita)
    const next = righe.map((riga, place) =>
      place === index || riga.rivendita ? riga : { ...riga, famigliaPk: from.famigliaPk, opzioni: from.opzioni },
    )
    void modulo().setFieldValue('righe', next)
    notices.info(`Famiglia e opzioni scritte in ${formatCount(others.length, 'altra riga', 'altre righe')}`, {
      label: 'Annulla',
      onClick: () => void modulo().setFieldValue('righe', righe),
    })
  }
  return (
    <Button color="inherit" onClick={copy} sx={{ alignSelf: 'end', justifySelf: 'start', color: 'text.secondary' }}>
      Applica a tutte le righe
    </Button>
  )
}
