import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownerSettings } from '../build/owner-settings.ts';

/** The gallery of the local cloud. It isn't part of the site (web/dist). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/__local/gallery/',
  publicDir: false,
  define: ownerSettings,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    // Examples import what the app loads on first use.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
