import { ClientMessage, type Endpoint, endpoints, Refused, ServerMessage } from '@longhouse/protocol'
import { z } from 'zod'
import { API } from './api.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } })

function parametersOf({ params, query }: Endpoint) {
  const of = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
    const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
    return Object.entries(properties).map(([name, each]) => ({
      ...{ name, in: where, schema: each },
      required: where === 'path' || required.includes(name),
    }))
  }
  return [...of(params, 'path'), ...of(query, 'query')]
}

function operationOf(name: string, endpoint: Endpoint) {
  const { about, person, body, answer } = endpoint
  return {
    operationId: name,
    summary: about,
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    responses: {
      200: { description: 'Done.', content: json(answer, 'output') },
      default: { description: 'Refused, and why.', content: json(Refused, 'output') },
    },
    security: person ? [{ cookie: [] }, { token: [] }] : [{}, { cookie: [] }, { token: [] }],
  }
}

function pathsOf() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `${API}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  paths[`${API}/live`] = {
    get: {
      operationId: 'live',
      summary:
        'A WebSocket: tables as they change, and choices. Messages are JSON: ClientMessage up, ServerMessage down.',
      responses: { 101: { description: 'The connection is open.' } },
    },
  }
  return paths
}

/** The whole API as one OpenAPI document, made of the schemas that requests are checked with. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: { title: 'Longhouse', version: '1', description: 'Board games at one table, for people and programs.' },
  paths: pathsOf(),
  components: {
    schemas: { ClientMessage: schemaOf(ClientMessage, 'input'), ServerMessage: schemaOf(ServerMessage, 'output') },
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: 'longhouse' },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
})
