import type { LessonCard } from '@longhouse/board/lesson'

/** From the end of the first game to the beginning of the second: ranking, points, a Legend, an Artifact, a Treasure, the saga. */

const asked = (step: string) => ({ asked: step })

export const cards = [
  { id: 'welcome', when: asked('promote'), rule: 'RN-28.1' },
  { id: 'ranking', when: asked('promote'), point: { part: 'podium' }, rule: 'RN-28.2' },
  { id: 'points', when: asked('promote'), point: { part: 'points' }, rule: 'RN-28.4' },
  {
    id: 'legend',
    when: asked('promote'),
    point: { part: 'candidate' },
    rule: 'RN-28.6',
    take: 'hrafn',
    rival: ['ebbe'],
  },
  {
    id: 'artifact',
    when: asked('keepArtifact'),
    point: { thing: 'artifact-gungnir' },
    rule: 'RN-28.7',
    take: 'artifact-gungnir',
    rival: ['equipment-ash-spear'],
  },
  {
    id: 'treasure',
    when: asked('chooseTreasure'),
    point: { thing: 'mark-vidar' },
    rule: 'RN-28.8',
    take: 'mark-vidar',
  },
  { id: 'saga', when: asked('rest'), point: { part: 'story' }, rule: 'RN-28.34' },
  { id: 'standings', when: asked('rest'), point: { part: 'standings' }, rule: 'RN-28.4' },
  { id: 'clans', when: asked('rest'), point: { part: 'clans' }, rule: 'RN-28.9' },
  { id: 'next', when: asked('rest'), point: { part: 'next' }, rule: 'RN-5.12' },
  {
    id: 'ready',
    when: asked('rest'),
    point: { part: 'prompt' },
    rule: 'RN-28.33',
    take: { ready: true },
    rival: [{ ready: true }],
  },
  { id: 'anew', when: asked('keepCards'), point: { part: 'piles' }, rule: 'RN-28.10' },
  { id: 'farewell', when: asked('keepCards'), rule: 'RN-28.14' },
] as const satisfies readonly LessonCard[]
