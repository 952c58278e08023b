import { CopiedLink } from '../../pages/copied-link.tsx'
import { linkTo } from '../links.ts'
import { useOnlineWords } from '../words/index.ts'

interface InviteLinkProps {
  readonly table: string
  readonly invite: string | null
  readonly note?: string
}

/** The link that leads others to the table. */
export function InviteLink({ table, invite, note }: InviteLinkProps) {
  return <CopiedLink label={useOnlineWords().waiting.link} link={linkTo(table, invite)} note={note} />
}
