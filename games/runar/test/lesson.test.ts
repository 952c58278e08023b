import { readFileSync } from 'node:fs'
import { LEARNER, nextOf, RIVAL, shownAt } from '@longhouse/board/lesson'
import { Learning, lessonFlaws } from '@longhouse/board/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { thingAt } from '../board/thing.ts'
import { thingOf } from '../board/things.ts'
import { lesson as campaign } from '../lesson/campaign/index.ts'
import { lesson } from '../lesson/index.ts'
import { type Runar, runar } from '../src/index.ts'

describe('the first game', () => {
  let learning: Learning<Runar>
  beforeEach(() => {
    learning = new Learning<Runar>(runar, lesson)
  })

  it('shows every card in order, and each taught choice is legal', () => {
    expect(learning.playThrough()).toEqual(lesson.cards.map(({ id }) => id))
    expect(learning.shown()).toBe(null)
  })

  it('spells its choices as the table keeps them', () => {
    learning.playThrough(({ id, take }) => {
      const form = learning.scene().seen.ask?.form
      if (form?.kind !== 'some' || !Array.isArray(take)) return
      expect(
        form.of.filter((one) => take.includes(one)),
        id,
      ).toEqual(take)
    })
  })

  it('goes as its cards tell it', () => {
    const fieldAt = (card: string) => learning.until(card).table.state.field
    expect(fieldAt('tactics')).toMatchObject({
      territories: ['t1', 't4'],
      figures: { feima: { node: 'n-4-4' }, halvard: { node: 'n-0-8' }, hrafn: { node: 'n-0-3' } },
      players: [{ pool: { agility: 2, strength: 0, instinct: 1, neutral: 0 } }, {}],
    })
    expect(fieldAt('shard')?.players[LEARNER]).toMatchObject({ vp: 1, shards: 1 })
    expect(fieldAt('fended-off')?.players[RIVAL]?.pool).toMatchObject({ instinct: 0 })
    expect(fieldAt('returned')?.shards['n-5-11']).toBe('blue')
    expect(fieldAt('advantage')).toMatchObject({
      figures: { feima: { defence: 1 } },
      players: [{}, { slots: [['advantage'], []] }],
    })
    expect(fieldAt('personal')).toMatchObject({
      figures: {
        hrafn: { dice: { strength: 2 } },
        halvard: { dice: { strength: 2 } },
        feima: { dice: { strength: 0 } },
      },
    })
    expect(fieldAt('event')).toMatchObject({
      slots: [{ card: 'event-03', up: true }],
      figures: { feima: { dice: { neutral: 1 } } },
      players: [
        { vp: 2, shards: 0, slots: [['advantage'], []] },
        { vp: 1, statue: 2 },
      ],
    })
    expect(fieldAt('body')?.players[LEARNER]).toMatchObject({ statue: 2, slots: [['advantage'], ['advantage']] })
    expect(fieldAt('neutral')?.players[RIVAL]?.pool).toMatchObject({ instinct: 0, neutral: 0 })
    expect(fieldAt('set')?.players).toMatchObject([{ vp: 3, slots: [[], []] }, { vp: 1 }])
    expect(fieldAt('farewell')?.slots).toHaveLength(2)
  })

  it('has no more than forty cards, with short words and a rule to each', () => {
    expect(lesson.cards.length).toBeLessThanOrEqual(40)
    expect(lessonFlaws(lesson, readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))).toEqual([])
  })

  it('is over as soon as the learner leaves it, and the rival is free', () => {
    learning.take(LEARNER, 'walrus')
    expect(learning.shown()).toBe(null)
    expect(nextOf(lesson, learning.moves)).toBe(null)
  })

  it('points at what it teaches to choose, and at things that the board knows', () => {
    learning.playThrough(({ id, point, take }) => {
      if (!point || !('thing' in point)) return
      const chosen = take === undefined ? null : thingOf(learning.scene().seen.ask?.step ?? '', take)
      if (chosen) expect(point.thing, id).toBe(chosen)
      else expect(thingAt(point.thing), id).not.toBeNull()
    })
  })
})

describe('the first campaign', () => {
  const begin = () => new Learning<Runar>(runar, campaign)

  it('begins when its first game is over, shows every card in order, and each taught choice is legal', () => {
    const learning = begin()
    expect(learning.shown()?.card.id).toBe('welcome')
    expect(learning.playThrough()).toEqual(campaign.cards.map(({ id }) => id))
    expect(learning.shown()).toBe(null)
  })

  it('goes as its cards tell it', () => {
    const sheetAt = (card: string) => begin().until(card).table.state.sheet
    const { campaign: saga, games } = sheetAt('welcome')
    expect(games).toHaveLength(5)
    expect(saga).toMatchObject({ points: [4, 3], finished: [{ ranking: [0, 1], result: { scores: [8, 5] } }] })
    expect(sheetAt('artifact').teams).toMatchObject([{ ranks: { hrafn: 'legend' } }, { ranks: { ebbe: 'legend' } }])
    expect(sheetAt('treasure')).toMatchObject({
      teams: [{ treasures: ['artifact-gungnir'] }, { treasures: ['equipment-ash-spear'] }],
      campaign: { stage: 'treasures' },
    })
    expect(sheetAt('saga').campaign?.stage).toBe('rest')
    const { field, sheet } = begin().until('anew').table.state
    expect(sheet.at).toBe(1)
    expect(field?.order).toEqual([RIVAL, LEARNER])
    expect(field?.players[LEARNER]?.treasury.map(({ card }) => card)).toEqual(['artifact-gungnir', 'mark-vidar'])
  })

  it('is short, with a rule to each card and words in every language', () => {
    expect(campaign.cards.length).toBeLessThanOrEqual(15)
    expect(lessonFlaws(campaign, readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))).toEqual([])
  })

  it('shows the same card after a reload, and is over when the learner leaves it', () => {
    const learning = begin().until('artifact')
    expect(shownAt(campaign, learning.scene(), { ...learning.progress })?.card.id).toBe('artifact')
    learning.take(LEARNER, 'artifact-gleipnir')
    expect(learning.shown()).toBe(null)
    expect(nextOf(campaign, learning.moves)).toBe(null)
  })

  it('points at what it teaches to choose', () => {
    const learning = begin()
    learning.playThrough(({ id, point, take }) => {
      if (point && 'thing' in point)
        expect(point.thing, id).toBe(thingOf(learning.scene().seen.ask?.step ?? '', take ?? null))
    })
  })
})
