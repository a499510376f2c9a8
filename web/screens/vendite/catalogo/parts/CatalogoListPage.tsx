import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ComponentProps, ReactNode } from 'react'
import { Page } from '../../../../ui/Page.tsx'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { useLiveCatalogo } from './useLiveCatalogo.ts'

interface Props {
  title: string
  pagina: ComponentProps<typeof CatalogoTabs>['pagina']
  /** What the list is, and what its order means. */
  testo: string
  count: number
  isWaiting: boolean
  children: ReactNode
}

/** A list of the catalogue: the tabs to the others, what it is, its entries; kept up to date. */
export function CatalogoListPage({ title, pagina, testo, count, isWaiting, children }: Props) {
  useLiveCatalogo()
  return (
    <Page titolo={title} count={count} inAttesa={isWaiting} filtri={<CatalogoTabs pagina={pagina} />}>
      <Stack sx={{ gap: 2, maxWidth: 900 }}>
        <Typography color="textSecondary">{testo}</Typography>
        {children}
      </Stack>
    </Page>
  )
}
