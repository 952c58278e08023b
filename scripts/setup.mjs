// Runs before `npm start` and `npm test`, in a fresh clone too: Node's built-ins only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.longhouse-setup')

requireNode(20, 19)
installPackages(process.argv[2])

function requireNode(major, minor) {
  const [nodeMajor, nodeMinor] = process.versions.node.split('.').map(Number)
  if (nodeMajor > major || (nodeMajor === major && nodeMinor >= minor)) return
  console.error(`Longhouse needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

function installPackages(purpose) {
  const stamp = `${hashOfLockFile()} node ${process.versions.node}\n`
  if (readStamp() === stamp) return

  console.log(`Longhouse: installing packages before npm ${purpose}; this happens once per change of the lock file.`)
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (npm.status !== 0) {
    console.error(`Longhouse: npm ${args.join(' ')} failed; see above.`)
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
}

function hashOfLockFile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}
