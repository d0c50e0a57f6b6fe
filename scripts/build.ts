// npm run build: makes a build of the present sources and settings in a folder of its own, then points .build/current
// at it. When there is one already it is used again; --force makes another.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '@/lib/server/db/directory-lock';
import { sourceHash } from './build/source-hash';
import {
  buildFolder,
  buildsFolder,
  contentFolder,
  currentLink,
  doneFile,
  findCurrentBuild,
  isInUse,
  listBuilds,
  nextFolder,
} from './serve/builds.mjs';
import { loadEnvFiles } from './serve/env-files.mjs';

/** Builds whose scripts stay served for pages that are still open. */
const buildsKept = 4;

async function main() {
  loadEnvFiles();
  const { parseSettings } = await import('@/lib/server/env');
  const id = sourceHash(parseSettings(process.env));
  const release = await lockDirectory(path.join(buildsFolder, 'making'), { waitMs: 10 * 60_000 });
  const present = listBuilds().find((name) => name === id || name.startsWith(`${id}-`));
  if (process.argv.includes('--force')) make(`${id}-${Date.now().toString(36)}`);
  else if (!present) make(id);
  else if (findCurrentBuild() !== present) pointAt(present);
  removeOldBuilds();
  await release();
}

function make(id: string) {
  fs.rmSync(buildFolder(id), { recursive: true, force: true });
  fs.mkdirSync(buildFolder(id), { recursive: true });
  const settings = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: nextFolder(id),
    NEXT_BUILD_ID: id,
    NEXT_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: contentFolder(id),
  };
  run(['--conditions=react-server', '--import', 'tsx', 'scripts/content/compile.ts'], settings);
  run(['node_modules/next/dist/bin/next', 'build'], settings);
  // Next leaves a reference to this build's types at the top level, where it would outlive the build.
  fs.rmSync('next-env.d.ts', { force: true });
  fs.writeFileSync(doneFile(id), `${JSON.stringify({ id, at: new Date().toISOString() })}\n`);
  pointAt(id);
}

function run(args: string[], settings: Record<string, string>) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status === 0) return;
  console.error('The build did not succeed. What was served before is still served.');
  process.exit(status ?? 1);
}

/** A link is swapped by renaming another over it, so there is no moment without one. */
function pointAt(id: string) {
  const beside = `${currentLink}.${process.pid}`;
  fs.rmSync(beside, { force: true });
  fs.symlinkSync(id, beside);
  fs.renameSync(beside, currentLink);
}

function removeOldBuilds() {
  const finished = listBuilds();
  const keep = new Set([findCurrentBuild(), ...finished.slice(0, buildsKept), ...finished.filter(isInUse)]);
  for (const entry of fs.readdirSync(buildsFolder, { withFileTypes: true })) {
    if (entry.isDirectory() && !keep.has(entry.name)) {
      fs.rmSync(path.join(buildsFolder, entry.name), { recursive: true, force: true });
    }
  }
}

void main().catch((error: Error) => {
  console.error(['SettingsError', 'DirectoryInUseError'].includes(error.name) ? error.message : error);
  process.exitCode = 1;
});
