import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { CheckListTab_ordine$key } from '#generated/CheckListTab_ordine.graphql.ts'
import type { CheckListTabMutation } from '#generated/CheckListTabMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import type { OrdineTabProps } from './tabs.ts'

const mutation = graphql`
  mutation CheckListTabMutation($input: SetCheckListOrdineInput!) {
    setCheckListOrdine(input: $input) {
      ordine {
        versione
        ...CheckListTab_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Tab 'Check list': each item is saved as it is ticked; only who may write it edits. */
export default function CheckListTab(props: OrdineTabProps) {
  const {
    id,
    pk,
    checkList: read,
  } = useFragment<CheckListTab_ordine$key>(
    graphql`
      fragment CheckListTab_ordine on Ordine {
        id
        pk
        checkList {
          pk
          nome
          done
          il
          utente
        }
      }
    `,
    props.ordine,
  )
  const checkList = read ?? []
  const { writeOrderCheckList } = useViewer().permessi
  const [save] = useOperation<CheckListTabMutation>(mutation, {
    atOnce(store, { input }) {
      // Who did it and when comes with the answer.
      const items = input.voci?.map(({ pk: item, done }) => ({ pk: item, done, il: null, utente: '' }))
      changeAtOnce(store, id, { checkList: items })
    },
  })
  const done = checkList.filter(({ done }) => done).length

  const mark = (item: number, done: boolean) => void save({ input: { ordinePk: pk, voci: [{ pk: item, done }] } })
  return (
    <DetailCard
      title="Check list"
      actions={
        <Typography variant="body2" color="textSecondary" role="status">
          {done} di {checkList.length}
        </Typography>
      }
    >
      {checkList.length === 0 && <Typography color="textSecondary">Nessuna voce da controllare.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checkList.map(({ pk: item, nome, done, il, utente }) => (
          <Box
            key={item}
            component="li"
            sx={{
              py: 0.5,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
              '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <FormControlLabel
              label={nome}
              disabled={!writeOrderCheckList}
              // Who may not tick it still reads it.
              sx={{ '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } }}
              control={<Checkbox checked={done} onChange={(_, checked) => mark(item, checked)} />}
            />
            {done && il && (
              <Typography variant="body2" color="textSecondary">
                {utente && `${utente} · `}
                <DateTimeValue value={il} />
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {!writeOrderCheckList && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Non hai il permesso di modificare la check list.
        </Typography>
      )}
    </DetailCard>
  )
}
