import {
  type Ask,
  applyUntil,
  canonical,
  type Form,
  type Json,
  type Seat,
  type Table,
  validateChoice,
  withOtherDice,
} from '@longhouse/kernel'
import {
  answersAt,
  awaitedAsk,
  chapterOf,
  evaluateChoice,
  type Foresight,
  type Imagination,
  pastForced,
  quickChoice,
  untilChapterEnds,
} from './imagination.ts'
import { chancesAt } from './worth.ts'

/** One choice at one point of the tree, and how it has done. */
interface Branch {
  readonly key: string
  readonly choice: Json
  /** How good it looked after one step: 1 the best of its siblings, near 0 a poor one. */
  readonly looks: number
  visits: number
  /** The sum of the chances to win that its seat had at the ends of the walks. */
  chances: number
}

/**
 * What may follow a row of choices. Chance and secrets are not in the tree: a walk comes by with its own dice and its own
 * guess, and what is learnt at a node is learnt over all of them.
 */
export class TreeNode {
  /** Those who decide at the same time choose each for himself, without knowing of the others. */
  readonly branches = new Map<Seat, readonly Branch[]>()
  readonly next = new Map<string, TreeNode>()
  /** How often a walk came by. */
  walks = 0
}

/** Choices looked at when something grows at a node, and how far each is thought on. */
const CHOICES = 20
const FORESIGHT: Foresight = { steps: 1, choices: 2 }
/** After n walks the best-looking √n × this are open: the others wait until there is time for them. */
const WIDENING = 1.5
/** How much a branch is visited because it was not visited often, and because it looks good. */
const CURIOSITY = 0.3
const LOOKS = 0.3
/** So many points less make a choice look a third as good. */
const LOOKS_SPREAD = 3
/** What is expected of a branch that nobody has walked, between the worst (0) and the best (1) of those walked. */
const UNKNOWN = 0.6
/** The tree is walked so many decisions deep, then the walk is played out. */
const DEPTH = 4
/** Before so many walks came by, nothing grows at a node: what follows is foretold best by quick play. */
const RIPE = 10
/** Choices tried by each player in each decision of a play-out: enough that nobody overlooks a good place. */
const PLAYOUT_CHOICES = 24

/** One walk: down the tree, out of it by quick play to the end of the chapter, and back with everybody's chances to win. */
export function walk(
  imagination: Imagination,
  root: TreeNode,
  table: Table,
  asks: readonly Ask[],
  chapter: number,
): readonly number[] {
  const { game, knowledge } = imagination
  const path: { readonly branch: Branch; readonly seat: Seat }[] = []
  const enough = untilChapterEnds(imagination, chapter)
  const inChapter = () => chapterOf(imagination, table) === chapter
  let node = root
  let joint = ''
  let open = pastForced(imagination, table, asks, enough)
  while (path.length < DEPTH && ++node.walks > RIPE && inChapter()) {
    const ask = awaitedAsk(open)
    const branch = ask && pick(imagination, node, table, ask)
    if (!branch) break
    open = pastForced(imagination, table, applyUntil(game, table, ask.seat, branch.choice, enough), enough)
    path.push({ branch, seat: ask.seat })
    joint += `${branch.key};`
    if (!isGathering(table)) {
      node = follow(node, joint)
      joint = ''
    }
  }
  for (let ask = awaitedAsk(open); ask && inChapter(); ask = awaitedAsk(open))
    open = applyUntil(game, table, ask.seat, quickChoice(imagination, table, ask, PLAYOUT_CHOICES), enough)
  const chances = chancesAt(game, knowledge, table)
  for (const { branch, seat } of path) {
    branch.visits++
    branch.chances += chances[seat] as number
  }
  return chances
}

/** Some of those who decide at the same time have not answered yet. */
const isGathering = ({ stack }: Table): boolean => stack[stack.length - 1]?.answers !== undefined

function follow(node: TreeNode, joint: string): TreeNode {
  const known = node.next.get(joint)
  if (known) return known
  const next = new TreeNode()
  node.next.set(joint, next)
  return next
}

function pick(imagination: Imagination, node: TreeNode, table: Table, ask: Ask): Branch | null {
  const branches = node.branches.get(ask.seat) ?? sprout(imagination, node, table, ask)
  const worth = (branch: Branch) => branch.chances / branch.visits
  let visits = 0
  let worst = Infinity
  let best = -Infinity
  for (const branch of branches) {
    if (branch.visits === 0) continue
    visits += branch.visits
    worst = Math.min(worst, worth(branch))
    best = Math.max(best, worth(branch))
  }
  const scale = best - worst
  const eagerness = CURIOSITY * Math.sqrt(Math.log(visits + 2))
  let room = Math.ceil(WIDENING * Math.sqrt(visits + 1))
  let found: Branch | null = null
  let most = -Infinity
  for (const branch of branches) {
    if (room === 0) break
    // Another guess or other dice may not offer what was offered when the node was met first.
    if (validateChoice(ask.form as Form, branch.choice) !== null) continue
    room--
    const known = branch.visits === 0 ? UNKNOWN : scale > 0 ? (worth(branch) - worst) / scale : 1
    const wanted = known + (eagerness + LOOKS * branch.looks) / Math.sqrt(branch.visits + 1)
    if (wanted <= most) continue
    most = wanted
    found = branch
  }
  return found
}

function sprout(imagination: Imagination, node: TreeNode, table: Table, ask: Ask): readonly Branch[] {
  const { game, random } = imagination
  const choices = answersAt(imagination, table, ask, CHOICES)
  const promised = choices.map((choice) =>
    evaluateChoice(imagination, withOtherDice(game, table, random), ask.seat, choice, FORESIGHT),
  )
  const best = Math.max(...promised)
  const branches = choices
    .map((choice, i): Branch => {
      const looks = Math.exp(((promised[i] as number) - best) / LOOKS_SPREAD)
      return { key: canonical(choice), choice, looks, visits: 0, chances: 0 }
    })
    .sort((a, b) => b.looks - a.looks)
  node.branches.set(ask.seat, branches)
  return branches
}
