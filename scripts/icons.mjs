// Writes games/*/board/art/icons.svg: from the game-icons set only the icons that the icons.json beside it names.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

for (const list of findLists()) {
  const wanted = JSON.parse(readFileSync(list, 'utf8'))
  const names = [...new Set(Object.values(wanted))].sort()
  const symbols = names.map((name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${bodyOf(name)}</symbol>`)
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
  writeFileSync(join(dirname(list), 'icons.svg'), sprite)
  console.log(`${list}: ${names.length} icons, ${Math.round(sprite.length / 1024)} KB`)
}

function findLists() {
  const lists = readdirSync('games').map((game) => join('games', game, 'board', 'art', 'icons.json'))
  return lists.filter((list) => existsSync(list))
}

function bodyOf(name) {
  const icon = icons[name]
  if (!icon) throw new Error(`game-icons has no ${name}`)
  return icon.body
}
