import fs from 'node:fs';
import path from 'node:path';
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

const adapter = path.resolve('build-adapter/adapter.mjs');

export default {
  // Each build has a folder of its own (scripts/build.ts), so a running server keeps its files.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  generateBuildId: async () => process.env.NEXT_BUILD_ID ?? null,
  adapterPath: fs.existsSync(adapter) ? adapter : undefined,
  poweredByHeader: false,
  serverExternalPackages: ['@electric-sql/pglite', 'rate-limiter-flexible'],
  // A build starts from nothing in a folder of its own; the compiler's notes would be 90 MB that nobody reads.
  experimental: { globalNotFound: true, turbopackFileSystemCacheForBuild: false },
  // Next rewrites the tsconfig it is given, unless that extends another. Types are checked by `npm run check`.
  typescript: { tsconfigPath: './scripts/build/tsconfig.json', ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: everywhere },
      { source: '/((?!embed/).*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    ];
  },
} satisfies NextConfig;
