import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import type { MessaggiPage_messaggio$data as MessaggioRow } from '#generated/MessaggiPage_messaggio.graphql.ts'
import type { MessaggiPageCreateMutation } from '#generated/MessaggiPageCreateMutation.graphql.ts'
import type { MessaggiPageQuery } from '#generated/MessaggiPageQuery.graphql.ts'
import type { MessaggiPageUpdateMutation } from '#generated/MessaggiPageUpdateMutation.graphql.ts'
import { entityPage } from '#kits/entity/entityPage.tsx'
import { useViewer } from '#shell/viewer.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { objectWords } from '#ui/list/objectWords.ts'
import { RowCard } from '#ui/list/RowCard.tsx'
import { RichTextView } from '#ui/RichTextView.tsx'
import { MissingValue } from '#ui/Values.tsx'
import { type MessaggioOrdineEmailInput, messaggioOrdineEmailSchema } from '#vendite/messaggiOrdineEmail/rules.ts'
import { messaggiUrlState } from './messaggiUrlState.ts'

const query = graphql`
  query MessaggiPageQuery(
    $filtro: FiltroMessaggiOrdineEmail
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoMessaggiOrdineEmail!]
  ) @preloadable {
    messaggiOrdineEmail(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...MessaggiPage_messaggio
        }
      }
    }
  }
`

const row = graphql`
  fragment MessaggiPage_messaggio on MessaggioOrdineEmail @inline {
    id
    pk
    titolo
    testo
    versione
  }
`

const create = graphql`
  mutation MessaggiPageCreateMutation($input: CreateMessaggioOrdineEmailInput!) {
    createMessaggioOrdineEmail(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation MessaggiPageUpdateMutation($input: UpdateMessaggioOrdineEmailInput!) {
    updateMessaggioOrdineEmail(input: $input) {
      messaggio {
        ...MessaggiPage_messaggio
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation MessaggiPageDeleteMutation($pk: Int!) {
    deleteMessaggioOrdineEmail(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The words of a rich text on one line, for a list. Parsed, never shown as html: nothing in it runs or loads. */
function plainText({ testo }: MessaggioRow): string {
  const spaced = testo.replace(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, '$& ')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** A text for who may only read it. */
function ReadMessage({ row: { titolo, testo }, onClose }: { row: MessaggioRow; onClose: () => void }) {
  return (
    <PlainDialog fillsPhone title={titolo} width="md" onClose={onClose}>
      {testo ? <RichTextView html={testo} /> : <MissingValue />}
    </PlainDialog>
  )
}

/** E-mail message templates: search, add, edit, delete; just read, for who may not write them. */
export default entityPage<
  MessaggiPageQuery,
  'messaggiOrdineEmail',
  MessaggioRow,
  MessaggiPageCreateMutation,
  MessaggiPageUpdateMutation,
  MessaggioOrdineEmailInput
>({
  title: 'Messaggi e-mail',
  words: objectWords('messaggio', 'm'),
  schema: messaggioOrdineEmailSchema,
  url: messaggiUrlState,
  query,
  list: 'messaggiOrdineEmail',
  row,
  remove,
  form: {
    create,
    update,
    whole: true,
    width: 'md',
    fields: { testo: { rich: true } },
    shown: { testo: (html) => <RichTextView html={html} /> },
  },
  nameOf: ({ titolo }) => titolo,
  columns: { titolo: { minWidth: 160 }, testo: { flex: 2.5, minWidth: 200, text: plainText } },
  card: (message) => (
    <RowCard title={message.titolo}>
      <Typography variant="body2" color="textSecondary" noWrap>
        {plainText(message)}
      </Typography>
    </RowCard>
  ),
  text: 'Qui compaiono i testi che si possono aggiungere alle e-mail degli ordini.',
  writers: 'adminMessaggi',
  Reader: ReadMessage,
  usePage() {
    const { viewClienti } = useViewer().permessi
    return { name: 'messaggi', back: viewClienti && <BackLink to="/clienti" title="Lista clienti" /> }
  },
})
