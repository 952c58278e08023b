import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { boardStyles } from './board-styles.ts'
import { plainLinks } from './plain-links.ts'
import { styleLayers } from './style-layers.ts'
import { tableSizes } from './table-sizes.ts'

export default defineConfig({
  base: './',
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: null,
        runtimeCaching: [plainLinks],
      },
      manifest: {
        name: 'Longhouse',
        short_name: 'Longhouse',
        description: 'Viking board games with the rules enforced',
        theme_color: '#4d2d17',
        background_color: '#e3d3b6',
        display: 'standalone',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
  ],
  css: { postcss: { plugins: [tableSizes, boardStyles, styleLayers] } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    // A host on a slow machine need not read how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
