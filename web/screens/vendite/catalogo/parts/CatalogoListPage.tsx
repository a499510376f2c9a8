import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ComponentProps, ReactNode } from 'react'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { Page } from '#ui/Page.tsx'
import { CatalogoTabs } from '../CatalogoTabs.tsx'

interface Props {
  title: string
  pagina: ComponentProps<typeof CatalogoTabs>['pagina']
  /** What the list is, and what its order means. */
  text: string
  count: number
  isWaiting: boolean
  children: ReactNode
}

/** Who edits the catalogue makes several changes in a row: one reading. */
const COLLECTION = 150

/** A list of the catalogue: the tabs to the others, what it is, its entries; kept up to date. */
export function CatalogoListPage({ title, pagina, text, count, isWaiting, children }: Props) {
  useChanged(['CATALOGO'], useReread(COLLECTION))
  return (
    <Page title={title} count={count} isWaiting={isWaiting} filters={<CatalogoTabs pagina={pagina} />}>
      <Stack sx={{ gap: 2, maxWidth: 900 }}>
        <Typography color="textSecondary">{text}</Typography>
        {children}
      </Stack>
    </Page>
  )
}
