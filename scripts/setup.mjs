// Runs before `npm start` and `npm test`, in a fresh clone too: Node's built-ins only. Its arguments say before what.
// The page is one of the steps of `npm test`: where it cannot be built, everything else is still checked.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { executablePath, hasChromium, packages } from './chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = (name) => join(root, 'node_modules', `.longhouse-${name}`)
const purpose = process.argv.slice(2).join(' ')

requireNode(20, 19)
installPackages()
if (purpose === 'test') {
  installChromium()
  installPostgres()
} else {
  buildPage()
}

function requireNode(major, minor) {
  const [nodeMajor, nodeMinor] = process.versions.node.split('.').map(Number)
  if (nodeMajor > major || (nodeMajor === major && nodeMinor >= minor)) return
  console.error(`Longhouse needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

function installPackages() {
  const stamp = `${hashOf(['package-lock.json'])} node ${process.versions.node}\n`
  if (readStamp('setup') === stamp) return
  console.log(`Longhouse: installing packages before npm ${purpose}; this happens once per change of the lock file.`)
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (npm.status !== 0) fail(`npm ${args.join(' ')} failed`)
  writeFileSync(stampFile('setup'), stamp)
}

function buildPage() {
  const stamp = `${hashOf(['package-lock.json', 'scripts/build.mjs', ...pageSources()])}\n`
  if (readStamp('page') === stamp && existsSync(join(root, 'packages', 'web', 'dist', 'index.html'))) return
  console.log('Longhouse: building the page; this happens once per change of its sources.')
  const build = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: 'inherit' })
  if (build.status !== 0) fail('the page could not be built')
  writeFileSync(stampFile('page'), stamp)
}

/** Everything the page is made of, tests apart. */
function pageSources() {
  const rooms = ['web', 'board', 'kernel', 'bots', 'registry'].map((room) => join('packages', room))
  const games = readdirSync(join(root, 'games')).map((game) => join('games', game))
  return [...rooms, ...games].flatMap(filesIn).sort()
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', 'test', 'e2e'].includes(entry.name) ? [] : filesIn(path)
  })
}

/** By apt, if it is allowed; whoever has another browser names it in CHROMIUM. */
function installChromium() {
  if (hasChromium()) return
  if (process.env.CHROMIUM || !mayInstall()) {
    console.log(`Longhouse: browser tests are skipped, because there is no ${executablePath}.`)
    return
  }
  console.log('Longhouse: installing chromium for the browser tests; this happens once.')
  if (!packages.some((browser) => install(browser, 'fonts-dejavu-core')))
    console.log('Longhouse: browser tests are skipped, because chromium could not be installed.')
}

/** The tests start one of their own; only its programs must be there. TEST_DATABASE_URL names another. */
function installPostgres() {
  const inPath = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'initdb')))
  if (process.env.TEST_DATABASE_URL || inPath || existsSync('/usr/lib/postgresql')) return
  if (!mayInstall()) {
    console.log('Longhouse: tests on PostgreSQL are skipped, because it is not installed.')
    return
  }
  console.log('Longhouse: installing postgresql for the tests; this happens once.')
  if (!install('postgresql'))
    console.log('Longhouse: tests on PostgreSQL are skipped, because it could not be installed.')
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install(...packages) {
  return quietly('apt-get', 'update') && quietly('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
}

function quietly(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', env }).status === 0
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8')
  } catch {
    return undefined
  }
}

function fail(why) {
  console.error(`Longhouse: ${why}; see above.`)
  process.exit(1)
}
