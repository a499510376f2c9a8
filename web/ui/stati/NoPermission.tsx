import LockOutlined from '@mui/icons-material/LockOutlined'
import { HomeButton } from './HomeButton.tsx'
import { StateMessage } from './StateMessage.tsx'

/** Instead of a page whose flag the user lacks. */
export function NoPermission() {
  return (
    <StateMessage
      page
      icon={<LockOutlined />}
      title="Non hai i permessi per accedere a questa pagina."
      action={<HomeButton />}
    />
  )
}
