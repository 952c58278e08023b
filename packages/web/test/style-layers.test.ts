import postcss from 'postcss'
import { expect, test } from 'vitest'
import { styleLayers } from '../style-layers.ts'

const layered = (css: string): string =>
  postcss([styleLayers])
    .process(css, { from: undefined })
    .css.replace(/\s*([{}:;])\s*/g, '$1')

test('what is said without a layer goes into looks, in its order, and states comes after it', () => {
  const css = layered('.a { color: red } @layer states { .b { color: blue } } @media print { .a { color: black } }')
  expect(css).toMatch(/^@layer looks, states;/)
  expect(css).toContain('@layer looks{.a{color:red}@media print{.a{color:black}}}')
  expect(css).toContain('@layer states{.b{color:blue}}')
})

test('fonts and animations belong to no layer', () => {
  const css = layered('@font-face { font-family: Grenze } @keyframes wave { to { opacity: 0 } } .a { color: red }')
  expect(css).toMatch(/^@layer looks, states;@font-face{font-family:Grenze}@keyframes wave/)
  expect(css).toContain('@layer looks{.a{color:red}}')
})
