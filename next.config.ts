import fs from 'node:fs';
import type { NextConfig } from 'next';

const isSecure = process.env.SITE_URL?.startsWith('https:') ?? false;

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  ...(isSecure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
];

const adapter = './build-adapter/adapter.mjs';

export default {
  // Each build has a folder of its own (scripts/build.ts), so a running server keeps its files.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  generateBuildId: async () => process.env.NEXT_BUILD_ID ?? null,
  adapterPath: fs.existsSync(adapter) ? adapter : undefined,
  poweredByHeader: false,
  serverExternalPackages: ['@electric-sql/pglite', 'rate-limiter-flexible'],
  experimental: { globalNotFound: true },
  // A build reads its tsconfig through one that extends ours, which Next does not rewrite. `npm run check` checks types.
  typescript: { tsconfigPath: process.env.NEXT_TSCONFIG, ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: everywhere },
      { source: '/((?!embed/).*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    ];
  },
} satisfies NextConfig;
