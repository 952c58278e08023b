import type { ChildNode, Plugin } from 'postcss'

/** Later ones overrule earlier ones, whatever their selectors weigh. */
const ORDER = 'looks, states'

/** What is no rule belongs to no layer. */
const APART: readonly string[] = ['layer', 'charset', 'font-face', 'keyframes', 'property']

/**
 * How a thing looks is said in many places, and what it is just now (it glows, it holds still) has to be seen whatever was said
 * there. So everything goes into the layer `looks`, unless a sheet puts it into `states` itself.
 */
export const styleLayers: Plugin = {
  postcssPlugin: 'style-layers',
  Once(sheet, { AtRule }) {
    const plain = sheet.nodes.filter(isPlain)
    const looks = new AtRule({ name: 'layer', params: 'looks', nodes: plain.map((node) => node.clone()) })
    for (const node of plain) node.remove()
    sheet.prepend(new AtRule({ name: 'layer', params: ORDER }))
    sheet.append(looks)
  },
}

const isPlain = (node: ChildNode): boolean =>
  node.type === 'rule' || (node.type === 'atrule' && !APART.includes(node.name))
