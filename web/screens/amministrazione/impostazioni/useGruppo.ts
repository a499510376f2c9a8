import { type FormikProps, useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { Versione } from '../../../forms/Conflitto.tsx'
import { type StatoForm, statoDaErrori, statoVuoto, valida } from '../../../forms/errori.ts'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { useAvvisi } from '../../../ui/Avvisi.tsx'
import type { useGruppoMutation } from './__generated__/useGruppoMutation.graphql.ts'
import { conScelte, type Superata } from './conflitti.ts'
import { type Gruppo, schemaGruppo, uguali, type Valori } from './gruppi.ts'
import { type Invia, type Salvate, salvaCambiate, sopraLoro, valoriDi } from './salva.ts'

const mutation = graphql`
  mutation useGruppoMutation($input: UpdateImpostazioneInput!) {
    updateImpostazione(input: $input) {
      impostazione {
        chiave
        valore
        versione
        modificataIl
        modificataDa
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface FormGruppo {
  form: FormikProps<Valori>
  salvate: Salvate
  /** Settings that somebody else saved meanwhile; the dialog asks which version stays. */
  superate: readonly Superata[]
  scegli: (scelte: Record<string, Versione>) => void
  rinuncia: () => void
}

/**
 * The form of a group of settings: only those that were changed are saved, each over its own version. What could not
 * be saved stays written, with the reason beside it.
 * @param lette the group's settings as read; newer ones are taken over while nothing is being written
 * @param onSalvato after a save, to read the page again
 */
export function useGruppo({ chiavi }: Gruppo, lette: Salvate, onSalvato: () => void): FormGruppo {
  const avvisi = useAvvisi()
  const [salvate, setSalvate] = useState(lette)
  const [superate, setSuperate] = useState<readonly Superata[]>([])
  const [esegui] = useOperazione<useGruppoMutation>(mutation, { erroriDaChiama: true, conflittoDaChiama: true })
  const form = useFormik<Valori>({
    initialValues: valoriDi(lette),
    initialStatus: statoVuoto,
    validate: (valori) => valida(schemaGruppo(chiavi), valori),
    onSubmit: (valori) => salva(valori, salvate),
  })

  const invia: Invia = async (input) => {
    const esito = await esegui({ input })
    return esito.ok ? { ok: true, dati: esito.dati.updateImpostazione.impostazione } : esito
  }

  async function salva(valori: Valori, partenza: Salvate): Promise<void> {
    const esito = await salvaCambiate(chiavi, partenza, valori, invia)
    const iniziali = valoriDi(esito.salvate)
    const scritti = { ...iniziali, ...Object.fromEntries(esito.falliti.map((chiave) => [chiave, valori[chiave]])) }
    setSalvate(esito.salvate)
    setSuperate(esito.superate)
    form.resetForm({ values: iniziali, status: statoDaErrori(esito.errori, scritti) satisfies StatoForm })
    if (esito.falliti.length > 0) await form.setValues(scritti)
    else avvisi.successo('Impostazioni salvate')
    onSalvato()
  }

  const adotta = useEffectEvent((nuove: Salvate) => {
    if (form.dirty || form.isSubmitting || uguali(nuove, salvate)) return
    setSalvate(nuove)
    form.resetForm({ values: valoriDi(nuove), status: statoVuoto })
  })
  useEffect(() => adotta(lette), [lette])

  return {
    form,
    salvate,
    superate,
    scegli(scelte) {
      const scelti = Object.fromEntries(superate.map((una) => [una.chiave, conScelte(una, scelte)]))
      setSuperate([])
      void salva({ ...form.values, ...scelti }, sopraLoro(salvate, superate))
    },
    rinuncia: () => setSuperate([]),
  }
}
