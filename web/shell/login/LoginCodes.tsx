import { NoticesProvider } from '#ui/Notices.tsx'
import { RecoveryCodes } from '../security/RecoveryCodes.tsx'

/** The recovery codes of who has just set the second factor up, on a page that has no notices of its own. */
export function LoginCodes(props: { codici: readonly string[]; onDone: () => void }) {
  return (
    <NoticesProvider>
      <RecoveryCodes {...props} />
    </NoticesProvider>
  )
}
