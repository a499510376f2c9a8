import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { GuideListMutation } from '#generated/GuideListMutation.graphql.ts'
import type { GuideListQuery } from '#generated/GuideListQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'

const query = graphql`
  query GuideListQuery @preloadable {
    passiAvviamento {
      passo
      titolo
      motivo
      indirizzo
      fatto
      nascosto
    }
  }
`

const mutation = graphql`
  mutation GuideListMutation($input: SetPassoNascostoInput!) {
    setPassoNascosto(input: $input) {
      passi {
        passo
        titolo
        motivo
        indirizzo
        fatto
        nascosto
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Step = GuideListQuery['response']['passiAvviamento'][number]

/** What an administrator still has to set up, in the order in which one needs the other; nothing when all is done. */
export function GuideList() {
  const read = useBesideQuery<GuideListQuery>(query)
  const [changed, setChanged] = useState<readonly Step[] | null>(null)
  const [all, setAll] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const phone = useIsPhone()
  const [save, saving] = useOperation<GuideListMutation>(mutation)
  const id = useId()
  const steps = changed ?? read.passiAvviamento
  const missing = steps.filter(({ fatto }) => !fatto)
  const shown = missing.filter(({ nascosto }) => all || !nascosto)
  const hidden = missing.length - missing.filter(({ nascosto }) => !nascosto).length
  if (missing.length === hidden) return null
  const done = steps.length - missing.length
  // On a phone what waits today comes first, once most of it is set up.
  const foldable = phone && done > missing.length
  const open = !foldable || unfolded

  async function hide({ passo, nascosto }: Step) {
    const outcome = await save({ input: { passo, nascosto: !nascosto } })
    const now = outcome.ok && outcome.data.setPassoNascosto.passi
    if (now) setChanged(now)
  }
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Box sx={{ px: 2, py: foldable ? 0 : 1, minHeight: 44, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checklist aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          Da preparare
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {done} di {steps.length} fatti
        </Typography>
        {foldable && (
          <IconButton
            edge="end"
            aria-label={open ? 'Chiudi «Da preparare»' : 'Apri «Da preparare»'}
            aria-expanded={open}
            onClick={() => setUnfolded(!open)}
          >
            {open ? <ExpandLess /> : <ExpandMore />}
          </IconButton>
        )}
      </Box>
      <LinearProgress aria-hidden variant="determinate" value={(done / steps.length) * 100} sx={{ height: 3 }} />
      <Box component="ol" hidden={!open} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((step) => (
          <Box
            component="li"
            key={step.passo}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px minmax(0, 1fr) auto' },
              columnGap: 2,
              alignItems: 'center',
              px: 2,
              py: 0.5,
              minHeight: 40,
              borderTop: 1,
              borderColor: 'divider',
              opacity: step.nascosto ? 0.7 : 1,
            }}
          >
            <Link component={ShellLink} href={step.indirizzo} sx={{ fontWeight: 550 }}>
              {step.titolo}
            </Link>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            >
              {step.motivo}
            </Typography>
            <Button
              color="inherit"
              disabled={saving}
              aria-label={`${step.nascosto ? 'Mostra' : 'Nascondi'}: ${step.titolo}`}
              onClick={() => void hide(step)}
              sx={{ fontWeight: 400, color: 'text.secondary' }}
            >
              {step.nascosto ? 'Mostra' : 'Nascondi'}
            </Button>
          </Box>
        ))}
      </Box>
      {open && (done > 0 || hidden > 0) && (
        <Box
          sx={{ px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {done > 0 && <CheckCircle aria-hidden color="success" sx={{ fontSize: 18 }} />}
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
            {done > 0 && `Già a posto: ${steps.flatMap(({ fatto, titolo }) => (fatto ? titolo : [])).join(', ')}`}
          </Typography>
          {hidden > 0 && (
            <Button color="inherit" onClick={() => setAll(!all)} sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {all ? 'Nascondi di nuovo' : formatCount(hidden, 'nascosto', 'nascosti')}
            </Button>
          )}
        </Box>
      )}
    </Card>
  )
}
