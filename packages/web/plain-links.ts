import type { VitePWAOptions } from 'vite-plugin-pwa'

type RuntimeCaching = NonNullable<VitePWAOptions['workbox']['runtimeCaching']>[number]

/**
 * The page lives at one address, and its places behind the `#`: served anywhere else it would look for its parts in the wrong
 * folder and stay blank. So a link without the `#` leads to the same place with it. The service worker gets both functions
 * as text: they know nothing but what they are given.
 */
export const plainLinks: RuntimeCaching = {
  // What the house answers is never the page.
  urlPattern: ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(api|metrics|health)/.test(url.pathname),
  handler: async ({ url }) => {
    const { scope } = (globalThis as unknown as { readonly registration: { readonly scope: string } }).registration
    return Response.redirect(`${scope}#/${url.href.slice(scope.length).replace(/[?#].*$/, '')}`)
  },
}
