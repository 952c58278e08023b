import './table.css'
import './top.css'
import './rivals.css'
import './rail.css'
import './prompt.css'
import './answers.css'
import './editors.css'
import './drawers.css'
import './tips.css'
import './dialogs.css'
import type { GameText } from '@longhouse/kernel'
import { useEffect, useState } from 'react'
import type { OpenedTable } from '../session/opened-table.ts'
import { useWords } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { Table } from './table.tsx'
import type { TableProps } from './table-props.ts'

/** A table being played, as soon as its words are there. */
export function TableView({
  opened,
  ...rest
}: Pick<TableProps, 'device' | 'house' | 'watched'> & {
  readonly opened: Pick<TableProps, 'table' | 'board'> & Pick<OpenedTable, 'text'>
}) {
  const { language } = useWords()
  const [text, setText] = useState<GameText | null>(null)
  useEffect(() => {
    let current = true
    void opened.text(language).then((fetched) => current && setText(fetched))
    return () => {
      current = false
    }
  }, [opened, language])
  return text ? <Table table={opened.table} board={opened.board} text={text} {...rest} /> : <Waiting />
}
