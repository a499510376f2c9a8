import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { graphql } from 'relay-runtime'
import type { AlternativeTabsAddMutation } from '#generated/AlternativeTabsAddMutation.graphql.ts'
import type { AlternativeTabsRemoveMutation } from '#generated/AlternativeTabsRemoveMutation.graphql.ts'
import { ALTERNATIVE_MAX } from '#ordini/offerte/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import type { AlternativaDetail, VersioneDetail } from '../offertaDetail.ts'

const addMutation = graphql`
  mutation AlternativeTabsAddMutation($input: AddAlternativaOffertaInput!) {
    addAlternativaOfferta(input: $input) {
      alternativa {
        pk
      }
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation AlternativeTabsRemoveMutation($input: RemoveAlternativaOffertaInput!) {
    removeAlternativaOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  versione: VersioneDetail
  current: AlternativaDetail | undefined
  onChoose: (pk: number) => void
}

/** The alternatives of a version, a tab each; a new one is a copy of the one in sight. */
export function AlternativeTabs({ versione, current, onChoose }: Props) {
  const { alternative, puoModificare } = versione
  const ask = useConfirm()
  const [add, isAdding] = useOperation<AlternativeTabsAddMutation>(addMutation, { success: 'Alternativa copiata' })
  const [remove] = useOperation<AlternativeTabsRemoveMutation>(removeMutation, { success: 'Alternativa tolta' })
  async function copy() {
    const nome = `Alternativa ${alternative.length + 1}`
    const input = { versioneOffertaPk: versione.pk, nome, copiaPk: current?.pk ?? null }
    const outcome = await add({ input })
    const pk = outcome.ok ? outcome.data.addAlternativaOfferta.alternativa?.pk : undefined
    if (pk !== undefined) onChoose(pk)
  }
  async function askRemove() {
    if (!current) return
    const question = { title: `Togliere «${current.nome}»?`, conferma: 'Togli', distruttiva: true }
    if (await ask(question)) await remove({ input: { pk: current.pk } })
  }
  if (alternative.length < 2 && !puoModificare) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Tabs
        value={current?.pk ?? false}
        onChange={(_event, pk: number) => onChoose(pk)}
        aria-label="Alternative"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {alternative.map(({ pk, nome, netto, accettata }) => (
          <Tab key={pk} value={pk} label={`${nome}${accettata ? ' ✓' : ''} · ${formatEuro(netto)}`} />
        ))}
      </Tabs>
      {puoModificare && alternative.length < ALTERNATIVE_MAX && (
        <Button startIcon={<Add />} loading={isAdding} loadingPosition="start" onClick={() => void copy()}>
          Alternativa
        </Button>
      )}
      {puoModificare && alternative.length > 1 && (
        <Button color="inherit" onClick={() => void askRemove()}>
          Togli questa
        </Button>
      )}
    </Box>
  )
}
