import Visibility from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import type { VediComeBannerMutation } from '#generated/VediComeBannerMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from './viewer.ts'

const mutation = graphql`
  mutation VediComeBannerMutation {
    endVediCome(input: {}) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Says on every page that 'Vedi come' is on, and how to leave it. */
export function VediComeBanner() {
  const { nome, pk, vistoDa } = useViewer()
  const [leaving, inProgress] = useOperation<VediComeBannerMutation>(mutation)
  if (!vistoDa) return null
  return (
    <Box
      role="status"
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 0.5,
        gap: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        backgroundColor: 'warning.main',
        color: 'warning.contrastText',
        fontWeight: 550,
      }}
    >
      <Visibility fontSize="small" />
      <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>Vedi come {nome}: sola lettura</Box>
      <Button
        color="inherit"
        variant="outlined"
        loading={inProgress}
        onClick={async () => {
          const { ok } = await leaving({})
          if (ok) location.assign(`/utenti/#/${pk}`)
        }}
      >
        Torna a essere {vistoDa}
      </Button>
    </Box>
  )
}
