/**
 * Which way the rooms of the house may depend on each other. Tests may reach further; the code they test may not.
 */

/** A room that may know only what is listed: no Node built-in, no npm package, no other room. */
const closed = (name, from, allowed) => ({ name, severity: 'error', from: { path: from }, to: { pathNot: allowed } })

/** A room that may use Node and npm packages, but of the house only the rooms listed. */
const open = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|games)/', pathNot: allowed },
})

const kernel = '^packages/kernel/src/'
const exampleGames = '^packages/example-games/src/'
const bots = '^packages/bots/src/'
const registry = '^packages/registry/src/'
const manifests = '^games/[^/]+/manifest/'
const board = '^packages/board/src/'
const gameTests = '^packages/game-tests/src/'
const botThreads = '^packages/bot-threads/src/'
const protocol = '^packages/protocol/src/'

export default {
  forbidden: [
    closed('kernel-knows-nothing', kernel, [kernel]),
    closed('game-knows-kernel', '^(games/[^/]+)/(src|strings|content)/', [kernel, '^$1/(src|strings|content)/']),
    closed('manifest-knows-its-game', '^(games/[^/]+)/manifest/', [
      kernel,
      '^$1/(src/index|strings/index|manifest/.+)\\.ts$',
    ]),
    open('board-kit-knows-kernel', board, [kernel, board]),
    open('game-tests-know-kernel-and-board-kit', gameTests, [kernel, board, gameTests]),
    open('board-knows-its-game', '^(games/[^/]+)/board/', [kernel, board, '^$1/']),
    open('lesson-knows-its-script', '^(games/[^/]+)/lesson/', [kernel, board, '^$1/lesson/']),
    open('web-knows-all-but-servers', '^packages/web/src/', [
      kernel,
      registry,
      bots,
      board,
      '^packages/protocol/src/(index|too-quick).ts$',
      '^games/',
      '^packages/web/src/',
    ]),
    closed('example-games-know-kernel', exampleGames, [kernel, exampleGames]),
    closed('bots-know-kernel', bots, [kernel, bots]),
    closed('registry-knows-manifests', registry, [kernel, manifests, registry]),
    open('bot-threads-know-registry-and-bots', botThreads, [kernel, registry, bots, botThreads]),
    open('protocol-knows-kernel', protocol, [kernel, protocol]),
    open('server-knows-registry-and-bot-threads', '^packages/server/src/', [
      kernel,
      registry,
      bots,
      '^packages/protocol/src/(index|too-quick).ts$',
      '^packages/bot-threads/src/index.ts$',
      '^packages/server/src/',
    ]),
    open('cli-knows-the-house', '^packages/cli/(src|bin)/', [
      kernel,
      registry,
      bots,
      exampleGames,
      '^packages/(bench|server|bot-threads)/src/index.ts$',
      '^packages/server/src/(host/config|storage/open).ts$',
      '^packages/cli/src/',
    ]),
    open('bench-knows-example-games-too', '^packages/bench/src/', [
      kernel,
      registry,
      bots,
      exampleGames,
      '^packages/server/src/index.ts$',
      '^packages/bench/src/',
    ]),
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: { pathNot: '/(test|e2e)/' },
      to: { path: '^(packages|games)/[^/]+/(test|e2e)/' },
    },
    {
      name: 'packages-are-imported-by-name',
      comment: 'Another package is imported by its name, never by a relative path into its folder.',
      severity: 'error',
      from: { path: '^((packages|games)/[^/]+)/' },
      to: { path: '^(packages|games)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[?]raw$' } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/web/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
