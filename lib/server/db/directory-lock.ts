import 'server-only';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The embedded database has no guard of its own: two processes on one folder both acknowledge writes and one side's
// rows are lost without an error. On Linux the kernel holds the lock (an abstract socket, nothing to go stale);
// elsewhere a pid file does. Neither is ever taken over by age.

const patienceMs = 5000;
const pauseMs = 200;

/** Another process holds the folder. The message is for the person who starts the site. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Takes the folder for this process and gives back what releases it. Waits, by default 5 s, since a process that was
 * just killed may still be going.
 * @throws DirectoryInUseError when another live process keeps it.
 */
export async function lockDirectory(
  directory: string,
  { waitMs = patienceMs, platform = process.platform } = {},
): Promise<() => Promise<void>> {
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  const real = path.join(fs.realpathSync(path.dirname(directory)), path.basename(directory));
  const take = platform === 'linux' ? takeSocket : takePidFile;
  for (let waited = 0; waited <= waitMs; waited += pauseMs) {
    const release = await take(real);
    if (release) return release;
    await wait(pauseMs);
  }
  throw new DirectoryInUseError(
    `The folder ${directory} is in use by another running copy of the site. Stop that copy, or set DATA_DIR to another folder.`,
  );
}

async function takeSocket(directory: string) {
  const name = createHash('sha256').update(directory).digest('hex');
  const server = net.createServer((socket) => socket.destroy());
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen({ path: `\0prepstead-data:${name}` }, () => resolve(true));
  });
  if (!taken) return null;
  server.unref();
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
}

async function takePidFile(directory: string) {
  const file = `${directory}.pid`;
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, `${process.pid}\n`);
  try {
    fs.linkSync(mine, file);
    return async () => fs.rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isRunning(Number(readPid(file)))) fs.rmSync(file, { force: true });
    return null;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

const readPid = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
