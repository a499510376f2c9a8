import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import FolderZip from '@mui/icons-material/FolderZipOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import TableChart from '@mui/icons-material/TableChartOutlined'
import Avatar from '@mui/material/Avatar'
import { hasThumbnail } from '#documenti/file/rules.ts'
import type { FolderFileRow_documento$data } from '#generated/FolderFileRow_documento.graphql.ts'
import { extensionOf } from '#platform/files/rules.ts'

/** A file as its folder shows it, and as its form begins. */
export type FolderFile = FolderFileRow_documento$data

const SIDE = 26

const ICONS: Readonly<Record<string, typeof DescriptionOutlined>> = {
  pdf: PictureAsPdfOutlined,
  zip: FolderZip,
  mp4: Movie,
  xls: TableChart,
  xlsx: TableChart,
  ods: TableChart,
  csv: TableChart,
}

/** A picture small and round; an icon for any other file, and for a picture that the browser cannot draw. */
export function FileThumbnail({ file }: { file: Pick<FolderFile, 'nome' | 'dimensione' | 'file'> }) {
  if (hasThumbnail(file)) {
    return (
      <Avatar
        src={file.file}
        alt=""
        slotProps={{ img: { loading: 'lazy' } }}
        sx={{ width: SIDE, height: SIDE, bgcolor: 'transparent', color: 'action.active' }}
      >
        <ImageOutlined />
      </Avatar>
    )
  }
  const Icon = ICONS[extensionOf(file.nome)] ?? DescriptionOutlined
  return <Icon color="action" aria-hidden sx={{ width: SIDE, height: SIDE }} />
}
