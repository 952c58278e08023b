import { ClientMessage, type Endpoint, endpoints, ServerMessage } from '@longhouse/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { API } from './api.ts'
import { openApi } from './openapi.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string)

const schema = (of: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
  return `<pre>${escaped(JSON.stringify(rest, null, 1))}</pre>`
}

const folded = (title: string, of: z.ZodType | undefined, io: 'input' | 'output'): string =>
  of ? `<details><summary>${title}</summary>${schema(of, io)}</details>` : ''

const section = ([name, { method, path, about, person, query, body, answer }]: [string, Endpoint]): string => `
<section id="${name}">
<h2><code>${method} ${escaped(API + path)}</code></h2>
<p>${escaped(about)}${person ? ' <em>Needs a cookie or a token.</em>' : ''}</p>
${folded('Query', query, 'input')}${folded('Body', body, 'input')}${folded('Answer', answer, 'output')}
</section>`

/** The API for people to read: no script, no style from elsewhere. */
const page = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Longhouse API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
pre{overflow:auto;background:#8881;padding:.5rem}h2{font-size:1.1rem;margin:2rem 0 0}</style>
<h1>Longhouse API, version 1</h1>
<p>JSON over HTTP and a WebSocket. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
<p>A program plays like a person: a guest arrives with <code>POST ${API}/me</code>, makes a token with
<code>POST ${API}/me/tokens</code> and sends it as <code>Authorization: Bearer …</code>. It takes a seat, watches the table
at <code>${API}/live</code>, and answers what <code>seen.ask</code> offers. Each choice carries a fresh UUID as its key; sent
again with the same key it is answered again and done once. Refusals are
<code>{ refused, facts, rule, text }</code>, the text in the language of the header <code>lang</code> or
<code>accept-language</code>.</p>
${Object.entries(endpoints).map(section).join('\n')}
<section id="live">
<h2><code>GET ${API}/live</code> (WebSocket)</h2>
${folded('What a client says', ClientMessage, 'input')}${folded('What the server says', ServerMessage, 'output')}
</section>
</html>
`

export function serveDocs(app: FastifyInstance): void {
  let text: string | null = null
  let document: string | null = null
  app.get('/api', async (_, reply) => {
    text ??= page()
    return reply.type('text/html; charset=utf-8').send(text)
  })
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApi())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
