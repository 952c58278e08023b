// Builds the page into packages/web/dist, with a compressed twin of every file that gains by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const web = join(import.meta.dirname, '..', 'packages', 'web')
const dist = join(web, 'dist')

await build({ root: web, logLevel: 'warn' })
for (const file of readdirSync(dist, { recursive: true })) compress(join(dist, file))

function compress(file) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file) || statSync(file).isDirectory()) return
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
