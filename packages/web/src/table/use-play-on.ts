import { isRefusal } from '@longhouse/kernel'
import { useLocation } from 'wouter'
import { playedOn } from '../session/new-table.ts'
import { keepTable } from '../session/storage.ts'
import type { TableProps } from './table-props.ts'

/** Goes on at a table of its own from a moment that has passed; the table it was seen at stays. Null where that cannot be. */
export function usePlayOn({ table, device }: TableProps, move: number | null): (() => void) | null {
  const [, navigate] = useLocation()
  if (!device || device.lesson || move === null) return null
  return async () => {
    const other = playedOn(table.game, device.file(), move)
    if (isRefusal(other)) return
    await keepTable(other)
    navigate(`/table/${other.id}`)
  }
}
