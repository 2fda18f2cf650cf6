import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { katexLetters } from './app/math/katex-letters.ts';

export default defineConfig({
  plugins: [katexLetters(), tailwindcss(), reactRouter()],
  // The policy of the pages allows no data: scripts or fonts, and files with a hash are cached for ever.
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  // The worker for tables loads calculators as the pages do: in pieces. They stand in a folder of their own, because what
  // stands beside the pages' files is kept on every device for use without a network.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/worker/[name]-[hash].js' } },
  },
});
