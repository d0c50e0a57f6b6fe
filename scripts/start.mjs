// npm start: builds when there is no build for the present sources and settings, then serves it.

import { spawnSync } from 'node:child_process';
import { serve } from './serve/server.mjs';

const build = ['--conditions=react-server', '--import', 'tsx', 'scripts/build.ts'];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status === 0) await serve();
else process.exitCode = status ?? 1;
