import { useWords } from '../settings.tsx'
import { PageFrame, Panel } from './page-frame.tsx'
import { SettingFields } from './setting-fields.tsx'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function SettingsPage() {
  const { settings: words } = useWords().words.pages
  return (
    <PageFrame title={words.title}>
      <Panel narrow symbol="g-hammer" title={words.title} note={words.note}>
        <div className="panel-body">
          <SettingFields />
        </div>
      </Panel>
    </PageFrame>
  )
}
