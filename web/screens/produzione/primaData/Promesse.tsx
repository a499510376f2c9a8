import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'
import { formatDate } from '#shared/formats/formats.ts'
import { dayName } from '../schedulatore/time.ts'
import { TellDay, type ToldWords, toldInWords } from './TellDay.tsx'

interface Promessa extends ToldWords {
  pk: number
  giorno: string
}

interface Props<P extends Promessa> {
  promesse: readonly P[]
  /** What can be promised. */
  day: string | null
  /** Who may note and take away what was told by hand. */
  editable: boolean
  adding: boolean
  removing: boolean
  onTell: (day: string) => unknown
  onRemove: (pk: number) => unknown
  /** What else stands in a row, before its button. */
  beside?: (promessa: P) => ReactNode
}

/** The days that a customer was told; one told on the phone is noted here, mails are by themselves. */
export function Promesse<P extends Promessa>({ promesse, editable, beside, ...props }: Props<P>) {
  if (promesse.length === 0 && !editable) return null
  return (
    <section aria-labelledby="titolo-promesse">
      <Typography id="titolo-promesse" component="h3" variant="h3" sx={{ mb: 0.5 }}>
        Date promesse al cliente
      </Typography>
      {promesse.length === 0 && <Typography color="textSecondary">Ancora nessuna.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {promesse.map((promessa) => (
          <Box
            component="li"
            key={promessa.pk}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 40 }}
          >
            <div>
              <strong>{dayName(promessa.giorno)}</strong>
              <Typography variant="body2" color="textSecondary">
                {toldInWords(promessa)}
              </Typography>
            </div>
            {beside?.(promessa)}
            {editable && promessa.origine === 'PRIMA_DATA' && (
              <IconButton
                aria-label={`Togli la data promessa ${formatDate(promessa.giorno)}`}
                disabled={props.removing}
                onClick={() => void props.onRemove(promessa.pk)}
              >
                <DeleteOutlined />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {editable && <TellDay day={props.day} adding={props.adding} onTell={props.onTell} />}
    </section>
  )
}

/**
 * Shows the promises that a mutation answers with where the page reads them: a list of things without an id, which the
 * store cannot know again.
 * @param field root field of the page, with the number of what they belong to as its argument
 */
export const promesseShown =
  (field: string, pk: number) => (mutation: string) => (store: RecordSourceSelectorProxy) => {
    const payload: RecordProxy | null = store.getRootField(mutation)
    const brought = payload?.getLinkedRecords('promesse')
    if (brought) store.getRoot().setLinkedRecords(brought, field, { pk })
  }
