import Storefront from '@mui/icons-material/StorefrontOutlined'
import Avatar from '@mui/material/Avatar'
import { thumbnailUrl } from '#ui/files/thumbnailUrl.ts'

/** The picture of a supplier, 26 by 26; an icon where there is none. */
export function Thumbnail({ immagine, side = 26 }: { immagine: string | null | undefined; side?: number }) {
  return (
    <Avatar
      variant="rounded"
      src={immagine ? thumbnailUrl(immagine) : undefined}
      alt=""
      sx={{
        width: side,
        height: side,
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
        color: 'text.disabled',
        '& img': { objectFit: 'contain' },
      }}
    >
      <Storefront sx={{ fontSize: side * 0.62 }} />
    </Avatar>
  )
}
