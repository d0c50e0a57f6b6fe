import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Everything a build is made of, apart from the packages, which package-lock.json stands for. */
const sources = [
  ...['app', 'build-adapter', 'components', 'content', 'lib', 'public', 'scripts/content', 'scripts/build'],
  ...['instrumentation.ts', 'middleware.ts', 'next.config.ts', 'postcss.config.mjs', 'scripts/build.ts'],
  ...['package-lock.json', 'package.json', 'tsconfig.json'],
];

/** Settings that are written into prerendered pages or their headers. A build with other values is another build. */
export const buildTimeSettings = [
  ...['SITE_URL', 'CONTACT_EMAIL', 'INSTAGRAM_URL', 'FACEBOOK_URL', 'TIKTOK_URL', 'SITE_NOTICE'],
  ...['STRIP_FRAMEWORK_JS', 'COGNITO_REGION', 'COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID'],
  'COGNITO_IDENTITY_POOL_ID',
] as const;

/** A short name for what a build made now would hold: equal sources and settings give the same one, on any machine. */
export function sourceHash(settings: Record<string, unknown>, root = process.cwd()): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  for (const name of buildTimeSettings) hash.update(`${name}=${settings[name] ?? ''}\0`);
  hash.update(`node ${process.versions.node.split('.')[0]}`);
  return hash.digest('hex').slice(0, 16);
}

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function filesOf(root: string, source: string): string[] {
  const full = path.join(root, source);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return isTest(source) ? [] : [source];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(root, path.posix.join(source, name)));
}
