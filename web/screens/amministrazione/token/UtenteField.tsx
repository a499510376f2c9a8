import { useState } from 'react'
import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import type { UtenteFieldSearchUtentiForTokenQuery } from '#generated/UtenteFieldSearchUtentiForTokenQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'

const query = graphql`
  query UtenteFieldSearchUtentiForTokenQuery($testo: String!, $pagina: Int!) {
    utentiPerToken(filtro: { testo: $testo }, pagina: $pagina, perPagina: 20) {
      nodes {
        pk
        nome
        username @required(action: THROW)
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** One page of the users in whose name a token may act. */
async function searchUtentiForToken(text: string, page: number): Promise<OptionsPage<RemoteOption>> {
  const data = await fetchQuery<UtenteFieldSearchUtentiForTokenQuery>(relayEnvironment, query, {
    testo: text,
    pagina: page,
  }).toPromise()
  const utenti = data?.utentiPerToken
  return {
    results: (utenti?.nodes ?? []).map(({ pk, nome, username }) => ({
      id: pk,
      text: nome === username ? nome : `${nome} (${username})`,
    })),
    others: utenti?.pageInfo.hasNextPage ?? false,
  }
}

interface Props extends FormFieldProps {
  /** Whom the form begins with. */
  first?: RemoteOption | null
}

/** An active user, found by name or username. */
export function UtenteField({ first = null, ...props }: Props) {
  const { error, set, touch } = useFormField<number | null>(props.name)
  const [chosen, setChosen] = useState<RemoteOption | null>(first)
  return (
    <FormField {...props} error={error}>
      {({ id, ...attributes }) => (
        <RemoteAutocomplete
          value={chosen}
          onChange={(item) => {
            setChosen(item)
            set(item?.id ?? null)
          }}
          search={searchUtentiForToken}
          id={id}
          attributes={attributes}
          disabled={props.disabled}
          field={{ error: error !== undefined, onBlur: touch }}
          empty="Nessun utente"
        />
      )}
    </FormField>
  )
}
