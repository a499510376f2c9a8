import { useFormikContext } from 'formik'
import { useState } from 'react'
import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { RemoteField } from '#forms/RemoteField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { UtentePersonaFieldQuery } from '#generated/UtentePersonaFieldQuery.graphql.ts'
import { personaSchema } from '#persone/personale/rules.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query UtentePersonaFieldQuery($testo: String) {
    utentiPersonale(testo: $testo) {
      pk
      nome
    }
  }
`

/** Users who are nobody of the staff yet. */
async function searchUtenti(text: string): Promise<OptionsPage<RemoteOption>> {
  const data = await fetchQuery<UtentePersonaFieldQuery>(relayEnvironment, query, { testo: text }).toPromise()
  return { results: (data?.utentiPersonale ?? []).map(({ pk, nome }) => ({ id: pk, text: nome })), others: false }
}

/** The user of a person; its name is written where none is yet. @param first name of the one that it has */
export function UtentePersonaField({ first }: { first: string }) {
  const { values, setFieldValue } = useFormikContext<{ nome: string }>()
  const [name, setName] = useState(first)
  return (
    <RemoteField<RemoteOption>
      {...schemaField(personaSchema, 'utentePk')}
      help="Chi entra nel programma con un suo nome: scegliendolo, il nome si scrive da sé."
      search={searchUtenti}
      textOf={() => name}
      none="Nessun utente libero"
      onChoose={(utente) => {
        setName(utente?.text ?? '')
        if (utente && values.nome.trim() === '') void setFieldValue('nome', utente.text)
      }}
    />
  )
}
